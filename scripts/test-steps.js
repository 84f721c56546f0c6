import { spawn } from 'node:child_process'

/** Two cores have work for three: of the parts that run beside each other, one mostly waits. */
const MACHINE = 3

/**
 * Runs steps beside each other as far as their shares fit the machine, each after those it names. What a step says is
 * printed as one piece when it ends, unless it is loud. Gives `{ name, isPassed, whyNot, tookS }` of each.
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

async function take({ name, command, isDone, whyNot, isLoud = false }, env) {
  const startedAt = Date.now()
  if (whyNot) return { name, whyNot, tookS: 0 }
  if (isDone?.()) return { name, isPassed: true, tookS: 0 }
  process.stdout.write(`begun    ${name}\n`)
  const { status, said } = await run(command, { env, isLoud })
  const tookS = Math.round((Date.now() - startedAt) / 1_000)
  process.stdout.write(`\n== ${name} (${tookS} s)\n${said}`)
  return { name, isPassed: status === 0, tookS }
}

function run([command, args], { env, isLoud }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'], env })
    const said = []
    child.stdout?.on('data', (part) => said.push(part))
    child.stderr?.on('data', (part) => said.push(part))
    child.on('error', (error) => resolve({ status: 1, said: String(error) }))
    child.on('close', (status) => resolve({ status, said: Buffer.concat(said).toString() }))
  })
}

/** Prints one line for each step; true when all passed that could run. */
export function isTold(results) {
  process.stdout.write('\n== summary\n')
  for (const { name, isPassed, whyNot, tookS } of results) {
    const how = whyNot ? `skipped  ${name}: ${whyNot}` : `${isPassed ? 'passed' : 'FAILED'}  ${name} (${tookS} s)`
    process.stdout.write(`${how}\n`)
  }
  const passed = results.filter(({ isPassed }) => isPassed).length
  const skipped = results.filter(({ whyNot }) => whyNot).length
  const failed = results.length - passed - skipped
  process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
  return failed === 0
}
