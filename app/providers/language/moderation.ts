import { findBadWords } from './bad-words.ts'
import { findDangers } from './danger-phrases.ts'
import { examples } from './moderation-examples.ts'
import type { ExampleLabel } from './moderation-examples.ts'

export type Label = { name: string; score: number }

/** Scores are how sure the kind of evidence makes us, not a measured probability. */
const SCORE_OF_WORD = 0.7
const SCORE_OF_SLUR = 0.9
const SCORE_OF_PHRASE = 0.9
/** A text is like an example from this cosine on. */
const ALIKE = 0.5
/** A fine example nearly as near makes it doubtful. */
const DOUBTFUL = 0.06
/** How many of the nearest examples speak. */
const NEIGHBOURS = 3
/** A label as likely as this is worth a person's look. */
export const FLAGGED = 0.5

export const exampleTexts: readonly { label: ExampleLabel; text: string }[] = (
  Object.keys(examples) as ExampleLabel[]
).flatMap((label) => examples[label].map((text) => ({ label, text })))

/** What the words of a text say outright. */
export function labelsOfWords(text: string): Label[] {
  const words = [...findBadWords(text)].map((name) => ({
    name,
    score: name === 'slur' ? SCORE_OF_SLUR : SCORE_OF_WORD,
  }))
  const dangers = [...findDangers(text)].map((name) => ({ name, score: SCORE_OF_PHRASE }))
  return [...words.map(({ name, score }) => ({ name: name === 'slur' ? 'hate' : name, score })), ...dangers]
}

/** What a sentence is taken for by its nearest examples, or null. `vectors` are those of `exampleTexts`, in order. */
export function labelByLikeness(sentence: Float32Array, vectors: readonly Float32Array[]): Label | null {
  const nearest = vectors
    .map((vector, i) => ({ label: exampleTexts[i]?.label ?? 'fine', score: dot(sentence, vector) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, NEIGHBOURS)
  const [first] = nearest
  if (!first || first.label === 'fine' || first.score < ALIKE) return null
  const fine = nearest.find(({ label }) => label === 'fine')
  const isDoubtful = fine !== undefined && first.score - fine.score < DOUBTFUL
  if (isDoubtful && first.label !== 'self-harm') return null
  const votes = nearest.filter(({ label }) => label !== 'fine').length
  return votes * 2 > NEIGHBOURS ? { name: first.label, score: Math.min(1, first.score) } : null
}

/** Each label once, with its highest score, highest first. */
export function joinLabels(labels: readonly Label[]): Label[] {
  const best = new Map<string, number>()
  for (const { name, score } of labels) best.set(name, Math.max(score, best.get(name) ?? 0))
  return [...best].map(([name, score]) => ({ name, score })).sort((a, b) => b.score - a.score)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
