import { to } from '#app/catalogue/to.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { toAnswerText } from '#app/kits/asking/panel/answer-text.ts'
import { askSeat, ledgerOf, listSeats } from '#app/kits/asking/panel/panel.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { log } from '#app/platform/log.server.ts'
import { toReply, wayToPeople, type Reply } from './reply.ts'

const HELP = 'embedded:help'
const MOST_SOURCES = 3
const DESK_LIMIT_MS = 20_000
/** Above it the help article is the answer, whatever else knows something; above the lower one it is likely meant. */
const SURE = 0
const CERTAIN = 1
const LIKELY = -0.8

/** Articles about people: the way to them stands below. */
const PEOPLE = ['contact-support', 'give-feedback', 'your-messages-to-us']

/** What the help centre says to a message, if likely anything; `isSure` when nothing else needs to be asked, `isCertain` when no topic either. */
export type HelpAnswer = {
  reply: Reply | null
  isSure: boolean
  isCertain: boolean
  talk: { kind: string; share: number } | null
}

/** The help article that answers, if one is likely meant. Never throws: without the engine room the panda knows less. */
export async function askHelp(question: string): Promise<HelpAnswer | null> {
  try {
    const said = await engineWorker().run('desk', { question }, { limitMs: DESK_LIMIT_MS })
    const { talk } = said
    if (said.state === 'abstained' || said.evidence < LIKELY)
      return { reply: null, isSure: false, isCertain: false, talk }
    const sources = said.sources.map(({ title, url }) => ({ title, url }))
    const actions = PEOPLE.some((slug) => sources[0]?.url?.endsWith(`article=${slug}`)) ? [wayToPeople] : []
    const reply = toReply('help', said.text, { sources, actions })
    return { reply, isSure: said.evidence >= SURE, isCertain: said.evidence >= CERTAIN, talk }
  } catch (error) {
    log.warn({ err: error }, 'the panda could not ask the help')
    return null
  }
}

/**
 * What the other built-in seats know: facts, sums and definitions. Null when none has an answer; the reason of those who
 * decline ("nobody can know this yet") goes along. A word that is only near to what was asked is no answer.
 */
export async function answerFromSeats(
  run: Run,
  question: string,
): Promise<{ reply: Reply | null; why: string | null }> {
  const seats = (await listSeats(run.viewer)).filter(({ engine }) => engine.providerId === null && engine.id !== HELP)
  const asked = await Promise.all(seats.map((seat) => askSeat(run, seat, { question })))
  const said = asked.filter(({ state, weight }) => !(state === 'answered' && weight === 'closest'))
  const voices = said.filter(({ state }) => state === 'answered')
  const text = toAnswerText(await ledgerOf(question, said), said)
  if (voices.length === 0) return { reply: null, why: said.length > 0 ? text : null }
  const sources = voices.flatMap((voice) => voice.sources).map(({ title, url }) => ({ title, url }))
  const ask = {
    label: 'Compare several voices',
    about: 'The same question, claim by claim',
    href: to('consensus', null, { question }),
  }
  return { reply: toReply('fact', text, { sources: withoutDoubles(sources), actions: [ask] }), why: null }
}

const withoutDoubles = <Page extends { title: string }>(pages: readonly Page[]): Page[] =>
  pages.filter((page, n) => pages.findIndex(({ title }) => title === page.title) === n).slice(0, MOST_SOURCES)
