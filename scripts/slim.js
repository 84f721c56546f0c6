import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Takes out of a production install what never runs: types, sources in TypeScript, source maps, manuals, and the sources
 * of the database driver. Licences stay. For images; a second run finds nothing more to do.
 */
const NEVER_RUNS = /\.(?:[cm]?ts|tsx|map|md|markdown|flow)$/i
const LICENCE = /licen[sc]e|notice|copying/i
const UNUSED = [
  'better-sqlite3/deps',
  'better-sqlite3/src',
  'better-sqlite3/build/Release/obj',
  'better-sqlite3/build/Release/obj.target',
  'better-sqlite3/build/Release/.deps',
  'better-sqlite3/build/Release/sqlite3.a',
  'better-sqlite3/build/Release/test_extension.node',
  // For machines without TextEncoder.
  '@zxing',
  'highlight.js/styles',
  'highlight.js/scss',
  // A peer that Remix names for its own build; nothing runs it.
  'typescript',
]

if (existsSync('node_modules/vite')) {
  process.stderr.write('This is a development install. Run `npm ci --omit=dev` first.\n')
  process.exit(78)
}
for (const path of UNUSED) rmSync(join('node_modules', path), { recursive: true, force: true })
let [files, bytes] = [0, 0]
for (const path of readdirSync('node_modules', { recursive: true, encoding: 'utf8' })) {
  const file = join('node_modules', path)
  if (!NEVER_RUNS.test(path) || LICENCE.test(basename(path))) continue
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile()) continue
  files += 1
  bytes += stat.size
  rmSync(file)
}
process.stderr.write(`Removed ${files} files that never run, ${Math.round(bytes / 1e6)} MB.\n`)
