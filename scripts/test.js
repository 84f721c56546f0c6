import { spawnSync } from 'node:child_process'
import { isBuilt } from './build-state.js'
import { ensureChromium, ensureDependencies } from './dependencies.js'

ensureDependencies()
const chromium = ensureChromium()

const bin = (name) => `node_modules/.bin/${name}`
const steps = [
  ['types, SQLite', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types, PostgreSQL', bin('tsc'), ['-p', 'tsconfig.pg.json']],
  ['lint', bin('eslint'), ['.']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['build', process.execPath, ['scripts/build.js'], isBuilt],
  ['unit', bin('vitest'), ['run', '--project', 'node', '--project', 'dom']],
  ['walk', bin('vitest'), ['run', '--project', 'walk']],
  ['journeys', bin('playwright'), ['test', '-c', 'tests/journeys/playwright.config.ts']],
]

const env = { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) }
const results = steps.map(([name, command, args, isDone]) => {
  const startedAt = Date.now()
  if (isDone?.()) return { name, isPassed: true, tookS: 0 }
  process.stdout.write(`\n== ${name}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  return { name, isPassed: status === 0, tookS: Math.round((Date.now() - startedAt) / 1_000) }
})

process.stdout.write('\n== summary\n')
for (const { name, isPassed, tookS } of results) {
  process.stdout.write(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${tookS} s)\n`)
}
const passed = results.filter(({ isPassed }) => isPassed).length
process.stdout.write(`${passed} passed, ${results.length - passed} failed\n`)
process.exit(passed === results.length ? 0 : 1)
