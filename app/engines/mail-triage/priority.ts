import type { Amount } from './amounts.ts'
import type { Ask } from './asks.ts'
import type { FoundDate } from './found-days.ts'
import type { Pile, Priority, WallTime } from './mail.ts'
import { dayOf, daysBetween, sayDay } from './wall-time.ts'

type Found = {
  pile: Pile
  whole: string
  asks: readonly Ask[]
  amounts: readonly Amount[]
  dates: readonly FoundDate[]
}
type Weight = { priority: Priority; why: string; whyInFull: string }

/** What is due within this many days is soon. */
const SOON_DAYS = 7
const WARNS_OF_STRANGERS =
  /\b(?:if (?:this was not|it was not|this wasn.t) you|if not, change|if you did not do this)\b/i
const UNPAID = /\b(?:has not been paid|unpaid|overdue|payment reminder)\b/i

/** How soon a mail wants its reader, with the reason: a deadline, a question, money that is due, a day that comes. */
export function weigh(found: Found, now: WallTime): Weight {
  const { pile, asks, dates } = found
  if (pile === 'newsletters') return calm('Reading, any time', 'Newsletters never hurry you, whatever they say.')
  const deadline = firstFrom(
    dates.filter(({ isDeadline }) => isDeadline),
    now,
  )
  if (pile === 'people')
    return asks[0] ? weighAsk(asks[0], deadline ?? firstFrom(inside(asks, dates), now), now) : unasked(dates, now)
  if (UNPAID.test(found.whole))
    return { priority: 'now', why: 'Not paid yet', whyInFull: 'It says that something is still unpaid.' }
  if (deadline) return weighDue(found, deadline, now)
  if (WARNS_OF_STRANGERS.test(found.whole))
    return {
      priority: 'soon',
      why: 'Check it was you',
      whyInFull: 'It asks whether something on your account was you.',
    }
  const coming = firstFrom(dates, now)
  if (coming && daysBetween(dayOf(now), coming.day) <= SOON_DAYS)
    return {
      priority: daysBetween(dayOf(now), coming.day) === 0 ? 'soon' : 'calm',
      why: capital(sayWhen(coming, now)),
      whyInFull: `It is about ${sayWhen(coming, now)}. Nothing has to be done by then.`,
    }
  return pile === 'receipts'
    ? calm(kindOf(found.whole), 'Kept for when you look for it. Nothing is due.')
    : calm('Just so you know', 'Nothing is asked and nothing is due.')
}

function weighAsk(ask: Ask, day: FoundDate | null, now: WallTime): Weight {
  const what = ask.kind === 'question' ? 'A person asks you something' : 'A person wants something of you'
  if (!day) return { priority: 'soon', why: 'Waits for your answer', whyInFull: `${what}, without a last day.` }
  const when = sayWhen(day, now)
  const isNow = daysBetween(dayOf(now), day.day) <= 0
  const why = day.isDeadline ? `Answer by ${when}` : `Asks about ${when}`
  return {
    priority: isNow ? 'now' : 'soon',
    why,
    whyInFull: `${what}, ${day.isDeadline ? 'and by when' : 'and names a day'}: ${when}.`,
  }
}

function unasked(dates: readonly FoundDate[], now: WallTime): Weight {
  const coming = firstFrom(dates, now)
  const about = coming ? ` It speaks of ${sayWhen(coming, now)}.` : ''
  return calm('Nothing asked', `A person wrote, and asks nothing of you.${about}`)
}

function weighDue({ amounts, whole }: Found, due: FoundDate, now: WallTime): Weight {
  const ahead = daysBetween(dayOf(now), due.day)
  const sum = amounts[0] && /\b(?:pay|due|invoice|bill)\b/i.test(whole) ? `${amounts[0].text} due` : 'Until'
  const priority = ahead <= 0 ? 'now' : ahead <= SOON_DAYS ? 'soon' : 'calm'
  return { priority, why: `${sum} ${sayWhen(due, now)}`, whyInFull: `It sets a last day: “${due.text}”.` }
}

/** Days named in the asking sentences themselves. */
const inside = (asks: readonly Ask[], dates: readonly FoundDate[]) =>
  dates.filter((date) => asks.some((ask) => date.start >= ask.start && date.end <= ask.end))

/** The earliest that has not passed. */
function firstFrom(dates: readonly FoundDate[], now: WallTime): FoundDate | null {
  const key = ({ day, time }: FoundDate) => `${day}T${time ?? '23:59'}`
  const ahead = dates.filter((date) => key(date) >= now).sort((a, b) => key(a).localeCompare(key(b)))
  return ahead[0] ?? null
}

function sayWhen({ day, time }: FoundDate, now: WallTime): string {
  if (!time) return sayDay(day, now)
  return dayOf(now) === day ? `${time} today` : `${sayDay(day, now)} ${time}`
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const calm = (why: string, whyInFull: string): Weight => ({ priority: 'calm', why, whyInFull })

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\brefund/i, 'Refund'],
  [/\b(?:parcel|package|delivery|shipped|on its way|ships)\b/i, 'Parcel'],
  [/\b(?:ticket|seat|flight|coach|reservation|booking)\b/i, 'Ticket or booking'],
  [/\b(?:invoice|bill)\b/i, 'Invoice'],
]

const kindOf = (whole: string) => KINDS.find(([pattern]) => pattern.test(whole))?.[1] ?? 'Receipt'
