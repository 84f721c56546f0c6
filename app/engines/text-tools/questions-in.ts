import { sentencesOfText } from './sentences-of.ts'

export type Faq = { question: string; answer: string; why: string }

const DEFINITION = /^((?:An?|The)\s+)?([\p{L}][\p{L}\p{N}'’ -]{1,50}?)\s+(is|are|means)\s+((?:an?|the|any|one)\s.+)$/iu
const PURPOSE = /^To\s+([\p{Ll}][^,]{2,60}),\s+(.+)$/u
const NO_SUBJECT = /^(?:it|this|that|there|he|she|they|we|you|i|here|what|which|who|one|these|those)\b/i
const ABBREVIATION = /((?:\p{Lu}[\p{L}-]+(?:\s+(?:of|and|for|the)\s+|\s+)){1,6}\p{Lu}?[\p{L}-]+)\s+\((\p{Lu}{2,8})\)/gu

/** Questions a text answers, with the sentence that does, word for word: its own questions, what it defines, and what it tells to do. */
export function faqOf(text: string): Faq[] {
  const sentences = sentencesOfText(text)
  const found = sentences.flatMap((sentence, n): Faq[] => {
    const next = sentences[n + 1]
    if (sentence.endsWith('?'))
      return next && !next.endsWith('?') ? [{ question: sentence, answer: next, why: 'asked in the text' }] : []
    const [, aim] = PURPOSE.exec(sentence) ?? []
    if (aim) return [{ question: `How do I ${aim}?`, answer: sentence, why: 'the text says how' }]
    const [, article = '', name, verb] = DEFINITION.exec(sentence) ?? []
    if (!name || NO_SUBJECT.test(name)) return []
    const asked = `What ${verb === 'are' ? 'are' : 'is'} ${article.toLowerCase()}${name}?`
    return [{ question: asked, answer: sentence, why: 'the text says what it is' }]
  })
  return found.filter(({ question }, n) => found.findIndex((other) => other.question === question) === n)
}

export type Term = { term: string; meaning: string }

/** What a text explains: terms with the sentence that explains them, and abbreviations with their long form. */
export function glossaryOf(text: string): Term[] {
  const defined = sentencesOfText(text).flatMap((sentence): Term[] => {
    const [, , name] = DEFINITION.exec(sentence) ?? []
    return name && !NO_SUBJECT.test(name) ? [{ term: name, meaning: sentence }] : []
  })
  const short = [...text.matchAll(ABBREVIATION)].flatMap(([, long = '', letters = '']): Term[] => {
    const words = long.trim().split(/\s+/)
    const capitals = words.map((word) => word[0]?.toUpperCase() ?? '')
    const from = words.findIndex(
      (_, n) =>
        capitals
          .slice(n)
          .filter((_letter, k) => /^\p{Lu}/u.test(words[n + k] ?? ''))
          .join('') === letters,
    )
    return from < 0 ? [] : [{ term: letters, meaning: words.slice(from).join(' ') }]
  })
  return [...short, ...defined]
    .filter(({ term }, n, all) => all.findIndex((other) => other.term.toLowerCase() === term.toLowerCase()) === n)
    .sort((a, b) => a.term.localeCompare(b.term))
}
