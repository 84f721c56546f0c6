import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

const OWNER_ONLY = 0o700

/**
 * Makes DATA_DIR if it is not there, for the server's own user alone: it holds accounts, mail and files. A folder that
 * exists keeps the rights its operator gave it.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { mode: OWNER_ONLY })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(dataDir).isDirectory()) return
    // Node's own `recursive` never ends on a file system that answers so for a folder that is there, such as /proc.
    if (code !== 'ENOENT' || existsSync(dirname(dataDir))) throw error
    makeDataFolder(dirname(dataDir))
    makeDataFolder(dataDir)
  }
}

/** Makes DATA_DIR and writes into it. Throws a sentence for the operator when it cannot hold our data. */
export function tryDataFolder(dataDir: string): void {
  try {
    makeDataFolder(dataDir)
    const probe = join(dataDir, `probe-${process.pid}`)
    writeFileSync(probe, '', { mode: OWNER_ONLY })
    rmSync(probe)
  } catch (error) {
    throw new StartRefusal(`DATA_DIR (${dataDir}) ${whyNot(error as NodeJS.ErrnoException)}.`, { cause: error })
  }
}

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file or lies inside one. It must be a folder'
  if (code === 'EACCES' || code === 'EPERM')
    return 'may not be written by this user. Change its owner, or choose another'
  if (code === 'EROFS') return 'is on a file system that is read-only. Choose another'
  if (code === 'ENOSPC') return 'is on a disk that is full. Make room, then start again'
  return `cannot be used: ${message}`
}
