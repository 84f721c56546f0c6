import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'build/stamp'
const SOURCES = [
  'app',
  'drizzle',
  'models',
  'public',
  'scripts',
  'server.ts',
  'vite.config.ts',
  'remix.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** True when the build stands and nothing it was made from has changed since. */
export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()

/** A hash over name, size and time of every source file; tests are no part of the build. */
export function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) addTo(hash, source)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || /\.test\.tsx?$/.test(path)) return
  if (!stat.isDirectory()) return void hash.update(`${path} ${stat.size} ${Math.trunc(stat.mtimeMs)}\n`)
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name))
}
