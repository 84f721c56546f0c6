import { cutSentences } from '#app/engines/english/sentences.ts'
import { dictionaryForms } from '../wordnet/lemma.ts'
import { openDictionary, partsOfSpeech } from '../wordnet/dictionary.server.ts'
import type { PartOfSpeech } from '../lexicon.ts'
import type { EmbedTexts } from '../similarity.ts'
import { readSections } from './article.ts'
import type { Section } from './article.ts'
import type { HelpPassage } from './help.ts'
import { readKeptVectors } from './kept-vectors.server.ts'
import { otherQuestions } from './other-questions.ts'
import { mender } from './spelling.ts'
import { allWays, waysOfAsking } from './ways-of-asking.ts'
import { grammarWords, stemsOf, tellingStems } from './words.ts'

/** A question in other words that the article answers, with the stems that are not grammar. */
export type ShelvedWay = { vector: Float32Array | undefined; stems: ReadonlySet<string> }
/** A section with the vectors of its heading, alone and under the title. */
export type ShelvedSection = Section & {
  stems: ReadonlySet<string>
  headingStems: ReadonlySet<string>
  headingVectors: Float32Array[]
}
/** A help article, read and measured. `front` holds the stems of title, tags and headings. */
export type Shelved = {
  passage: HelpPassage
  summary: string[]
  sections: ShelvedSection[]
  front: ReadonlySet<string>
  summaryStems: ReadonlySet<string>
  body: ReadonlySet<string>
  titleStems: ReadonlySet<string>
  titleVector: Float32Array | undefined
  summaryVector: Float32Array | undefined
  ways: ShelvedWay[]
  asked: ReadonlySet<string>
}
export type Shelf = {
  articles: Shelved[]
  /** Questions that no article answers. */
  others: Float32Array[]
  mend(word: string): string
  isThing(word: string): boolean
}

/** A part of a summary that only says what the article treats. */
const tableOfContents =
  /^(?:How|What|Which|Where|Why|When|Who)\b(?!.*\?$)|^(?:A plain list|The full list|Settled and sourced|PORT)\b/

/** Keeps what was read of each article until its text changes; the first question reads them all. */
export function openShelf(embed: EmbedTexts, dataDir: string | null): (passages: HelpPassage[]) => Promise<Shelf> {
  const kept = new Map<string, { text: string; article: Promise<Shelved> }>()
  let learned: Promise<Learned> | undefined
  let spelled: { texts: ReadonlySet<string>; mend(word: string): string } | undefined
  return async (passages) => {
    const { ways, others } = await (learned ??= learn(embed, dataDir))
    const articles: Shelved[] = []
    const texts = new Set<string>()
    for (const passage of passages) {
      const text = `${passage.title}\n${passage.summary}\n${passage.tags}\n${passage.text}`
      const known = kept.get(passage.slug)
      const article = known?.text === text ? known.article : shelve(passage, embed, dataDir, ways)
      kept.set(passage.slug, { text, article })
      texts.add(text)
      articles.push({ ...(await article), passage })
    }
    if (spelled?.texts.size !== texts.size || [...texts].some((text) => !spelled?.texts.has(text))) {
      const words = passages.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).flatMap(wordsOf)
      spelled = { texts, mend: mender(words, (word) => grammarWords.has(word) || isWord(word)) }
    }
    return { articles, others, mend: spelled.mend, isThing }
  }
}

type Learned = { ways: ReadonlyMap<string, Float32Array>; others: Float32Array[] }

/** The vectors of what comes with the program: ways of asking for each article, and questions no article answers. */
async function learn(embed: EmbedTexts, dataDir: string | null): Promise<Learned> {
  const texts = [...allWays, ...otherQuestions]
  const vectors = await readKeptVectors(dataDir, texts, embed)
  return {
    ways: new Map(allWays.flatMap((way, n) => (vectors[n] ? [[way, vectors[n]] as const] : []))),
    others: vectors.slice(allWays.length),
  }
}

/** Makes the vectors that need no database, so that the first question does not wait for them. */
export const prepareShelf = (embed: EmbedTexts, dataDir: string): Promise<Learned> => learn(embed, dataDir)

async function shelve(
  passage: HelpPassage,
  embed: EmbedTexts,
  dataDir: string | null,
  learned: Learned['ways'],
): Promise<Shelved> {
  const { title, text, tags } = passage
  const sections = readSections(title, text)
  const summary = cutSentences(passage.summary).filter((sentence) => !tableOfContents.test(sentence))
  const texts = sections.flatMap(({ heading, isOpening }) => (isOpening ? [] : [heading, `${title} ${heading}`]))
  const [titleVector, summaryVector, ...vectors] = await readKeptVectors(
    dataDir,
    [title, passage.summary, ...texts],
    embed,
  )
  let at = 0
  const shelved = sections.map((section): ShelvedSection => {
    const { heading, body, isOpening } = section
    const headingVectors = isOpening ? (titleVector ? [titleVector] : []) : vectors.slice(at, (at += 2))
    return { ...section, headingVectors, stems: stemsOf(`${heading} ${body}`), headingStems: stemsOf(heading) }
  })
  const asOther = waysOfAsking(passage.slug).map((way) => ({ vector: learned.get(way), stems: tellingStems(way) }))
  const headings = shelved.map(({ heading, isOpening, headingVectors }) => {
    return { vector: isOpening ? titleVector : headingVectors[0], stems: tellingStems(heading) }
  })
  return {
    passage,
    summary,
    ways: [...asOther, ...headings],
    asked: new Set(asOther.flatMap(({ stems }) => [...stems])),
    sections: shelved,
    titleVector,
    summaryVector,
    front: stemsOf([title, tags, ...sections.map(({ heading }) => heading)].join(' ')),
    titleStems: stemsOf(title),
    summaryStems: stemsOf(passage.summary),
    body: stemsOf(text),
  }
}

function wordsOf({ title, slug, summary, tags, text }: HelpPassage): string[] {
  return `${title} ${summary} ${tags} ${text} ${waysOfAsking(slug).join(' ')}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []
}

function isWord(word: string): boolean {
  return partsOfSpeech.some((pos) => isA(word, pos))
}

/** A word that mostly stands for a thing, or a name no dictionary has: it says what the question is about. */
function isThing(word: string): boolean {
  if (!isWord(word)) return true
  const { findEntry } = openDictionary()
  if (word.endsWith('ing') && findEntry(word, 'noun') && !findEntry(word, 'adj')) return true
  const [asNoun, ...others] = (['noun', 'verb', 'adj', 'adv'] as const).map((pos) => countOf(word, pos))
  return isA(word, 'noun') && (asNoun ?? 0) + 1 > 2 * others.reduce((sum, count) => sum + count, 0)
}

function isA(word: string, pos: PartOfSpeech): boolean {
  return formsOf(word, pos).length > 0
}

/** How often the word has this part of speech in the counted texts of WordNet. */
function countOf(word: string, pos: PartOfSpeech): number {
  const entries = formsOf(word, pos).map((form) => openDictionary().findEntry(form, pos))
  return entries.flatMap((entry) => entry?.senses ?? []).reduce((sum, { count }) => sum + count, 0)
}

function formsOf(word: string, pos: PartOfSpeech): string[] {
  return dictionaryForms(word.toLowerCase(), pos, (form) => openDictionary().findEntry(form, pos) !== null)
}
