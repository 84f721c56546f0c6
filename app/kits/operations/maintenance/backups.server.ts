import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'

/** As many backups as are kept in the data folder. */
export const BACKUPS_KEPT = 7
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/
const MAKING = 'making-'

export type Backup = { name: string; at: Date; databaseBytes: number }

const folder = () => join(env().DATA_DIR, 'backups')

/** Where a backup of a moment is made, and how it becomes one once it is whole. */
export function planBackup(now: Date): { name: string; target: string; keep(): Promise<void> } {
  const name = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(':', '-')
  const target = join(folder(), MAKING + name)
  return { name, target, keep: () => rename(target, join(folder(), name)) }
}

/** The backups in the data folder, newest first. */
export async function listBackups(): Promise<Backup[]> {
  const names = (await listNames()).filter((name) => NAME.test(name))
  const backups = await Promise.all(names.map(toBackup))
  return backups.flat().toSorted((a, b) => b.name.localeCompare(a.name))
}

/**
 * Removes all but the newest, and what was left half made. One that was just made stays, also where a clock that was ahead
 * has left others with a later date.
 */
export async function removeOldBackups(justMade?: string): Promise<void> {
  const names = await listNames()
  const others = names.filter((name) => NAME.test(name) && name !== justMade).toSorted()
  const old = others.slice(0, (justMade === undefined ? 0 : 1) - BACKUPS_KEPT)
  const halves = names.filter((name) => name.startsWith(MAKING))
  for (const name of [...old, ...halves]) await rm(join(folder(), name), { recursive: true, force: true })
}

const listNames = (): Promise<string[]> => readdir(folder()).catch(() => [])

async function toBackup(name: string): Promise<Backup[]> {
  const database = await stat(join(folder(), name, 'frenly.sqlite')).catch(() => null)
  const [day = '', time = ''] = name.split('T')
  const at = new Date(`${day}T${time.replaceAll('-', ':')}Z`)
  return database ? [{ name, at, databaseBytes: database.size }] : []
}
