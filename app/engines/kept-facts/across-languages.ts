import { textFacts } from './text-facts.ts'

/**
 * The figures and addresses that a text in another language lost or made up. Words for days, months and numbers change with the
 * language, and names may be written another way, so they are not compared.
 */
export function changedAcross(before: string, after: string): { lost: string[]; invented: string[] } {
  const [old, now] = [figuresOf(before), figuresOf(after)]
  return { lost: without(old, now), invented: without(now, old) }
}

type Figure = { text: string; key: string }

const figuresOf = (text: string): Figure[] =>
  textFacts(text)
    .filter(({ kind, text: word }) => kind === 'address' || /\d/.test(word))
    .map(({ kind, text: word, key }) => ({ text: word, key: kind === 'address' ? key : key.replace(/[^\p{N}]/gu, '') }))

function without(some: readonly Figure[], others: readonly Figure[]): string[] {
  const left = others.map(({ key }) => key)
  return some.flatMap(({ text, key }) => {
    const place = left.indexOf(key)
    if (place < 0) return [text]
    left.splice(place, 1)
    return []
  })
}
