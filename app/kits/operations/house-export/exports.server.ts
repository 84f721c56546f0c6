import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/
const MAKING = 'making-'
/** An export is as large as the house. */
const MOST_KEPT = 2

export const exportsFolder = () => join(env().DATA_DIR, 'exports')
const listNames = (): Promise<string[]> => readdir(exportsFolder()).catch(() => [])

/** The exports that lie in the data folder, the newest first. */
export const listHouseExports = async (): Promise<string[]> =>
  (await listNames())
    .filter((name) => NAME.test(name))
    .toSorted()
    .reverse()

/** Where an export of a moment is made, and how it becomes one once it is whole. */
export function planExport(now: Date): { name: string; target: string; keep: () => Promise<void> } {
  const name = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(':', '-')
  const target = join(exportsFolder(), MAKING + name)
  return { name, target, keep: () => rename(target, join(exportsFolder(), name)) }
}

/** Removes all but the newest, and what was left half made. */
export async function removeOldExports(): Promise<void> {
  const halves = (await listNames()).filter((name) => name.startsWith(MAKING))
  for (const name of [...halves, ...(await listHouseExports()).slice(MOST_KEPT)])
    await rm(join(exportsFolder(), name), { recursive: true, force: true })
}
