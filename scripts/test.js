import { isBuilt } from './build-state.js'
import { ensureChromium, ensureDependencies, ensurePostgres } from './dependencies.js'
import { isTold, runSteps } from './test-steps.js'

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

const bin = (name) => `node_modules/.bin/${name}`
const vitest = (...args) => [bin('vitest'), ['run', ...args]]
/** TypeScript 7 checks in a third of the time; ESLint's parser still needs 5. Both packages have a `tsc`, hence the path. */
const types = (project) => [process.execPath, ['node_modules/typescript7/bin/tsc', '-p', project]]
const projects = (...names) => names.flatMap((name) => ['--project', name])

/**
 * In the order they are begun. `share`: how much of the machine one takes. Stories and walks wait for the build, and wait
 * for pages and processes much of their time: beside them runs what computes.
 */
const steps = [
  { name: 'build', share: 1, command: [process.execPath, ['scripts/build.js']], isDone: isBuilt },
  { name: 'types, SQLite', share: 1, command: types('tsconfig.json') },
  {
    name: 'lint',
    share: 1,
    command: [
      bin('eslint'),
      ['.', '--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint'],
    ],
  },
  {
    name: 'journeys',
    share: 2,
    isLoud: true,
    after: ['build'],
    command: [bin('playwright'), ['test', '-c', 'tests/journeys/playwright.config.ts']],
  },
  { name: 'types, PostgreSQL', share: 1, command: types('tsconfig.pg.json') },
  { name: 'format', share: 1, command: [bin('prettier'), ['--check', '--log-level', 'warn', '.']] },
  { name: 'walk', share: 1, after: ['build'], command: vitest('--project', 'walk', '--maxWorkers', '1') },
  {
    name: 'unit, PostgreSQL',
    share: 1,
    command: vitest('--project', 'pg', '--maxWorkers', '1'),
    whyNot: whyNoPostgres,
  },
  { name: 'unit', share: 2, after: ['build'], command: vitest(...projects('node', 'pure', 'dom')) },
  ...(isNightly ? [{ name: 'training', share: 2, command: vitest('--project', 'training') }] : []),
]

const results = await runSteps(steps, env)
process.exit(isTold(results) ? 0 : 1)
