import { findBase, listChanged } from './changed-files.js'
import { ensureDependencies } from './dependencies.js'
import { isTold, runSteps } from './test-steps.js'

ensureDependencies()
const base = findBase()
const changed = listChanged(base)
const bin = (name) => `node_modules/.bin/${name}`
const types = (project) => [process.execPath, ['node_modules/typescript7/bin/tsc', '--checkers', '1', '-p', project]]
const scripts = changed.filter((file) => /^(?!training\/|drizzle\/).*\.(?:[jt]sx?|c?js)$/.test(file))
/** The two engines of the database differ in what speaks to them alone. */
const speaksSql = changed.filter((file) =>
  /^app\/database\/|\.store\.server\.ts$|^(?:package|tsconfig)[\w.-]*\.json$/.test(file),
)
const kept = (tool) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/frenly-${tool}`,
]
const vitest = (...args) => [bin('vitest'), ['run', ...args]]
const nothing = (files) => (files.length === 0 ? 'nothing of the kind changed' : null)

/** Types, lint, format and the unit tests of what differs from main: the quick look before each commit. */
const steps = [
  { name: 'types, SQLite', share: 1, command: types('tsconfig.json') },
  {
    name: 'lint',
    share: 1,
    whyNot: nothing(scripts),
    command: [bin('eslint'), ['--no-warn-ignored', ...kept('eslint'), ...scripts]],
  },
  {
    name: 'format',
    share: 1,
    whyNot: nothing(changed),
    command: [bin('prettier'), ['--check', '--ignore-unknown', '--log-level', 'warn', ...kept('prettier'), ...changed]],
  },
  {
    name: 'types, PostgreSQL',
    share: 1,
    whyNot: speaksSql.length === 0 ? 'nothing that speaks SQL changed' : null,
    command: types('tsconfig.pg.json'),
  },
  { name: 'shape', share: 1, command: vitest('--project', 'pure', 'tests/shape') },
  {
    name: 'unit',
    share: 1,
    command: vitest(
      '--changed',
      base,
      '--passWithNoTests',
      '--project',
      'node',
      '--project',
      'pure',
      '--project',
      'dom',
    ),
  },
]
process.exit(isTold(await runSteps(steps, process.env)) ? 0 : 1)
