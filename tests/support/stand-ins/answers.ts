import { toJudgements, toSmoothed, toWordedMail } from './helper-answers.ts'

/** What the stand-in knows by heart, so that tests can tell a right answer from an echo. */
const FACTS: readonly [RegExp, string][] = [
  [/capital of france/i, 'The capital of France is Paris.'],
  [/capital of germany/i, 'The capital of Germany is Berlin.'],
  [/boil/i, 'Water boils at 100 °C at sea level.'],
  [/hamlet/i, 'Hamlet was written by William Shakespeare.'],
  [/golden gate/i, 'The Golden Gate Bridge opened in 1937.'],
  [/speed of light/i, 'Light travels at 299,792 km per second in a vacuum.'],
]

export type Question = { system: string; text: string; pictures: number; model: string }

/** The same answer for the same question, derived from it. What the system asks for decides the manner. */
export function toAnswer({ system, text, pictures, model }: Question): string {
  const matter = fenced(text)
  if (system.includes('"judgements"')) return toJudgements(text)
  if (system.includes('"agreed"')) return toSmoothed(text)
  if (system.includes('"greeting"')) return toWordedMail(text)
  if (/json/i.test(system) && /moderat|harm|unsafe/i.test(system)) return toModeration(matter)
  if (/summar/i.test(system)) return firstSentence(matter)
  if (/translat/i.test(system)) return `[${model}] ${matter.toUpperCase()}`
  if (/rewrite|polish/i.test(system)) return matter.replace(/\bteh\b/g, 'the').replace(/\s+([.,])/g, '$1')
  if (pictures > 0) return `${model} looked at ${pictures === 1 ? 'one picture' : `${pictures} pictures`}.`
  const known = FACTS.find(([pattern]) => pattern.test(text))?.[1]
  return known ?? `${model} was asked: ${text.trim().replace(/\s+/g, ' ').slice(0, MAX_ECHO)}`
}

const MAX_ECHO = 400

function toModeration(text: string): string {
  const isBad = /\b(kill|bomb|hate)\b/i.test(text)
  return JSON.stringify({ flagged: isBad, labels: isBad ? [{ name: 'violence', score: 0.9 }] : [] })
}

/** What stands inside a fence of the product (`<<<mark label` to `mark>>>`), or all of it. */
const fenced = (text: string) => /(?:^|\n)<<<[^\n]*\n([\s\S]*?)\n[^\n]*>>>/.exec(text)?.[1] ?? text

const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim()

/** Words with the blank before them: what comes in one part. */
export const toWords = (text: string) => text.match(/\s*\S+/g) ?? []

const CHARACTERS_A_TOKEN = 4
export const countTokens = (text: string) => Math.max(1, Math.ceil(text.length / CHARACTERS_A_TOKEN))

const DIMENSIONS = 8

/** A direction made of a text's letters: the same text gives the same one. */
export function toVector(text: string): number[] {
  const sums = Array<number>(DIMENSIONS).fill(0)
  for (const [at, letter] of [...text.toLowerCase()].entries()) {
    const slot = (letter.codePointAt(0)! + at) % DIMENSIONS
    sums[slot] = sums[slot]! + 1
  }
  const length = Math.hypot(...sums) || 1
  return sums.map((sum) => sum / length)
}

/** The text as far as `maxTokens` words and up to a stop word, and why it ends there. */
export function cutAnswer(text: string, maxTokens: number | null, stop: readonly string[]) {
  const at = Math.min(...stop.map((word) => text.indexOf(word)).filter((found) => found >= 0))
  const upToStop = Number.isFinite(at) ? text.slice(0, at) : text
  const words = toWords(upToStop)
  const isLong = maxTokens !== null && words.length > maxTokens
  return { text: isLong ? words.slice(0, maxTokens).join('') : upToStop, isLong }
}
