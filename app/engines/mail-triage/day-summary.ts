import { numberNames } from '#app/engines/english/english.ts'
import { piles, type Pile } from './mail.ts'
import { readSender } from './sender.ts'
import type { Triage } from './triage.ts'

/** A sorted mail as the summary sees it. */
export type SortedMail = { from: string; triage: Pick<Triage, 'pile' | 'priority' | 'why'> }

const NUMBERS = ['no', ...numberNames.slice(1)]
const NAMED_AT_MOST = 4

/** The day in a few sentences, computed from what the mails say: who waits, what is due, what can wait. */
export function summariseDay(mails: readonly SortedMail[]): string[] {
  if (mails.length === 0) return ['The inbox is empty. Nobody waits for an answer.']
  const pressing = mails.filter(({ triage }) => triage.priority !== 'calm')
  const people = pressing.filter(({ triage }) => triage.pile === 'people')
  const others = pressing.filter(({ triage }) => triage.pile !== 'people')
  const rest = mails.filter(({ triage }) => triage.priority === 'calm')
  return [sayPeople(people), sayOthers(others), sayRest(rest)].filter(Boolean)
}

function sayPeople(people: readonly SortedMail[]): string {
  if (people.length === 0) return 'Nobody waits for an answer.'
  const named = people.slice(0, NAMED_AT_MOST).map(({ from, triage }) => {
    const until = triage.why.replace(/^Answer |^Asks |^Waits for your answer$/, '')
    return until ? `${nameOf(from)} ${until}` : nameOf(from)
  })
  const verb = people.length === 1 ? 'person waits' : 'people wait'
  return `${capital(number(people.length))} ${verb} for an answer: ${joined(named, people.length)}.`
}

function sayOthers(others: readonly SortedMail[]): string {
  if (others.length === 0) return ''
  const named = others.slice(0, NAMED_AT_MOST).map(({ from, triage }) => `${nameOf(from)} (${lower(triage.why)})`)
  return `Worth a look: ${joined(named, others.length)}.`
}

const UNITS: Readonly<Record<Pile, readonly [string, string]>> = {
  people: ['letter', 'letters'],
  notices: ['notice', 'notices'],
  newsletters: ['newsletter', 'newsletters'],
  receipts: ['receipt', 'receipts'],
}

function sayRest(rest: readonly SortedMail[]): string {
  if (rest.length === 0) return ''
  const counts = piles.flatMap((pile) => {
    const count = rest.filter(({ triage }) => triage.pile === pile).length
    return count ? [`${number(count)} ${UNITS[pile][count === 1 ? 0 : 1]}`] : []
  })
  return `The rest can wait: ${joined(counts, counts.length)}.`
}

const nameOf = (from: string) => readSender(from).name || readSender(from).address
const number = (count: number) => NUMBERS[count] ?? String(count)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** `a, b and c`; what is left out of `count` is counted. */
function joined(parts: readonly string[], count: number): string {
  const all = count > parts.length ? [...parts, `${number(count - parts.length)} more`] : parts
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
