import { createInterface } from 'node:readline'
import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { guest } from '#app/kits/asking/engines/viewer.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { seedArticles } from '#app/kits/search/site-search/seed-articles.server.ts'
import { toTable } from '#app/platform/table.ts'
import { withStrength } from '#app/engines/claim-ledger/ledger.ts'
import { toCutNotes } from './cut-notes.ts'
import { toAnswerText } from './answer-text.ts'
import { askSeat, ledgerOf, listSeats } from './panel.server.ts'

const MAX_CHARS = 100_000
const text = z.string().min(1).max(MAX_CHARS)

const askInput = z.object({ question: text })
const relateInput = z.object({ a: text, b: text })
const ledgerInput = z.object({
  question: z.string().max(MAX_CHARS).default(''),
  answers: z.array(z.object({ seat: z.string().min(1), text: z.string().max(MAX_CHARS) })).max(12),
})

/** What is left out is said on standard error: the line of output keeps its shape. */
const TEXTS = [
  { seat: 'a', label: 'text a' },
  { seat: 'b', label: 'text b' },
]

/** The command-line twins of the screens: one JSON object a line in, one out, by the same code. */
const twins: Record<string, (input: unknown) => Promise<unknown>> = toTable({
  async ask(input) {
    const { question } = askInput.parse(input)
    const run = await beginFreeRun({ member: null, network: 'this machine' }, { screen: 'twin' })
    const seats = await Promise.all((await listSeats(guest)).map((seat) => askSeat(run, seat, { question })))
    const ledger = await ledgerOf(question, seats)
    return {
      answer: toAnswerText(ledger, seats),
      abstained: !seats.some(({ state }) => state === 'answered'),
      seats: seats.map(({ seat, state, text: said, sources }) => ({
        seat: toTwinName(seat),
        state,
        text: said,
        sources,
      })),
    }
  },
  async relate(input) {
    const { relation, tier, cuts = [] } = await engineWorker().run('relate', relateInput.parse(input))
    for (const note of toCutNotes({ cuts }, TEXTS)) console.error(note)
    return { relation, tier }
  },
  async ledger(input) {
    const { question, answers } = ledgerInput.parse(input)
    const ledger = await engineWorker().run('ledger', { question, answers })
    const { heading, claims, disputes, possible, answer } = ledger
    for (const note of toCutNotes(
      ledger,
      answers.map(({ seat }) => ({ seat, label: seat })),
    ))
      console.error(note)
    return {
      heading,
      claims: claims.map(({ text: claim, label, support, oppose, qualify, silent }) => ({
        text: claim,
        label,
        support,
        oppose,
        qualify,
        silent,
      })),
      disputes: withStrength({ disputes, possible }).map(({ slot, positions, strength, share }) => ({
        slot,
        strength,
        share,
        positions: positions.map(({ value, seats }) => ({ value, seats })),
      })),
      answer,
    }
  },
})

/** Built-in seats are called by their bare names here, as they always were. */
const toTwinName = (seat: string) => seat.replace(/^embedded:/, '')

async function answerLine(twin: (input: unknown) => Promise<unknown>, line: string): Promise<unknown> {
  try {
    return await twin(JSON.parse(line))
  } catch (error) {
    if (error instanceof z.ZodError) return { error: z.prettifyError(error) }
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

async function main(name: string) {
  const twin = twins[name]
  if (!twin) throw new Error(`There is no twin called ${name}`)
  if (name === 'ask') {
    await store().migrate()
    await seedArticles()
  }
  // A reader that has seen enough closes the pipe; that is no failure.
  process.stdout.on('error', () => process.exit(0))
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim()) process.stdout.write(`${JSON.stringify(await answerLine(twin, line))}\n`)
  }
  await engineWorker().close()
  await store().close()
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
