import { existsSync, readdirSync, rmSync } from 'node:fs'

/** Five times what all tests read. */
const MOST_FILES = 30_000

/** The folder for what Vite made of each file; each state of a file adds one, so it begins anew when it has too many. */
export function moduleCache(): string {
  const folder = 'node_modules/.cache/vitest-modules'
  if (existsSync(folder) && readdirSync(folder).length > MOST_FILES) rmSync(folder, { recursive: true, force: true })
  return folder
}
