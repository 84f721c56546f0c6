const SHORT_WORDS = 5
const LONG_WORDS = 34
const MOST_CHARS = 500
const JOINT = /(?<=[;:])\s+|(?<=,)\s+(?=(?:and|but|or|so|because|which|while|where|when|then)\b)|\s+[—–]\s+/u

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Sentences as thoughts: a very short one goes with its neighbour, a very long one is cut at a joint near its middle. */
export function cutThoughts(sentences: readonly string[]): string[] {
  const thoughts: string[] = []
  for (const sentence of sentences.flatMap(cutLong)) {
    const last = thoughts.at(-1)
    const isShort = countWords(sentence) < SHORT_WORDS || (last !== undefined && countWords(last) < SHORT_WORDS)
    const fits =
      last !== undefined &&
      countWords(last) + countWords(sentence) <= LONG_WORDS / 2 &&
      last.length + sentence.length < MOST_CHARS / 2
    if (isShort && fits && !last.endsWith(':')) thoughts[thoughts.length - 1] = `${last} ${sentence}`
    else thoughts.push(sentence)
  }
  return thoughts
}

function cutLong(sentence: string): string[] {
  if (countWords(sentence) <= LONG_WORDS && sentence.length <= MOST_CHARS) return [sentence]
  const parts = sentence.split(JOINT)
  const halves = parts.length > 1 ? atMiddle(parts) : byWords(sentence)
  return halves.length > 1 ? halves.flatMap(cutLong) : halves
}

function atMiddle(parts: readonly string[]): string[] {
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  let at = 0
  let sum = 0
  while (at < parts.length - 1 && (at === 0 || sum + parts[at]!.length / 2 < total / 2)) {
    sum += parts[at]!.length
    at += 1
  }
  return [parts.slice(0, at).join(' '), parts.slice(at).join(' ')].filter(Boolean)
}

/** Without a joint it is cut between words; a word without end, at a whole character. */
function byWords(sentence: string): string[] {
  const words = sentence.split(/\s+/)
  if (words.length < 2) {
    const letters = [...sentence]
    return letters.length <= MOST_CHARS / 2
      ? [sentence]
      : [letters.slice(0, MOST_CHARS / 2).join(''), letters.slice(MOST_CHARS / 2).join('')]
  }
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}
