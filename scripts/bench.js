import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { isBuilt } from './build-state.js'
import { run } from './dependencies.js'
import { sumKb, weighScripts } from './page-weight.js'

/** Compare ratios within one run, never figures between runs: the machine is noisy. */
const WARM_UP_S = 3
const MEASURE_S = 5
const ROUNDS = 3
const CONNECTIONS = 10
const APP_PORT = 4_310
const BARE_PORT = 4_311

if (!isBuilt()) run(process.execPath, ['scripts/build.js'])
const hasTaskset = spawnSync('which', ['taskset']).status === 0
if (hasTaskset) spawnSync('taskset', ['-cp', '1', String(process.pid)])

const app = await startServer(
  'build/server.js',
  { PORT: String(APP_PORT), ORIGIN: `http://127.0.0.1:${APP_PORT}` },
  APP_PORT,
)
const home = await (await fetch(`http://127.0.0.1:${APP_PORT}/`)).text()
const bare = await startServer(
  'scripts/bench-bare.js',
  { PORT: String(BARE_PORT), HOME_URL: `http://127.0.0.1:${APP_PORT}/` },
  BARE_PORT,
)

const targets = [
  ['bare Express hello', `http://127.0.0.1:${BARE_PORT}/hello`],
  ['bare React stream of home', `http://127.0.0.1:${BARE_PORT}/home`],
  ['our home page', `http://127.0.0.1:${APP_PORT}/`],
  ['our consensus page', `http://127.0.0.1:${APP_PORT}/ai/consensus`],
  ['/api/auth/user', `http://127.0.0.1:${APP_PORT}/api/auth/user`],
]

console.log('server                        req/s    p50 ms   p99 ms   ratio to bare React')
let bareReact = 0
for (const [name, url] of targets) {
  const { rate, p50, p99 } = await measure(url)
  if (name.startsWith('bare React')) bareReact = rate
  const ratio = bareReact ? (rate / bareReact).toFixed(3) : ''
  console.log(
    `${name.padEnd(28)} ${rate.toFixed(0).padStart(6)} ${String(p50).padStart(8)} ${String(p99).padStart(8)}   ${ratio}`,
  )
}
app.kill()
bare.kill()

console.log(
  `\nhome: ${sumKb(weighScripts(home)).toFixed(1)} kB JavaScript, ${sum(home, /href="(\/assets\/[^"]+\.css)"/g)} kB CSS (brotli)`,
)
await benchLedger()
process.exit(0)

async function startServer(file, env, port) {
  const command = hasTaskset ? ['taskset', '-c', '0', process.execPath, file] : [process.execPath, file]
  const child = spawn(command[0], command.slice(1), {
    stdio: ['ignore', 'ignore', 2],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'frenly-bench-')),
      ...env,
    },
  })
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (r) => r.ok,
      () => false,
    )
    if (isUp) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${file} did not start`)
}

async function measure(url) {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_S })
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await autocannon({ url, connections: CONNECTIONS, duration: MEASURE_S }))
  rounds.sort((a, b) => a.requests.average - b.requests.average)
  const { requests, latency } = rounds[Math.floor(ROUNDS / 2)]
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 }
}

/** Kilobytes of the pre-compressed files that the page names, each once. */
function sum(html, pattern) {
  const files = new Set([...html.matchAll(pattern)].map(([, path]) => join('build/client', path)))
  const bytes = [...files].reduce(
    (total, file) => total + readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length,
    0,
  )
  return (bytes / 1_000).toFixed(1)
}

/** Five answers of 200 words to a ledger, through the worker as the product does it. */
async function benchLedger() {
  const { forkWorker } = await import('./fork-worker.js')
  const { ask, end } = forkWorker('./build/engine.worker.js')
  const { longAnswers } = await import('./bench-answers.js')
  await ask('prepare', null)
  const warmUp = ['It opened in 1937.', 'It opened in 1973.'].map((text, n) => ({ seat: `seat-${n}`, text }))
  await ask('ledger', { question: 'When did it open?', answers: warmUp })
  const times = []
  for (let round = 1; round <= 9; round++) {
    const answers = longAnswers(round).map((text, n) => ({ seat: `seat-${n}`, text }))
    const startedAt = performance.now()
    await ask('ledger', { question: 'Should our studio switch to a four-day week?', answers })
    times.push(performance.now() - startedAt)
  }
  end()
  times.sort((a, b) => a - b)
  console.log(
    `ledger of five answers of 200 words: median ${times[4].toFixed(0)} ms, slowest ${times[8].toFixed(0)} ms`,
  )
}
