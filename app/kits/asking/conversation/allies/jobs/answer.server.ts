import { ledgerOf } from '#app/kits/asking/panel/panel.server.ts'
import { toAnswerText } from '#app/kits/asking/panel/answer-text.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { passagesFor } from '../passages.ts'
import { toPlain, toQuote, toWork, type AllyJob } from '../ally-job.ts'
import { askBuiltIn } from './look-up.server.ts'

const PASSAGES = 4
const BEGINNING_CHARS = 800

/** What the built-in knowledge engines say together; of an attachment, the passages nearest to the question. */
export const answer: AllyJob = async (task) => {
  const results = await askBuiltIn(task, task.question)
  const voices = results.filter(({ state }) => state === 'answered')
  const quotes = task.material === task.question ? '' : toPassages(task.question, task.material)
  if (voices.length === 0 && quotes !== '')
    return toWork(quotes, { engines: ['Passages by shared words'], hasFound: true })
  if (voices.length === 0) return toWork(toSilence(results), { engines: [] })
  const text = toAnswerText(await ledgerOf(task.question, results), results)
  return toWork([toParagraphs(text), quotes].filter(Boolean).join('\n\n'), {
    engines: voices.map(({ label }) => label),
    sources: voices.flatMap(({ sources }) => sources),
    hasFound: voices.length > 0,
  })
}

/** What of an attached text is nearest to the question; where nothing is, how it begins. */
function toPassages(question: string, text: string): string {
  const found = passagesFor(question, text, PASSAGES)
  if (found.length > 0)
    return `From what is attached, the passages nearest to your words:\n\n${found.map(toQuote).join('\n\n')}`
  const beginning = text.length > BEGINNING_CHARS ? `${text.slice(0, BEGINNING_CHARS)}…` : text
  return `Nothing in what is attached shares words with your question. It begins:\n\n${toQuote(beginning)}`
}

/** Why nobody here answers, and what they can be asked. */
const toSilence = (results: readonly SeatResult[]): string =>
  [
    toPlain(toAnswerText({ answer: '', claims: [], disputes: [] }, results)),
    results.map(({ label, text }) => `- **${toPlain(label)}**: ${toPlain(text)}`).join('\n'),
    'The built-in engines calculate, know facts about countries and words, and the help of this place. For anything freer a language ' +
      'model has to be connected here; nothing was made up in its stead.',
  ]
    .filter(Boolean)
    .join('\n\n')

/** Each line stands for itself, and says nothing in Markdown. */
const toParagraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => toPlain(line))
    .join('\n\n')
