import { toPlainQuestion } from '../plain-question.ts'
import { CLOCK_TIME, MINUTES_IN_DAY, readClockTime, writeClockTime } from '../clock-time.ts'
import { MONTHS } from '../number-names.ts'
import type { Finding } from './finding.ts'
import { type Clock, findClock, midMonth, momentOf, offsetOf, writeOffset } from './time-zones.ts'
import { fold, startSentence } from './wording.ts'

type Pair = { a: Clock; b: Clock }

const MS_PER_MINUTE = 60_000
const NOW = ' (?:right now|now|at the moment|currently|just now|at present|today)'
const ASKS_NOW = [
  new RegExp(
    `^(?:what )?(?:is )?(?:the )?(?:current |local |exact )?time (?:is it )?(?:now )?(?:in|at) (?<p>.+?)(?:${NOW})?$`,
  ),
  new RegExp(
    `^(?:what|tell|give)(?: me)? (?:is )?(?:the )?(?:current |local |exact )?time is it(?:${NOW})? in (?<p>.+?)(?:${NOW})?$`,
  ),
  /^(?:what is )?(?:the )?(?:current |local )time (?:of |for )?(?:in )?(?<p>.+)$/,
  /^(?:what is )?(?:the )?(?<p>.+?)(?: 's)? (?:current |local )?time (?:right )?now$/,
]
const ASKS_ZONE = [
  /^(?:in )?(?:what|which) time ?zone (?:is|does|are) (?<p>.+?)(?: (?:in|on|use|have|belong to|observe|keep|lie in))?$/,
  /^(?:what is )?(?:the )?time ?zone (?:of|in|for) (?<p>.+)$/,
  /^(?:what is )?(?<p>.+?)(?: 's)? time ?zone$/,
]
const ASKS_OFFSET = /^(?:what is )?(?:the )?(?:utc|gmt)[ -]offset (?:of|for|in) (?<p>.+)$/
const ASKS_SUMMER_TIME =
  /^(?:does|do|is there) (?<p>.+?) (?:use|have|observe|keep|follow|change to) (?:daylight savings?(?: time)?|dst|summer time)$/
const ASKS_DIFFERENCE = [
  /^(?:what is |how much is |tell me )?(?:the )?time(?: ?zone)? (?:difference|gap|diff) (?:in hours )?(?:is )?(?:there )?(?:between|from|of) (?<a>.+?) (?:and|to) (?<b>.+)$/,
  /^(?:what is )?(?:the )?(?<a>.+?) (?:to|and|vs) (?<b>.+?) time difference$/,
  /^(?:what is )?(?:the )?time difference (?<a>.+?) (?:to|and|vs) (?<b>.+)$/,
  /^how (?:many hours|far|much) (?:ahead|behind) (?:is|are) (?<a>.+?) (?:of|from|to|than) (?<b>.+)$/,
  /^how (?:many hours|far|much)(?: (?:ahead|behind))? (?:is|are) (?:the )?(?:time in )?(?<a>.+?) (?:ahead of|behind|ahead or behind|ahead from) (?<b>.+)$/,
  /^how (?:many hours|far|much) (?:ahead of|behind) (?<b>.+?) (?:is|are) (?<a>.+)$/,
  /^how many hours (?:difference )?(?:is it |are there |is there )?between (?<a>.+?) and (?<b>.+?)(?: time)?$/,
]
const ASKS_ORDER = /^is (?:the time in )?(?<a>.+?) (?<way>ahead of|behind|ahead of or behind) (?<b>.+)$/
const ASKS_SAME = [
  /^is (?<a>.+?) (?:in |on )?(?:the )?same time(?: ?zone)? as (?<b>.+)$/,
  /^(?:are|do|does) (?<a>.+?) and (?<b>.+?) (?:in |on |have |share |keep |use )?(?:the )?same time(?: ?zone)?$/,
]
const SHOWS = String.raw`(?:it is|its|it's|it was|the time is|the clock shows)`
const WHAT = String.raw`(?:what time|what|when) (?:is|will|would|was)(?: (?:it|that|the time))?(?: be)?(?: the time)?`
const CONVERTS = [
  new RegExp(
    `^(?:if|when|suppose|say) ${SHOWS} (?<t>${CLOCK_TIME})(?: in)? (?<a>.+?)[,;]? (?:then )?${WHAT} (?:in )?(?<b>.+)$`,
  ),
  new RegExp(`^${SHOWS} (?<t>${CLOCK_TIME})(?: in)? (?<a>.+?)[,;.]? (?:so )?${WHAT} (?:in )?(?<b>.+)$`),
  new RegExp(`^${WHAT} (?:in )?(?<b>.+?) (?:if|when) ${SHOWS} (?<t>${CLOCK_TIME})(?: in)? (?<a>.+)$`),
  new RegExp(
    `^(?:what is |convert |change |what time is )?(?<t>${CLOCK_TIME})(?: in)? (?<a>.+?) (?:in|to|into|is what time in|as) (?<b>.+?)(?: time)?$`,
  ),
]
const SEASONS: readonly (readonly [RegExp, number])[] = [
  ...MONTHS.map((name, at): [RegExp, number] => [
    new RegExp(`,? ?in (?:mid|early|late|the middle of)?[ -]?${name.toLowerCase()}\\b`),
    at,
  ]),
  [/,? ?in (?:the )?winter\b/, 0],
  [/,? ?in (?:the )?summer\b/, 6],
]

const ASKS_HERE = new RegExp(`^what (?:is )?(?:the )?(?:exact )?time(?: is it)?(?:${NOW})?$`)
const HERE: Clock = { name: 'UTC', offset: 0 }

/** What time it is somewhere, which zone a place keeps, and how clocks of two places stand to each other. */
export function answerTime(question: string, now: Date): Finding {
  const text = toPlainQuestion(question)
    .toLowerCase()
    .replace(/\s*[?!]+$/, '')
  if (!/\b(?:time|timezone|hours|ahead|behind|convert|[ap]m|daylight|dst|utc|gmt|\d{1,2}:\d\d)\b|\d[ap]m\b/.test(text))
    return null
  const season = SEASONS.find(([form]) => form.test(text))
  const day = season ? midMonth(now, season[1]) : now
  const asked = season ? text.replace(season[0], '') : text
  const inMonth = season ? ` in ${MONTHS[season[1]]}` : ''
  return (
    sayConverted(asked, day, inMonth) ??
    sayDifference(asked, day, inMonth) ??
    sayOrder(asked, day) ??
    saySame(asked, day) ??
    sayZone(asked, day) ??
    saySummerTime(asked, day) ??
    sayNow(asked, now)
  )
}

/** The clocks that a form names, a refusal where one of them is several, or null where they are no places. */
function findPair(groups: Record<string, string> | undefined): Pair | { refusal: string } | null {
  const [a, b] = [groups?.a, groups?.b].map((phrase) => (phrase ? findClock(fold(phrase)) : null))
  if (!a || !b) return null
  if ('refusal' in a) return a
  return 'refusal' in b ? b : { a, b }
}

function sayConverted(text: string, day: Date, inMonth: string): Finding {
  for (const form of CONVERTS) {
    const groups = form.exec(text)?.groups
    const minutes = readClockTime(groups?.t ?? '')
    const pair = minutes === null ? null : findPair(groups)
    if (minutes === null || !pair) continue
    if ('refusal' in pair) return pair
    const at = momentOf(pair.a, minutes, day)
    const [from, to] = [offsetOf(pair.a, at), offsetOf(pair.b, at)]
    const shown = minutes + to - from
    const days = Math.floor(shown / MINUTES_IN_DAY)
    const time = writeClockTime(shown - days * MINUTES_IN_DAY)
    const when = days === 0 ? '' : days > 0 ? ' the next day' : ' the day before'
    const other = inMonth ? null : listOther(pair, at, minutes)
    return {
      text: `When it is ${writeClockTime(minutes)} in ${pair.a.name}${inMonth}, it is ${time}${when} in ${pair.b.name} (${writeOffset(from)} and ${writeOffset(to)})${other ?? ''}.`,
      source: fromZones(pair, at),
      isRecomputed: true,
    }
  }
  return null
}

/** Half a year away the clocks may stand otherwise to each other. */
function listOther(pair: Pair, at: Date, minutes: number | null): string | null {
  const gap = (moment: Date) => offsetOf(pair.b, moment) - offsetOf(pair.a, moment)
  const month = [0, 6].find((each) => gap(midMonth(at, each)) !== gap(at))
  if (month === undefined) return null
  const there = gap(midMonth(at, month))
  return minutes === null
    ? `; in ${MONTHS[month]} it is ${writeHours(Math.abs(there))}`
    : `; in ${MONTHS[month]} it is ${writeClockTime((minutes + there + MINUTES_IN_DAY) % MINUTES_IN_DAY)}`
}

function writeHours(minutes: number): string {
  const hours = minutes / 60
  return `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : hours % 1 === 0.75 ? '¾' : hours % 1 === 0.25 ? '¼' : ''} ${hours === 1 ? 'hour' : 'hours'}`
}

function sayDifference(text: string, day: Date, inMonth: string): Finding {
  for (const form of ASKS_DIFFERENCE) {
    const pair = findPair(form.exec(text)?.groups)
    if (!pair) continue
    return 'refusal' in pair
      ? pair
      : { text: compare(pair, day, inMonth), source: fromZones(pair, day), isRecomputed: true }
  }
  return null
}

function compare(pair: Pair, day: Date, inMonth = ''): string {
  const [a, b] = [offsetOf(pair.a, day), offsetOf(pair.b, day)]
  const gap = Math.abs(a - b)
  const offsets = `(${writeOffset(a)} and ${writeOffset(b)}${inMonth})`
  const said =
    gap === 0
      ? `${pair.a.name} and ${pair.b.name} have the same time ${offsets}`
      : `${pair.a.name} is ${writeHours(gap)} ${a > b ? 'ahead of' : 'behind'} ${pair.b.name} ${offsets}`
  return `${startSentence(said)}${inMonth ? '' : (listOther(pair, day, null) ?? '')}.`
}

function sayOrder(text: string, day: Date): Finding {
  const groups = ASKS_ORDER.exec(text)?.groups
  const pair = findPair(groups)
  if (!groups || !pair) return null
  if ('refusal' in pair) return pair
  const gap = offsetOf(pair.a, day) - offsetOf(pair.b, day)
  const lead =
    groups.way === 'ahead of'
      ? gap > 0
        ? 'Yes. '
        : 'No. '
      : groups.way === 'behind'
        ? gap < 0
          ? 'Yes. '
          : 'No. '
        : ''
  return { text: `${lead}${compare(pair, day)}`, source: fromZones(pair, day), isRecomputed: true }
}

/** Yes only where the clocks of two places stand alike in winter and in summer. */
function saySame(text: string, day: Date): Finding {
  for (const form of ASKS_SAME) {
    const pair = findPair(form.exec(text)?.groups)
    if (!pair) continue
    if ('refusal' in pair) return pair
    const isSame = [0, 6].every((month) => {
      const at = midMonth(day, month)
      return offsetOf(pair.a, at) === offsetOf(pair.b, at)
    })
    return {
      text: `${isSame ? 'Yes' : 'No'}. ${compare(pair, day)}`,
      source: fromZones(pair, day),
      isRecomputed: true,
    }
  }
  return null
}

function sayZone(text: string, day: Date): Finding {
  for (const form of [...ASKS_ZONE, ASKS_OFFSET]) {
    const phrase = form.exec(text)?.groups?.p
    const clock = phrase ? findClock(fold(phrase)) : null
    if (!clock) continue
    if ('refusal' in clock) return clock
    if (!('zone' in clock)) return null
    const seasons = [0, 6].map((month) => midMonth(day, month))
    const [winter, summer] = seasons.map((at) => `${nameZone(clock.zone, at)} (${writeOffset(offsetOf(clock, at))})`)
    return {
      text: `${startSentence(clock.name)} keeps ${winter}${winter === summer ? '' : ` in January and ${summer} in July`}.`,
      source: fromZones({ a: clock, b: clock }, day),
    }
  }
  return null
}

function saySummerTime(text: string, day: Date): Finding {
  const phrase = ASKS_SUMMER_TIME.exec(text)?.groups?.p
  const clock = phrase ? findClock(fold(phrase)) : null
  if (!clock || 'refusal' in clock) return clock
  const [winter, summer] = [0, 6].map((month) => writeOffset(offsetOf(clock, midMonth(day, month))))
  const said =
    winter === summer
      ? `No, ${clock.name} keeps ${winter} all year`
      : `Yes, ${clock.name} keeps ${winter} in January and ${summer} in July`
  return { text: `${said}.`, source: fromZones({ a: clock, b: clock }, day), isRecomputed: true }
}

function nameZone(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'long' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return /^GMT/.test(name) ? `the time of ${zone}` : name
}

function sayNow(text: string, now: Date): Finding {
  if (ASKS_HERE.test(text)) return tellTime(HERE, now, 'By UTC')
  for (const form of ASKS_NOW) {
    const phrase = form.exec(text)?.groups?.p
    const clock = phrase ? findClock(fold(phrase)) : null
    if (!clock) continue
    if ('refusal' in clock) return clock
    return tellTime(clock, now, `In ${clock.name}`)
  }
  return null
}

function tellTime(clock: Clock, now: Date, where: string): Finding {
  const offset = offsetOf(clock, now)
  const shown = new Date(now.getTime() + offset * MS_PER_MINUTE)
  const day = shown.toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const time = writeClockTime(shown.getUTCHours() * 60 + shown.getUTCMinutes())
  return {
    text: `${where} it is ${time} on ${day}${clock === HERE ? '' : ` (${writeOffset(offset)})`}, by the clock of this server.`,
    source: fromZones({ a: clock, b: clock }, now),
    isRecomputed: true,
  }
}

function fromZones({ a, b }: Pair, at: Date) {
  const tell = (clock: Clock) => `${'zone' in clock ? clock.zone : clock.name} ${writeOffset(offsetOf(clock, at))}`
  return {
    title: `Time zones of IANA, edition ${process.versions.tz ?? 'of this server'}`,
    url: 'https://www.iana.org/time-zones',
    license: 'public domain',
    quote: `${a === b ? tell(a) : `${tell(a)}; ${tell(b)}`} on ${at.toISOString().slice(0, 10)}`,
  }
}
