import { redact } from '#app/engines/redaction/redact.ts'
import type { WordList } from '#app/engines/redaction/word-list.ts'
import { findConflicts, findGaps, toCutNotes, type Conflict, type Gap } from './conflicts.ts'
import type { DateParser } from './date-parser.ts'
import type { DateContext, DateMention } from './date-mention.ts'
import { isCut, readDates } from './dates.ts'
import { findAmounts, findDeadlines, findDocuments, type Mention } from './mentions.ts'
import { findParties, type Party } from './parties.ts'
import { toQuestions } from './questions.ts'
import { readSentences, type Sentence } from './sentences.ts'

export type ChronologyEvent = {
  when: DateMention
  /** The part of the sentence that goes with the date, without the date. */
  what: string
  /** The words of the person, unchanged. */
  sentence: string
  start: number
}

export type Chronology = {
  events: readonly ChronologyEvent[]
  /** Sentences without a date, in the order of the text. */
  undated: readonly string[]
  gaps: readonly Gap[]
  conflicts: readonly Conflict[]
  /** What of a long story was not compared or not read, in sentences. */
  cutNotes: readonly string[]
  deadlines: readonly Mention[]
  amounts: readonly Mention[]
  documents: readonly Mention[]
  parties: readonly Party[]
  questions: readonly string[]
}

export type Reading = { reference: string; isDayFirst: boolean }

/** Puts a story in the order in which it happened. Nothing is added: every line keeps the sentence it comes from. */
export function toChronology(text: string, reading: Reading, parse: DateParser, wordList: WordList | null): Chronology {
  const sentences = readSentences(text)
  const told: ChronologyEvent[] = []
  const undated: string[] = []
  for (const sentence of sentences) {
    const found = eventsOf(sentence, { ...reading, parse, previous: told.at(-1)?.when.iso ?? null })
    if (found.length === 0) undated.push(sentence.text)
    told.push(...found)
  }
  const events = [...told].sort((a, b) =>
    a.when.iso === b.when.iso ? a.start - b.start : a.when.iso < b.when.iso ? -1 : 1,
  )
  const people = redact(text, undefined, wordList).masks.filter(({ kind }) => kind === 'name')
  const facts = {
    events,
    undated,
    gaps: findGaps(events),
    conflicts: findConflicts(events, sentences),
    cutNotes: [...toCutNotes(events, sentences), ...toUnreadNotes(sentences, told)],
    deadlines: findDeadlines(sentences),
    amounts: findAmounts(sentences),
    documents: findDocuments(sentences),
    parties: findParties(text, people),
  }
  return { ...facts, questions: toQuestions(text, facts) }
}

/** Nobody dates more things in one sentence. */
const DATES_PER_SENTENCE = 40

function toUnreadNotes(sentences: readonly Sentence[], told: readonly ChronologyEvent[]): string[] {
  const long = sentences.filter(({ text }) => clausesOf(text).some((clause) => isCut(clause.text))).length
  const counts = new Map<string, number>()
  for (const { sentence } of told) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  const full = [...counts.values()].some((count) => count >= DATES_PER_SENTENCE)
  return [
    ...(long > 0
      ? [
          `Only the beginning of ${long === 1 ? 'a very long sentence' : `${long} very long sentences`} was read for dates.`,
        ]
      : []),
    ...(full ? [`Of a sentence with very many dates only the first ${DATES_PER_SENTENCE} or so were read.`] : []),
  ]
}

function eventsOf({ text, start }: Sentence, context: DateContext): ChronologyEvent[] {
  const dates: DateMention[] = []
  let previous = context.previous
  for (const clause of clausesOf(text)) {
    if (dates.length >= DATES_PER_SENTENCE) break
    for (const date of readDates(clause.text, { ...context, previous })) {
      dates.push({ ...date, start: date.start + clause.start, end: date.end + clause.start })
      previous = date.iso
    }
  }
  return dates.map((when) => ({ when, what: whatOf(text, when, dates), sentence: text, start: start + when.start }))
}

/** A sentence of several dated clauses is read clause by clause; what has no date of its own stays with its neighbour. */
function clausesOf(text: string): { text: string; start: number }[] {
  const clauses: { text: string; start: number }[] = []
  let from = 0
  for (const match of text.matchAll(
    /;\s+|,?\s+(?:and then|but|and)\s+(?=(?:on|in|the next|two|three|a (?:day|week|month))\b)/gi,
  )) {
    clauses.push({ text: text.slice(from, match.index), start: from })
    from = match.index + match[0].length
  }
  return [...clauses, { text: text.slice(from), start: from }]
}

function whatOf(sentence: string, when: DateMention, dates: readonly DateMention[]): string {
  const clause = clausesOf(sentence).find(({ text, start }) => start <= when.start && when.start < start + text.length)
  const part = clause ?? { text: sentence, start: 0 }
  const others = dates.filter(({ start }) => start >= part.start && start < part.start + part.text.length).length
  if (others > 1) return tidy(part.text)
  const before = part.text
    .slice(0, when.start - part.start)
    .replace(/(?:(?:^|\s)(?:on|in|at|around|about|from|during|roughly|early|late|mid)(?:\s+the)?(?=\s*$))+\s*$/i, ' ')
  return tidy(when.relation ? part.text : before + part.text.slice(when.end - part.start)) || tidy(part.text)
}

function tidy(text: string): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/^[\s,.;:–-]+|[\s,;:–-]+$/g, '')
    .replace(/^(?:and|but|then)\s+/i, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
