import { findAmounts } from './amounts.ts'
import { findAsks, type Ask } from './asks.ts'
import { findDates } from './dates.ts'
import type { FoundDate } from './found-days.ts'
import type { WallTime } from './mail.ts'
import { splitSentences, type Sentence } from './sentences.ts'

/** An answer to choose: what it says, and the sentence of the mail that it answers, word for word. */
export type SuggestedReply = { label: string; text: string; reliesOn: string }

const MOST = 3
const QUOTED_CHARS = 160
const MEETS =
  /\b(?:meet|meeting|come|join|free|available|suits?|works? for you|call|visit|lunch|dinner|coffee|appointment|see you|have time)\b/i
const PAYS = /\b(?:pay|payment|transfer|invoice|due|owe|rent|fee|deposit)\b/i
const YES_OR_NO =
  /^(?:[^,.?!]{1,30}, )?(?:can|could|would|will|do|does|did|is|are|was|were|shall|should|may|have|has)\b/i
const WH = /\b(?:who|what|when|where|which|why|how)\b/i

/**
 * Answers to what a mail asks, by rules: each takes days and sums over as they are written there, and promises nothing but
 * what its label says. A mail that asks nothing has none.
 */
export function suggestReplies(text: string, now: WallTime): SuggestedReply[] {
  const dates = findDates(text, now)
  const within = ({ start, end }: Sentence) => dates.filter((date) => date.start >= start && date.end <= end)
  const found = [
    ...findAsks(text).flatMap((ask) => toAnswers(ask, within(ask))),
    ...splitSentences(text).flatMap((sentence) => toPayment(sentence, within(sentence))),
  ]
  const once = found.filter((one, n) => found.findIndex(({ text: other }) => other === one.text) === n)
  return once.slice(0, MOST)
}

function toAnswers({ text, kind }: Ask, dates: readonly FoundDate[]): SuggestedReply[] {
  const relies = (label: string, answer: string): SuggestedReply => ({ label, text: answer, reliesOn: text })
  const last = dates.find(({ isDeadline }) => isDeadline)
  if (last)
    return [
      relies('In time', `Yes, you will have it by ${last.text}.`),
      relies('More time', `I am sorry, I cannot do it by ${last.text}. May I have a little longer?`),
    ]
  const [day] = dates
  if (day && MEETS.test(text))
    return [
      relies('Yes', `Yes, ${day.text} suits me.`),
      relies('Another time', `I am sorry, ${day.text} does not suit me. Could we find another time?`),
    ]
  if (kind === 'request' || (YES_OR_NO.test(text) && !WH.test(text)))
    return [relies('Yes', 'Yes, gladly.'), relies('No', 'I am sorry, not this time.')]
  return [relies('Later', `You ask: “${cut(text)}” I will look and write to you.`)]
}

function toPayment({ text }: Sentence, dates: readonly FoundDate[]): SuggestedReply[] {
  const [amount] = findAmounts(text)
  if (!amount || !PAYS.test(text)) return []
  const last = dates.find(({ isDeadline }) => isDeadline)
  const due = last ? ` by ${last.text}` : ''
  return [{ label: 'I will pay', text: `I will pay ${amount.text}${due}.`, reliesOn: text }]
}

const cut = (text: string): string => (text.length > QUOTED_CHARS ? `${text.slice(0, QUOTED_CHARS).trimEnd()}…` : text)
