import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Two cores have work for three: of the parts that run beside each other, one mostly waits. */
const MACHINE = 3

/** More failed files than these are no matter of a busy machine. */
const MOST_AGAIN = 15

/**
 * Runs steps beside each other as far as their shares fit the machine, each after those it names. What a step says is
 * printed as one piece when it ends, unless it is loud. Gives `{ name, isPassed, whyNot, tookS, failures }` of each.
 */
export async function runSteps(steps, env) {
  const waiting = [...steps]
  const running = new Map()
  const results = []
  const hasEnded = (name) => results.some((result) => result.name === name) || !steps.some((step) => step.name === name)
  const begin = (step) => {
    waiting.splice(waiting.indexOf(step), 1)
    const done = take(step, env).then((result) => {
      running.delete(step)
      results.push(result)
    })
    running.set(step, done)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = findNext(waiting, [...running.keys()], hasEnded)
    if (next) begin(next)
    else await Promise.race(running.values())
  }
  return results
}

/** The first step that may begin: those it comes after have ended, and there is room for its share. */
export function findNext(waiting, running, hasEnded) {
  const taken = running.reduce((sum, { share }) => sum + share, 0)
  return waiting.find(({ share, after = [] }) => after.every(hasEnded) && (taken + share <= MACHINE || taken === 0))
}

async function take({ name, command, isDone, whyNot, isLoud = false, again }, env) {
  const startedAt = Date.now()
  if (whyNot) return { name, whyNot, tookS: 0 }
  if (isDone?.()) return { name, isPassed: true, tookS: 0 }
  process.stdout.write(`begun    ${name}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'frenly-step-'))
  const file = join(folder, 'failures')
  const { status, said, workedS } = await run(command, { env: { ...env, FAILURES_FILE: file }, isLoud })
  const tookS = Math.round((Date.now() - startedAt) / 1_000)
  process.stdout.write(`\n== ${name} (${tookS} s)\n${said}`)
  const failures = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
  rmSync(folder, { recursive: true, force: true })
  return { name, isPassed: status === 0, tookS, workedS, failures, again, command, isLoud }
}

/**
 * Runs each failed step again, alone, `rounds` times at most: what passes then failed by a machine that others loaded, and
 * the report names it. Where files failed they alone run; a step that failed outside of its files runs whole, once. Gives
 * the results anew; what has no `again`, or failed in too many files, stays failed.
 */
export async function runFailedAgain(results, env, rounds = 1) {
  const told = []
  for (const result of results) told.push(await runAgain(result, env, rounds))
  return told
}

async function runAgain(first, env, rounds) {
  let last = first
  const flaky = []
  for (let round = 0; round < rounds; round++) {
    const files = toFilesAgain(last)
    if (!files || (files.length === 0 && round > 0)) break
    flaky.push(...nameFailures(last))
    const command = files.length > 0 ? first.again(files) : first.command
    last = await take({ ...first, command, name: `${first.name}, again` }, env)
    if (last.isPassed) return { ...first, isPassed: true, flaky }
  }
  return last
}

/** A runner that ends without naming a test is told by its step. */
const nameFailures = ({ name, failures }) =>
  failures.length > 0 ? failures : [{ file: null, name, why: 'it ended with an error and named no test' }]

/**
 * The files of a failed step that are worth another run, none for the whole step; null where nothing is to be run again.
 * @param {{ isPassed?: boolean, whyNot?: string, again?: unknown, failures?: { file: string | null, name?: string, why?: string }[] }} result
 */
export function toFilesAgain({ isPassed, whyNot, failures = [], again }) {
  if (isPassed || whyNot || !again) return null
  if (failures.some(({ file }) => !file)) return []
  const files = [...new Set(failures.map(({ file }) => file))]
  return files.length <= MOST_AGAIN ? files : null
}

/** The shell tells how long the command and all it started worked. */
const TIMED = '"$0" "$@"; code=$?; times >&3; exit $code'

function run([command, args], { env, isLoud }) {
  return new Promise((resolve) => {
    const stdio = isLoud ? ['inherit', 'inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe', 'pipe']
    const child = spawn('sh', ['-c', TIMED, command, ...args], { stdio, env })
    const times = []
    child.stdio[3]?.on('data', (part) => times.push(part))
    const said = []
    child.stdout?.on('data', (part) => said.push(part))
    child.stderr?.on('data', (part) => said.push(part))
    child.on('error', (error) => resolve({ status: 1, said: String(error) }))
    child.on('close', (status) =>
      resolve({ status, said: Buffer.concat(said).toString(), workedS: toWorkedS(Buffer.concat(times).toString()) }),
    )
  })
}

/** Of what a shell's `times` says the second line, "1m2.34s 0m5.67s": user and system time of what it ran. */
export const toWorkedS = (times) =>
  Math.round(
    [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
      0,
    ),
  )

/** Prints what failed and why, then one line for each step; true when all passed that could run. */
export function isTold(results) {
  for (const { name, isPassed, failures = [], flaky = [] } of results) {
    for (const failure of flaky) process.stdout.write(`\nflaky    ${toLine(name, failure)}\n`)
    if (!isPassed) for (const failure of failures) process.stdout.write(`\nFAILED   ${toLine(name, failure)}\n`)
  }
  process.stdout.write('\n== summary\n')
  for (const { name, isPassed, whyNot, tookS, workedS, flaky } of results) {
    const passed = flaky ? 'flaky ' : 'passed'
    const how = whyNot
      ? `skipped  ${name}: ${whyNot}`
      : `${isPassed ? passed : 'FAILED'}  ${name} (${tookS} s${workedS ? `, ${workedS} s of processor time` : ''})`
    process.stdout.write(`${how}\n`)
  }
  const passed = results.filter(({ isPassed }) => isPassed).length
  const skipped = results.filter(({ whyNot }) => whyNot).length
  const failed = results.length - passed - skipped
  process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
  return failed === 0
}

const toLine = (step, { file, name, why }) => `${step}: ${file ?? ''} > ${name}\n  ${why.replaceAll('\n', '\n  ')}`
