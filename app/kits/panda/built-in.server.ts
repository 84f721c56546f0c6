import { to } from '#app/catalogue/to.ts'
import { toAnswerText } from '#app/kits/panel/answer-text.ts'
import { askSeat, ledgerOf, listSeats } from '#app/kits/panel/panel.server.ts'
import type { SeatResult } from '#app/kits/panel/seat-result.ts'
import type { Run } from '#app/kits/runs/run.ts'
import { toReply, type Reply } from './reply.ts'

const HELP = 'embedded:help'
const MOST_SOURCES = 3

/**
 * What the built-in seats know: the help article first, then facts, sums and definitions. Null when none has an answer; the
 * reason of those who decline ("nobody can know this yet") goes along.
 */
export async function answerFromSeats(
  run: Run,
  question: string,
): Promise<{ reply: Reply | null; why: string | null }> {
  const seats = (await listSeats(run.viewer)).filter(({ engine }) => engine.providerId === null)
  const said = await Promise.all(seats.map((seat) => askSeat(run, seat, { question })))
  const voices = said.filter(({ state }) => state === 'answered')
  const help = voices.find(({ seat }) => seat === HELP)
  if (help) return { reply: fromHelp(help), why: null }
  const ledger = await ledgerOf(question, said)
  const text = toAnswerText(ledger, said)
  if (voices.length === 0) return { reply: null, why: text }
  const sources = voices.flatMap((voice) => voice.sources).map(({ title, url }) => ({ title, url }))
  const ask = {
    label: 'Compare several voices',
    about: 'The same question, claim by claim',
    href: to('consensus', null, { question }),
  }
  return { reply: toReply('fact', text, { sources: withoutDoubles(sources), actions: [ask] }), why: null }
}

const fromHelp = ({ text, sources }: SeatResult): Reply =>
  toReply('help', text, { sources: withoutDoubles(sources.map(({ title, url }) => ({ title, url }))) })

const withoutDoubles = <Page extends { title: string }>(pages: readonly Page[]): Page[] =>
  pages.filter((page, n) => pages.findIndex(({ title }) => title === page.title) === n).slice(0, MOST_SOURCES)
