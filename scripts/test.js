import { spawn } from 'node:child_process'
import { isBuilt } from './build-state.js'
import { ensureChromium, ensureDependencies, ensurePostgres } from './dependencies.js'

ensureDependencies()
const chromium = ensureChromium()
const whyNoPostgres = ensurePostgres()
const env = { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) }

const bin = (name) => `node_modules/.bin/${name}`
/** TypeScript 7 checks in a third of the time; ESLint's parser still needs 5. Both packages have a `tsc`, hence the path. */
const compiler = 'node_modules/typescript7/bin/tsc'
/** Each of these works on one core and changes nothing another reads, so two run at a time. */
const alone = [
  ['types, SQLite', process.execPath, [compiler, '-p', 'tsconfig.json']],
  ['types, PostgreSQL', process.execPath, [compiler, '-p', 'tsconfig.pg.json']],
  ['build', process.execPath, ['scripts/build.js'], isBuilt],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint'), ['.']],
]
const onBothCores = [
  ['unit', bin('vitest'), ['run', '--project', 'node', '--project', 'pure', '--project', 'dom']],
  ['unit, PostgreSQL', bin('vitest'), ['run', '--project', 'pg'], null, whyNoPostgres],
  ['walk', bin('vitest'), ['run', '--project', 'walk', '--maxWorkers', '2']],
  ['journeys', bin('playwright'), ['test', '-c', 'tests/journeys/playwright.config.ts']],
]

async function take([name, command, args, isDone, whyNot], { isLoud }) {
  const startedAt = Date.now()
  if (whyNot) return { name, whyNot, tookS: 0 }
  if (isDone?.()) return { name, isPassed: true, tookS: 0 }
  if (isLoud) process.stdout.write(`\n== ${name}\n`)
  const { status, said } = await run(command, args, isLoud)
  if (!isLoud) process.stdout.write(`\n== ${name}\n${status === 0 ? '' : said}`)
  return { name, isPassed: status === 0, tookS: Math.round((Date.now() - startedAt) / 1_000) }
}

/** What a quiet program says is kept until it ends, so that two at a time stay readable. */
function run(command, args, isLoud) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'], env })
    const said = []
    child.stdout?.on('data', (part) => said.push(part))
    child.stderr?.on('data', (part) => said.push(part))
    child.on('error', (error) => resolve({ status: 1, said: String(error) }))
    child.on('close', (status) => resolve({ status, said: Buffer.concat(said).toString() }))
  })
}

const results = []
const waiting = [...alone]
const oneCore = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await take(step, { isLoud: false }))
}
await Promise.all([oneCore(), oneCore()])
for (const step of onBothCores) results.push(await take(step, { isLoud: true }))

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
