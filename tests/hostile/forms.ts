import fc from 'fast-check'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '#tests/support/server-process.ts'
import { openForms, readLag, sendForm, SLOW_MS, type Stand } from './form-sender.ts'
import { hostileText } from './fragments.ts'

/**
 * Sends hostile texts through every form of every screen of a built server, as a guest and as the operator, and looks at the
 * event loop beside it: `npx tsx tests/hostile/forms.ts [texts] [seed] [postgres]`. Ends with 1 when an answer is no answer (500, a
 * dropped connection, more than `SLOW_MS`), or the server had to be started again.
 */
const [texts = 5_000, seed = 27] = process.argv.slice(2).map(Number).filter(Number.isFinite)
const AT_ONCE = 4
const MOST_CHARS = 20_000

type Fault = { what: string; form: string; text: string }
const faults: Fault[] = []
const statuses = new Map<number, number>()

/** What is being answered, to name what keeps the server from everybody else. */
const underWay = new Map<symbol, string>()
const HELD_MS = 500
const held: { ms: number; by: string[] }[] = []

/** Asks for something that costs nothing, again and again: when it waits, so does everybody. */
async function watch(server: RunningServer, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const began = Date.now()
    const before = [...underWay.values()]
    await fetch(`${server.url}/healthz`).catch(() => undefined)
    const ms = Date.now() - began
    if (ms > HELD_MS) held.push({ ms, by: [...new Set([...before, ...underWay.values()])] })
    await pause(50)
  }
}

/** What the page says went wrong, for the report. */
const findSentence = (html: string) =>
  /id="[^"]*-error"[^>]*>(.*?)<\/(?:p|span|div)>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, ' ')
    .slice(0, 200) ?? ''

async function send(form: Stand, hostile: string): Promise<void> {
  const { name, action, method, textNames } = form
  const note = (what: string) =>
    faults.push({ what, form: `${method} ${action} ${name}`, text: JSON.stringify(hostile.slice(0, 60)) })
  const began = Date.now()
  const id = Symbol('sending')
  underWay.set(id, `${method} ${action} ${name} ${hostile.length} ${JSON.stringify(hostile.slice(0, 30))}`)
  try {
    const { status, text } = await sendForm(form, new Map(textNames.map((field) => [field, hostile])))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status >= 500 && status !== 503) note(`${status} ${findSentence(text)}`)
  } catch (error) {
    note(String(error))
  } finally {
    underWay.delete(id)
  }
  if (Date.now() - began > SLOW_MS) note(`${Date.now() - began} ms`)
}

const { server, forms, close } = await openForms(process.argv.includes('postgres'))
console.log(`${forms.length} forms, ${texts} texts, seed ${seed}`)
const hostile = fc.sample(hostileText(MOST_CHARS), { numRuns: texts, seed })
let [next, worst, isDone] = [0, 0, false]
const watching = watch(server, () => isDone)
const began = Date.now()
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let n = next++; n < hostile.length; n = next++) {
      await send(forms[n % forms.length]!, hostile[n]!)
      if (n % 250 === 249) {
        worst = Math.max(worst, await readLag(server))
        console.log(
          `${n + 1} sent, ${Math.round((Date.now() - began) / 1_000)} s, worst lag ${worst} s, ${JSON.stringify([...statuses])}, ${faults.length} faults`,
        )
      }
    }
  }),
)
isDone = true
await watching
for (const one of held.sort((a, b) => b.ms - a.ms).slice(0, 20)) console.log(JSON.stringify(one))
const isThere = server.process.exitCode === null && (await fetch(`${server.url}/healthz`)).ok
await close()
for (const fault of faults) console.log(JSON.stringify(fault))
console.log(JSON.stringify({ isThere, worst, faults: faults.length, statuses: Object.fromEntries(statuses) }))
console.log(server.output().slice(-6_000))
process.exit(isThere && faults.length === 0 ? 0 : 1)
