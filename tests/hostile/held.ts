import { readFileSync } from 'node:fs'
import { openForms, sendForm, type Stand } from './form-sender.ts'
import { MARKS, repeated, rowOf } from './fragments.ts'

/**
 * Looks for texts that hold the event loop: every text field of every form gets the longest text it takes, made of one piece
 * again and again, one sending after another: `npx tsx tests/hostile/held.ts [postgres] [part of an action]`. What counts is
 * the processor's time of the main thread, as Linux tells it, which other work on the machine does not lengthen. Prints what
 * took more than `MOST_MS` twice; ends with 1 when something did.
 */
const MOST_MS = 200
/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10
/** Of one processor, what a server at rest takes. */
const IDLE_SHARE = 0.02
const LENGTHS = [20_000, 8_000, 4_000, 2_000, 1_000, 500, 200, 100, 40]
const REFUSED = [400, 413, 414, 422]
const wanted = process.argv.slice(2).find((word) => word !== 'postgres') ?? ''

const PIECES = [...MARKS, 'word ', 'is a ', 'of the ', 'a, ', '5% of ', 'http://a ', 'a@b ', '<a ', '| a ']

const { server, forms, close } = await openForms(process.argv.includes('postgres'))
const mainThread = `/proc/${server.process.pid}/task/${server.process.pid}/stat`

function readCpuMs(): number {
  const fields = readFileSync(mainThread, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

const valueOf = ({ fields }: Stand, name: string) => fields.find(([field]) => field === name)?.[1] || 'word'

/** What the main thread computed while this was answered, less what it does all the time, and the status of the answer. */
async function costOf(form: Stand, field: string, value: string) {
  const [before, began] = [readCpuMs(), performance.now()]
  const others = form.textNames.map((name): [string, string] => [name, valueOf(form, name)])
  const status = await sendForm(form, new Map([...others, [field, value]])).then(
    (answer) => answer.status,
    () => 0,
  )
  return { status, ms: readCpuMs() - before - IDLE_SHARE * (performance.now() - began) }
}

async function mostChars(form: Stand, field: string): Promise<number> {
  for (const chars of LENGTHS) {
    const { status } = await costOf(form, field, `${repeated('word ', chars - 1)}s`)
    if (!REFUSED.includes(status)) return chars
  }
  return 2_000
}

const held: string[] = []
for (const form of forms.filter(({ action }) => action.includes(wanted)))
  for (const field of form.textNames) {
    const chars = await mostChars(form, field)
    for (const text of PIECES.map((piece) => rowOf(piece, chars))) {
      if ((await costOf(form, field, text)).ms < MOST_MS) continue
      const { ms, status } = await costOf(form, field, text)
      if (ms < MOST_MS) continue
      held.push(
        `${Math.round(ms)} ms ${status} ${form.method} ${form.action} ${form.name} ${field} ${chars} ${JSON.stringify(text.slice(0, 12))}`,
      )
      console.log(held.at(-1))
    }
  }
await close()
console.log(`${forms.length} forms, ${held.length} sendings over ${MOST_MS} ms`)
process.exit(held.length > 0 ? 1 : 0)
