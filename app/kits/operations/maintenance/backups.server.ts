import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/
const MAKING = 'making-'
const TRYING = 'trying-'

export type Backup = { name: string; at: Date; databaseBytes: number }

const folder = () => join(env().DATA_DIR, 'backups')

export const backupFolder = (name: string): string => join(folder(), name)

/** Where a backup is put back on trial. */
export const trialFolder = (name: string): string => join(folder(), TRYING + name)

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

/** Removes what a trial that was cut off has left. */
export async function removeTrials(): Promise<void> {
  for (const name of await listNames()) if (name.startsWith(TRYING)) await remove(name)
}

/**
 * Removes all but the newest `BACKUPS_KEPT`, and what was left half made. One that was just made stays, also where a clock that was ahead
 * has left others with a later date.
 */
export async function removeOldBackups(justMade?: string): Promise<void> {
  const names = await listNames()
  const others = names.filter((name) => NAME.test(name) && name !== justMade).toSorted()
  const kept = env().BACKUPS_KEPT - (justMade === undefined ? 0 : 1)
  const old = others.slice(0, Math.max(0, others.length - kept))
  const halves = names.filter((name) => name.startsWith(MAKING))
  for (const name of [...old, ...halves]) await remove(name)
}

const remove = (name: string) => rm(backupFolder(name), { recursive: true, force: true })

const listNames = (): Promise<string[]> => readdir(folder()).catch(() => [])

async function toBackup(name: string): Promise<Backup[]> {
  const database = await stat(join(folder(), name, 'frenly.sqlite')).catch(() => null)
  const [day = '', time = ''] = name.split('T')
  const at = new Date(`${day}T${time.replaceAll('-', ':')}Z`)
  return database ? [{ name, at, databaseBytes: database.size }] : []
}
