import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { listChanged } from './changed-files.js'
import { keep, readKept } from './machine-cache.js'

/**
 * Lints files, or looks at their format: `node scripts/check-files.js lint|format [--recent | --only FILE...]`; without
 * names all that git knows or would take. What a tool says of a file follows from its name, its content, the tool and its
 * settings: a file that passed on this machine, in this clone or another, is not looked at again while all of these are the
 * same. `--recent` leaves out what is as it was 100 commits ago, when runs of the suite have looked at it.
 */
const TOOLS = {
  lint: {
    takes: /^(?!training\/|drizzle\/).*\.(?:[jt]sx?|[cm]js)$/,
    command: ['eslint', '--no-warn-ignored'],
    packages: [
      'eslint',
      '@eslint/js',
      'eslint-plugin-jsx-a11y',
      'eslint-plugin-react-hooks',
      'globals',
      'typescript',
      'typescript-eslint',
    ],
    settings: ['eslint.config.js', 'scripts/lint-tables.js'],
  },
  format: {
    takes: /./,
    command: ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn'],
    packages: ['prettier'],
    settings: ['.prettierrc.json', '.prettierignore'],
  },
}
const RECENT = 'HEAD~100'
/** What was looked at is forgotten beyond this; a hash of it has 64 letters. */
const MOST_KEPT = 100_000
/** How many names go to a tool at once: what passed is kept after each part. */
const MOST_NAMES = 1_500

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] })
const read = (file) => readFileSync(file, 'utf8')

const [kind, how, ...named] = process.argv.slice(2)
const { takes, command, packages, settings } = TOOLS[kind]
const rules = toRules(read)
const files = listFiles().filter((file) => takes.test(file) && existsSync(file))
const hashes = new Map(files.map((file) => [file, toHash(file)]))
const passed = new Set(readKept(kind)?.toString().split('\n'))
const unknown = files.filter((file) => !passed.has(hashes.get(file)))
let isPassed = true
for (let at = 0; at < unknown.length; at += MOST_NAMES)
  isPassed = isFine(unknown.slice(at, at + MOST_NAMES)) && isPassed
process.exit(isPassed ? 0 : 1)

function listFiles() {
  if (how === '--only') return named
  const isRecentEnough = how === '--recent' && areRulesOld()
  return isRecentEnough ? listChanged(RECENT) : git('ls-files', '-co', '--exclude-standard').split('\n').filter(Boolean)
}

/** Whether the tool and its settings were the same 100 commits ago; a clone without so much history does not know. */
function areRulesOld() {
  try {
    return toRules((file) => git('show', `${RECENT}:${file}`)) === rules
  } catch {
    return false
  }
}

/** What decides beside a file itself: which tool, of which version, with which settings. */
function toRules(readOne) {
  const { packages: installed } = JSON.parse(readOne('package-lock.json'))
  const versions = packages.map((name) => `${name} ${installed[`node_modules/${name}`].version}`)
  return [...versions, ...settings.map(readOne), ...command].join('\n')
}

function toHash(file) {
  return createHash('sha256').update(`${rules}\n${file}\n`).update(readFileSync(file)).digest('hex')
}

function isFine(names) {
  const [tool, ...options] = command
  const { status } = spawnSync(`node_modules/.bin/${tool}`, [...options, ...names], { stdio: 'inherit' })
  if (status !== 0) return false
  // Read again: another run may have added its own meanwhile.
  const all = new Set([...(readKept(kind)?.toString().split('\n') ?? []), ...names.map((name) => hashes.get(name))])
  keep(kind, [...all].filter(Boolean).slice(-MOST_KEPT).join('\n'))
  return true
}
