import { keywordsOf } from './keywords.ts'
import { sentencesOfText } from './sentences-of.ts'

export type Headline = { text: string; from: string }

const MAX_CHARS = 70

/** Headlines made of the text's own words: its heading, its shortest weighty sentences, and patterns around what it is about. */
export function headlinesOf(text: string): Headline[] {
  const keywords = keywordsOf(text, 4).map(({ words }) => words)
  const sentences = sentencesOfText(text)
  const [, heading] = /^\s*#{1,3}\s+(.+)$/m.exec(text) ?? []
  const weighty = sentences
    .map((sentence) => ({
      sentence,
      score: keywords.filter((word) => sentence.toLowerCase().includes(word.toLowerCase())).length,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.sentence.length - b.sentence.length)
  const own = weighty
    .map(({ sentence }) => shortest(sentence))
    .filter((line): line is string => line !== null)
    .slice(0, 3)
  const [first, second] = keywords
  const items = text.match(/^\s*(?:[-*•]|\d+[.)])\s+\S/gm)?.length ?? 0
  const patterns = first
    ? [
        `What to know about ${first}`,
        ...(second ? [`${capital(first)} and ${second}`] : []),
        ...(items > 2 ? [`${items} points about ${first}`] : []),
      ]
    : []
  const question = sentences.find((sentence) => sentence.endsWith('?') && sentence.length <= MAX_CHARS)
  const all: Headline[] = [
    ...(heading ? [{ text: heading.trim(), from: 'its own heading' }] : []),
    ...own.map((line) => ({ text: line, from: 'a sentence of the text' })),
    ...(question ? [{ text: question, from: 'a question of the text' }] : []),
    ...patterns.map((line) => ({ text: line, from: 'a pattern around what it is about' })),
  ]
  return all.filter((one, n) => all.findIndex((other) => other.text === one.text) === n)
}

/** A sentence as a headline: without its side clauses, where that is short enough. */
function shortest(sentence: string): string | null {
  const bare = sentence.replace(/[.!]+$/, '').replace(/^(?:however|therefore|moreover|also|so|but|and),?\s+/i, '')
  const clause = bare.split(/[,;:–]\s/)[0] ?? bare
  const line = bare.length <= MAX_CHARS || FRAGMENT.test(clause) ? bare : clause
  return line.length <= MAX_CHARS && line.split(' ').length > 2 ? capital(line) : null
}

/** Clauses that are no sentence without what follows. */
const FRAGMENT =
  /^(?:to|in|on|at|by|for|with|when|while|if|as|after|before|since|because|although|though|from|during)\b/i

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const META_MAX_CHARS = 155

/** What a search engine shows under the title: whole sentences while they fit, else the beginning of the first. */
export function metaDescription(sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence
    if (longer.length > META_MAX_CHARS) break
    text = longer
  }
  if (text) return text
  const [first = ''] = sentences
  return first.length <= META_MAX_CHARS ? first : `${first.slice(0, META_MAX_CHARS - 1).replace(/\s+\S*$/, '')}…`
}
