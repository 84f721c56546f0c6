import { spawn } from 'node:child_process'
import { watchNpm } from './watch-npm.js'

/** A server that lived shorter than this died quickly; so many quick deaths in a row end the trying. */
const QUICK_MS = 10_000
const MOST_QUICK_DEATHS = 8
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 30_000
/** A server closes within 12 seconds; one that has not by then is stuck. */
const STOP_LIMIT_MS = 30_000
/** The server refuses to start: another try would be refused the same way (EX_CONFIG). */
const REFUSED = 78

/**
 * Runs the server and starts it again when it dies, sooner first and later after quick deaths. Ends this process as the
 * server ends: when it stops by itself, is told to stop, refuses to start, or keeps dying.
 * The server has a channel to this process and stops when it breaks, so that nothing is left however this process ends.
 */
export async function supervise(file, { quickMs = QUICK_MS, firstWaitMs = FIRST_WAIT_MS } = {}) {
  const current = { child: null, isStopping: false }
  stopOnSignal(current)
  for (let quickDeaths = 0; ;) {
    const startedAt = Date.now()
    const end = await runOnce(file, current)
    if (current.isStopping || end.code === 0 || end.code === REFUSED) process.exit(end.code ?? 0)
    quickDeaths = Date.now() - startedAt < quickMs ? quickDeaths + 1 : 0
    if (quickDeaths >= MOST_QUICK_DEATHS) giveUp(quickDeaths, end)
    const waitMs = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** Math.max(0, quickDeaths - 1))
    tell(`the server ended with ${nameOf(end)}; it is started again in ${waitMs / 1_000} s`, end)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (current.isStopping) process.exit(0)
  }
}

function runOnce(file, current) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, file], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    current.child = child
    child.on('error', (error) => resolve({ code: null, signal: null, message: error.message }))
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
}

/** A signal to this process, or the end of the npm that started it, is one to the server. */
function stopOnSignal(current) {
  const stop = () => {
    if (current.isStopping) return
    current.isStopping = true
    current.child?.kill('SIGTERM')
    setTimeout(() => current.child?.kill('SIGKILL'), STOP_LIMIT_MS).unref()
    if (current.child === null || current.child.exitCode !== null || current.child.signalCode !== null) process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  watchNpm(stop)
}

const nameOf = ({ code, signal, message }) => message ?? (signal ? `the signal ${signal}` : `code ${code}`)

/** A line of the log, in the form the server writes. */
function tell(msg, { code = null, signal = null }) {
  const line = { level: 50, time: new Date().toISOString(), code, signal, msg }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function giveUp(deaths, end) {
  process.stderr.write(
    `The server died ${deaths} times shortly after its start, at last with ${nameOf(end)}. It is not started again; ` +
      'the lines above say why it died.\n',
  )
  process.exit(end.code ?? 1)
}
