import { askSeat, listSeats, type Seat } from '#app/kits/asking/panel/panel.server.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { toPlain, toQuote, toWork, type AllyJob, type AllyTask } from '../ally-job.ts'

const CALCULATOR = 'embedded:calculator'

/** What the built-in seats say, each on its own. */
export async function askBuiltIn(
  { run }: Pick<AllyTask, 'run'>,
  question: string,
  isWanted: (seat: Seat) => boolean = () => true,
): Promise<SeatResult[]> {
  const seats = (await listSeats(run.viewer)).filter((seat) => seat.engine.providerId === null && isWanted(seat))
  return Promise.all(seats.map((seat) => askSeat(run, seat, { question })))
}

/** Quotes every source that has an answer. */
export const lookUp: AllyJob = async (task) => {
  const results = await askBuiltIn(task, task.question, ({ engine }) => engine.id !== CALCULATOR)
  const found = results.filter(({ state }) => state === 'answered')
  if (found.length === 0)
    return toWork(
      `I looked into ${toList(results.map(({ label }) => label))} and found nothing that answers this.\n\n` +
        results.map(({ label, text }) => `- **${toPlain(label)}**: ${toPlain(text)}`).join('\n') +
        '\n\nAsk for the meaning of a word, a fact about a country or place, or how something works here.',
      { engines: results.map(({ label }) => label) },
    )
  return toWork(found.map(({ label, text }) => `**${toPlain(label)}** says:\n\n${toQuote(text)}`).join('\n\n'), {
    engines: found.map(({ label }) => label),
    sources: found.flatMap(({ sources }) => sources),
    hasFound: true,
  })
}

const words = new Intl.ListFormat('en')
const toList = (names: readonly string[]) => words.format(names)
