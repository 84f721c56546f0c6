import { dictionaryForms } from '../wordnet/lemma.ts'
import { openDictionary, partsOfSpeech } from '../wordnet/dictionary.server.ts'
import type { PartOfSpeech } from '../lexicon.ts'
import type { EmbedTexts } from '../similarity.ts'
import { readSections, readSentences } from './article.ts'
import type { Section } from './article.ts'
import type { HelpPassage } from './help.ts'
import { mender } from './spelling.ts'
import { stemsOf } from './words.ts'

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
}
export type Shelf = { articles: Shelved[]; mend(word: string): string; isThing(word: string): boolean }

/** A part of a summary that only says what the article treats. */
const tableOfContents =
  /^(?:How|What|Which|Where|Why|When|Who)\b(?!.*\?$)|^(?:A plain list|The full list|Settled and sourced|PORT)\b/

/** Keeps what was read of each article until its text changes; the first question reads them all. */
export function openShelf(embed: EmbedTexts): (passages: HelpPassage[]) => Promise<Shelf> {
  const kept = new Map<string, { text: string; article: Promise<Shelved> }>()
  return async (passages) => {
    const articles: Shelved[] = []
    for (const passage of passages) {
      const text = `${passage.title}\n${passage.summary}\n${passage.tags}\n${passage.text}`
      const known = kept.get(passage.slug)
      const article = known?.text === text ? known.article : shelve(passage, embed)
      kept.set(passage.slug, { text, article })
      articles.push({ ...(await article), passage })
    }
    const mend = mender(
      articles.flatMap(({ passage }) => wordsOf(passage)),
      isWord,
    )
    return { articles, mend, isThing }
  }
}

async function shelve(passage: HelpPassage, embed: EmbedTexts): Promise<Shelved> {
  const { title, text, tags } = passage
  const sections = readSections(title, text)
  const summary = readSentences(passage.summary).filter((sentence) => !tableOfContents.test(sentence))
  const texts = sections.flatMap(({ heading, isOpening }) => (isOpening ? [] : [heading, `${title} ${heading}`]))
  const [titleVector, summaryVector, ...vectors] = await embed([title, passage.summary, ...texts])
  let at = 0
  const shelved = sections.map((section): ShelvedSection => {
    const { heading, body, isOpening } = section
    const headingVectors = isOpening ? (titleVector ? [titleVector] : []) : vectors.slice(at, (at += 2))
    return { ...section, headingVectors, stems: stemsOf(`${heading} ${body}`), headingStems: stemsOf(heading) }
  })
  return {
    passage,
    summary,
    sections: shelved,
    titleVector,
    summaryVector,
    front: stemsOf([title, tags, ...sections.map(({ heading }) => heading)].join(' ')),
    titleStems: stemsOf(title),
    summaryStems: stemsOf(passage.summary),
    body: stemsOf(text),
  }
}

function wordsOf({ title, summary, tags, text }: HelpPassage): string[] {
  return `${title} ${summary} ${tags} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []
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
