import { readFileSync } from 'node:fs'
import { Tokenizer } from '@huggingface/tokenizers'
import { assetPath } from '#app/platform/assets.server.ts'

const BEGIN = 101
const END = 102
/** Stands behind the question; MiniLM never gave it a meaning. */
const ASKED = 1
const MOST_TOKENS = 96
const MOST_OF_QUESTION = 32
/** No token is longer on average; what stands behind is never read. */
const MOST_CHARS = 20 * MOST_TOKENS

/** What of a question's tokens the network reads. */
export const beginningOf = (question: number[]): number[] => question.slice(0, MOST_OF_QUESTION)

/** Two texts as the network reads them: the numbers of its tokens, and whether each is of the second text. */
export type EntailmentInput = { ids: number[]; side: number[] }

/** What makes texts into numbers of tokens, of a long text its first. Throws when the pieces of words cannot be read. */
export function openTokens(): (text: string) => number[] {
  // The pieces of words of MiniLM, without the signs of its own.
  const words = JSON.parse(readFileSync(assetPath('entailment-words.json'), 'utf8')) as object
  const tokenizer = new Tokenizer(words, {})
  return (text) => tokenizer.encode(text.slice(0, MOST_CHARS), { add_special_tokens: false }).ids.slice(0, MOST_TOKENS)
}

/** The tokens of two texts as one; the beginning of the question leads where they answer one. */
export function joinTokens(a: number[], b: number[], question?: number[]): EntailmentInput {
  const first = [BEGIN, ...(question ? [...beginningOf(question), ASKED] : []), ...a, END]
  const second = [...b, END]
  return { ids: [...first, ...second], side: [...first.map(() => 0), ...second.map(() => 1)] }
}
