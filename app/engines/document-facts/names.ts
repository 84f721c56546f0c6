import type { WordFacts, WordList } from '#app/engines/redaction/word-list.ts'
import { placeIn, type FactPage, type Place, type PlacedSentence } from './placed.ts'

/** Somebody or something named, how often, and where first. */
export type NamedThing = {
  name: string
  kind: 'person' | 'organisation'
  count: number
  places: Place[]
}

const MOST = 80
const MOST_PLACES = 12
const MOST_CHARS_AT_ONCE = 60_000
/** Words that end or begin the names of companies, offices and societies. */
const ENDS = new Set(
  'GmbH AG KG Ltd Limited Inc Incorporated LLC LLP PLC plc Corp Corporation Company Co S.A SE BV B.V Oy AB SpA Group Holding Holdings Bank University College School Institute Hospital Council Committee Commission Agency Authority Association Foundation Federation Union Ministry Department Office Court Parliament Senate Society Club Museum Library Trust Board Bureau Service Organisation Organization Airlines Airport Railway Press Party Church'.split(
    ' ',
  ),
)
const BEGINS = new Set(
  'University Ministry Department Institute Bank Court Council Office Bureau Association Society College House Board Commission Federation Academy'.split(
    ' ',
  ),
)
const JOINS = new Set(['of', 'and', 'for', 'the', 'de', 'der', '&'])
const OPENINGS = new Set(
  'The A An In On At By For From With This That Our Their Its If When While As But And Each Every No'.split(' '),
)
const MOST_WORDS = 8
const WORD_MAX_CHARS = 40
/** People and organisations of a document, those named most first. */
export function namesOf(
  pages: readonly FactPage[],
  sentences: readonly PlacedSentence[],
  wordList: WordList | null,
): NamedThing[] {
  const textOf = new Map(pages.map(({ number, text }) => [number, text]))
  const found = new Map<string, NamedThing>()
  const add = (kind: NamedThing['kind'], name: string, place: Place) => {
    const key = `${kind} ${name.toLowerCase().replace(/['’]s$/, '')}`
    const known = found.get(key)
    if (!known) found.set(key, { name: name.replace(/['’]s$/, ''), kind, count: 1, places: [place] })
    else {
      known.count += 1
      if (known.places.length < MOST_PLACES) known.places.push(place)
    }
  }
  for (const sentence of sentences)
    for (const { name, start } of organisationsIn(sentence.text))
      add('organisation', name, placeIn(textOf.get(sentence.page) ?? '', sentence, start, start + name.length))
  const organisations = [...found.values()].map(({ name }) => name)
  const known = factsOfNames(pages, wordList)
  for (const { page, words, from } of pieces(pages)) {
    for (const { name, start } of peopleIn(words, known))
      if (!organisations.some((one) => one.includes(name)))
        add('person', name.replace(/\s+/g, ' '), { page, start: from + start, end: from + start + name.length })
  }
  countSurnames(
    [...found.values()].filter(({ kind }) => kind === 'person'),
    pages,
  )
  return [...found.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, MOST)
}

type Word = { text: string; start: number }

/** Runs of capitals, with small words that join them, that end or begin as names of organisations do. */
function organisationsIn(sentence: string): { name: string; start: number }[] {
  const found: { name: string; start: number }[] = []
  let run: Word[] = []
  let end = 0
  const close = () => {
    const named = run.length > 1 ? nameOf(run) : null
    if (named) found.push(named)
    run = []
  }
  for (const { 0: raw, index } of sentence.matchAll(/\S+/g)) {
    const text = raw.replace(/^[("“'‘]+|[)"”'’,;:.!?]+$/g, '')
    const start = index + raw.indexOf(text)
    const isCapital = /^\p{Lu}/u.test(text) && text.length <= WORD_MAX_CHARS
    const joins = run.length > 0 && JOINS.has(text)
    if (text === '' || !(isCapital || joins) || index - end > 1 || run.length >= MOST_WORDS) close()
    if (text !== '' && (isCapital || (joins && run.length > 0))) run.push({ text, start })
    end = index + raw.length
    if (/[,;:!?)]$/.test(raw)) close()
  }
  close()
  return found
}

function nameOf(run: readonly Word[]): { name: string; start: number } | null {
  const first = run.findIndex(({ text }) => !OPENINGS.has(text))
  const words = first < 0 ? [] : run.slice(first)
  const ending = words.findLastIndex(({ text }) => ENDS.has(text))
  const isBegun = BEGINS.has(words[0]?.text ?? '') && ['of', 'for'].includes(words[1]?.text ?? '')
  const last = isBegun ? words.findLastIndex(({ text }) => !JOINS.has(text)) : ending
  return last < 1
    ? null
    : {
        name: words
          .slice(0, last + 1)
          .map(({ text }) => text)
          .join(' '),
        start: words[0]!.start,
      }
}

const TITLES =
  'Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lord|Lady|President|Chancellor|Minister|Senator|Judge|Justice|Mayor|Governor|Director|Chair|Captain|Colonel|General|King|Queen|Prince|Princess|Pope|Bishop|Herr|Frau'
const WORD = String.raw`\p{Lu}\p{Ll}[\p{L}’'-]{0,30}`
const FULL_NAME = new RegExp(
  `(?<![\\p{L}’'-])${WORD}(?:[ \\n](?:\\p{Lu}\\.|von|van|de|da|del|der|bin|al|${WORD})){1,3}(?![\\p{L}])`,
  'gu',
)
const TITLED = new RegExp(
  `\\b(?:${TITLES})\\.?[ \\n]((?:\\p{Lu}\\.[ ]?)*${WORD}(?:[ \\n](?:von |van |de )?${WORD}){0,2})`,
  'gu',
)
const SURNAME = /(?<![\p{L}’'-])\p{Lu}\p{Ll}[\p{L}-]+/gu
const MOST_CANDIDATES = 5_000
const LAST_PART = /[ \n](?:von|van|de|da|del|der|bin|al|\p{Lu}\.)$/u

/** Capitals that begin with a known first name, and whoever carries a title. A capital alone is no person. */
function peopleIn(text: string, facts: ReadonlyMap<string, WordFacts>): { name: string; start: number }[] {
  const found: { name: string; start: number }[] = []
  for (const { 0: whole, index } of text.matchAll(FULL_NAME)) {
    const words = [...whole.matchAll(/[^ \n]+/g)]
    const first = words.findIndex((word) => facts.get(word[0])?.isFirstName)
    if (first < 0 || first === words.length - 1) continue
    const rest = words.slice(first)
    const stop = rest.findIndex((word, n) => n > 0 && !fitsName(facts.get(word[0])))
    const kept = stop < 0 ? rest : rest.slice(0, stop)
    const from = kept[0]!.index
    const name = whole.slice(from, kept.at(-1)!.index + kept.at(-1)![0].length).replace(LAST_PART, '')
    if (kept.length > 1) found.push({ name, start: index + from })
  }
  for (const match of text.matchAll(TITLED)) {
    const name = match[1]!
    const start = match.index + match[0].length - name.length
    if (!found.some((one) => one.start < start + name.length && start < one.start + one.name.length))
      found.push({ name, start })
  }
  return found
}

const fitsName = (facts: WordFacts | undefined) => !facts || !(facts.isDate || facts.isVerb) || facts.isPerson

/** What a word list knows about the words of possible names, each looked up once. */
function factsOfNames(pages: readonly FactPage[], wordList: WordList | null): Map<string, WordFacts> {
  const names = new Set(
    pages.flatMap(({ text }) => (text.match(FULL_NAME) ?? []).map((name) => name.replace(/\s+/g, ' '))),
  )
  const text = [...names].slice(0, MOST_CANDIDATES).join('.\n')
  const found = new Map<string, WordFacts>()
  for (const [at, facts] of wordList?.(text) ?? []) {
    const word = /^[^\s]+?(?=[.]?(?:\s|$))/.exec(text.slice(at, at + 60))?.[0]
    if (word && !found.has(word)) found.set(word, facts)
  }
  return found
}

/** Whole paragraphs, no more letters at once than the rules are quick with. */
function* pieces(pages: readonly FactPage[]): Generator<{ page: number; words: string; from: number }> {
  for (const { number, text } of pages)
    for (let from = 0; from < text.length;) {
      const end =
        from + MOST_CHARS_AT_ONCE >= text.length ? text.length : text.lastIndexOf('\n', from + MOST_CHARS_AT_ONCE)
      const to = end > from ? end : from + MOST_CHARS_AT_ONCE
      yield { page: number, words: text.slice(from, to), from }
      from = to
    }
}

/** "Petersen" alone is Anna Petersen, where one person has that name. */
function countSurnames(people: readonly NamedThing[], pages: readonly FactPage[]): void {
  const bySurname = new Map<string, NamedThing | null>()
  for (const person of people) {
    const surname = person.name.split(' ').at(-1)!
    bySurname.set(surname, bySurname.has(surname) ? null : person)
  }
  const taken = new Set(people.flatMap(({ places }) => places.map(({ page, end }) => `${page} ${end}`)))
  for (const { number, text } of pages)
    for (const { 0: word, index } of text.matchAll(SURNAME)) {
      const person = bySurname.get(word)
      if (!person || taken.has(`${number} ${index + word.length}`)) continue
      if (
        /\p{Lu}[\p{L}.’'-]*[ \n]$/u.test(text.slice(Math.max(0, index - 30), index)) &&
        text
          .slice(0, index)
          .trimEnd()
          .endsWith(person.name.split(' ').at(-2) ?? '-')
      )
        continue
      person.count += 1
      if (person.places.length < MOST_PLACES)
        person.places.push({ page: number, start: index, end: index + word.length })
    }
}
