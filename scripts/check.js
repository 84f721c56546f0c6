import { findBase, listChanged } from './changed-files.js'
import { ensureDependencies } from './dependencies.js'
import { isTold, runSteps } from './test-steps.js'

ensureDependencies()
const base = findBase()
const changed = listChanged(base)
const bin = (name) => `node_modules/.bin/${name}`
const node = (...args) => [process.execPath, args]
/** The two engines of the database differ in what speaks to them alone. */
const speaksSql = changed.filter((file) =>
  /^app\/database\/|\.store\.server\.ts$|^(?:package|tsconfig)[\w.-]*\.json$/.test(file),
)
const vitest = (...args) => [bin('vitest'), ['run', ...args]]
const nothing = (files) => (files.length === 0 ? 'nothing of the kind changed' : null)

/** Types, lint, format and the unit tests of what differs from main: the quick look before each commit. */
const steps = [
  { name: 'types, SQLite', share: 1, command: node('scripts/types.js', 'tsconfig.json') },
  {
    name: 'lint',
    share: 1,
    whyNot: nothing(changed),
    command: node('scripts/check-files.js', 'lint', '--only', ...changed),
  },
  {
    name: 'format',
    share: 1,
    whyNot: nothing(changed),
    command: node('scripts/check-files.js', 'format', '--only', ...changed),
  },
  {
    name: 'types, PostgreSQL',
    share: 1,
    whyNot: speaksSql.length === 0 ? 'nothing that speaks SQL changed' : null,
    command: node('scripts/types.js', 'tsconfig.pg-stores.json'),
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
