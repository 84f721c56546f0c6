import { spawnSync } from 'node:child_process'
import { isBuilt } from './build-state.js'
import { ensureChromium, ensureDependencies, ensurePostgres } from './dependencies.js'

ensureDependencies()
const chromium = ensureChromium()
const whyNoPostgres = ensurePostgres()

const bin = (name) => `node_modules/.bin/${name}`
const steps = [
  ['types, SQLite', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types, PostgreSQL', bin('tsc'), ['-p', 'tsconfig.pg.json']],
  ['lint', bin('eslint'), ['.']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['build', process.execPath, ['scripts/build.js'], isBuilt],
  ['unit', bin('vitest'), ['run', '--project', 'node', '--project', 'dom']],
  ['unit, PostgreSQL', bin('vitest'), ['run', '--project', 'pg'], null, whyNoPostgres],
  ['walk', bin('vitest'), ['run', '--project', 'walk', '--maxWorkers', '2']],
  ['journeys', bin('playwright'), ['test', '-c', 'tests/journeys/playwright.config.ts']],
]

const env = { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) }
const results = steps.map(([name, command, args, isDone, whyNot]) => {
  const startedAt = Date.now()
  if (whyNot) return { name, whyNot, tookS: 0 }
  if (isDone?.()) return { name, isPassed: true, tookS: 0 }
  process.stdout.write(`\n== ${name}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  return { name, isPassed: status === 0, tookS: Math.round((Date.now() - startedAt) / 1_000) }
})

process.stdout.write('\n== summary\n')
for (const { name, isPassed, whyNot, tookS } of results) {
  const how = whyNot ? `skipped  ${name}: ${whyNot}` : `${isPassed ? 'passed' : 'FAILED'}  ${name} (${tookS} s)`
  process.stdout.write(`${how}\n`)
}
const passed = results.filter(({ isPassed }) => isPassed).length
const skipped = results.filter(({ whyNot }) => whyNot).length
const failed = results.length - passed - skipped
process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
process.exit(failed === 0 ? 0 : 1)
