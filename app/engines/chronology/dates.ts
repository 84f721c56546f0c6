import { partsOf } from './calendar.ts'
import type { DateContext, DateMention, DateRead } from './date-mention.ts'
import { readOwnDates } from './own-dates.ts'
import { readParsed } from './parsed-dates.ts'

const VAGUE =
  /\b(about|around|roughly|approximately|circa|ca\.?|early|mid|mid-|late|beginning of|end of|sometime(?: in)?|some time in)\s*$/i
const UNSURE =
  /\b(i think|i believe|maybe|perhaps|probably|possibly|not sure|if i remember|i guess|or so|might have been|must have been)\b/i

/** Of a longer clause the beginning is read for dates. */
const DATED_MAX_CHARS = 600

/** Whether some of a clause is not read for dates. */
export const isCut = (clause: string): boolean => clause.length > DATED_MAX_CHARS

/** The dates of a sentence, each with the reasons for which it may be wrong. */
export function readDates(whole: string, context: DateContext): DateMention[] {
  const sentence = whole.slice(0, DATED_MAX_CHARS)
  const parsed = context
    .parse(sentence, toDay(context.reference))
    .flatMap((date) => readParsed(sentence, date, context))
  const kept: DateRead[] = []
  for (const read of [...readOwnDates(sentence, context), ...parsed]) {
    if (!kept.some((one) => one.start < read.end && read.start < one.end)) kept.push(read)
  }
  return kept.sort((a, b) => a.start - b.start).map((read) => toMention(sentence, read))
}

function toMention(sentence: string, read: DateRead): DateMention {
  const before = sentence.slice(0, read.start)
  const written = sentence.slice(read.start, read.end)
  const relation =
    /\b(since|until|till|before|after|by)\s+$/i.exec(before)?.[1] ?? /^(since|until|by)\b/i.exec(written)?.[1]
  const vague =
    VAGUE.exec(before.replace(/\b(?:the|in)\s+$/i, ''))?.[1] ??
    /^(early|mid|late|end of|beginning of)\b/i.exec(written)?.[1]
  const unsure = UNSURE.exec(sentence)?.[1]
  const isOneOfTwo =
    /\b(?:\d{1,2}|or)\s+or\s+(?:the\s+|on\s+)?$/i.test(before) ||
    /^\s+or\s+(?:the\s+|on\s+)?(?:\d|\p{Lu})/u.test(sentence.slice(read.end))
  const doubts = [
    ...read.doubts,
    ...(vague ? [`The text says “${vague}”.`] : []),
    ...(unsure ? [`The text says “${unsure}”.`] : []),
    ...(isOneOfTwo ? ['Two dates are joined by “or”.'] : []),
  ]
  return { ...read, written, relation: relation ? relation.toLowerCase().replace('till', 'until') : null, doubts }
}

const toDay = (iso: string) => {
  const [year, month, day] = partsOf(iso)
  return { year, month, day }
}
