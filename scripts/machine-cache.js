import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** What a machine keeps of checks for all clones on it: `FRENLY_CACHE`, or Frenly's folder where programs keep such things. */
const FOLDER = process.env.FRENLY_CACHE || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'frenly')

/** What was kept under a name; null when nothing was, or it cannot be read. */
export function readKept(name) {
  try {
    return readFileSync(join(FOLDER, name))
  } catch {
    return null
  }
}

/** Keeps bytes under a name, whole: two runs at once never mix. A machine that keeps nothing only works longer. */
export function keep(name, content) {
  const file = join(FOLDER, name)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, content)
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    process.stderr.write(`${file} could not be written: ${error.message}\n`)
  }
}
