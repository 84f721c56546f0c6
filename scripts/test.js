import { isBuilt } from './build-state.js'
import { ensureChromium, ensureDependencies, ensurePostgres } from './dependencies.js'
import { isTold, runFailedAgain, runSteps } from './test-steps.js'

/** `--nightly`: every test in its whole length, with the stories, tables and faults that take long. */
const isNightly = process.argv.includes('--nightly')

ensureDependencies()
const chromium = ensureChromium()
const whyNoPostgres = ensurePostgres()
const env = {
  ...process.env,
  ...(chromium ? { CHROMIUM: chromium } : {}),
  ...(isNightly ? { FRENLY_NIGHTLY: '1' } : {}),
}

/** `TEST_RETRIES=2`: files with a failed test run up to twice more, alone, and the report names them. For busy machines. */
const rounds = Number(process.env.TEST_RETRIES ?? 0)

const bin = (name) => `node_modules/.bin/${name}`
const vitest = (...args) => [bin('vitest'), ['run', ...args]]
const stories = (...args) => [bin('playwright'), ['test', '-c', 'tests/journeys/playwright.config.ts', ...args]]
const node = (...args) => [process.execPath, args]
/** Each night all files are looked at. */
const recent = isNightly ? [] : ['--recent']
const projects = (...names) => names.flatMap((name) => ['--project', name])

/**
 * In the order they are begun. `share`: how much of the machine one takes. Whatever starts worker processes waits for the
 * build, which makes their programs. Stories and walks wait for pages much of their time: beside them runs what computes.
 * How many workers a step has stands here alone: said in vitest.config.ts, it would count for every step.
 */
const steps = [
  { name: 'build', share: 1, command: node('scripts/build.js'), isDone: isBuilt },
  { name: 'types, SQLite', share: 1, command: node('scripts/types.js', 'tsconfig.json') },
  { name: 'lint', share: 1, command: node('scripts/check-files.js', 'lint', ...recent) },
  {
    name: 'journeys',
    share: 2,
    isLoud: true,
    after: ['build'],
    command: stories(),
    again: (files) => stories('--workers', '1', ...files),
  },
  // Rows have the same types in both engines: by day those who speak SQL are checked with the second one's.
  {
    name: 'types, PostgreSQL',
    share: 1,
    command: node('scripts/types.js', isNightly ? 'tsconfig.pg.json' : 'tsconfig.pg-stores.json'),
  },
  { name: 'format', share: 1, command: node('scripts/check-files.js', 'format', ...recent) },
  {
    name: 'walk',
    share: 1,
    after: ['build'],
    command: vitest('--project', 'walk', '--maxWorkers', '2'),
    again: (files) => vitest('--project', 'walk', '--maxWorkers', '1', ...files),
  },
  {
    name: 'unit, PostgreSQL',
    share: 1,
    after: ['build'],
    command: vitest('--project', 'pg', '--maxWorkers', '1'),
    again: (files) => vitest('--project', 'pg', '--maxWorkers', '1', ...files),
    whyNot: whyNoPostgres,
  },
  // Half of these wait for processes and clocks, so both cores have work for three.
  {
    name: 'unit',
    share: 2,
    after: ['build'],
    command: vitest(...projects('node', 'pure', 'dom'), '--maxWorkers', '3'),
    again: (files) => vitest(...projects('node', 'pure', 'dom'), '--maxWorkers', '1', ...files),
  },
  ...(isNightly
    ? [
        { name: 'types of tests, PostgreSQL', share: 1, command: node('scripts/types.js', 'tsconfig.pg-tests.json') },
        { name: 'training', share: 2, command: vitest('--project', 'training') },
      ]
    : []),
]

const results = await runSteps(steps, env)
process.exit(isTold(await runFailedAgain(results, env, rounds)) ? 0 : 1)
