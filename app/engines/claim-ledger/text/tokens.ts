import winkNLP from 'wink-nlp'
import type { WinkMethods } from 'wink-nlp'
import model from 'wink-eng-lite-web-model'
import type { Span } from './text.ts'

/** A word or sign of a claim with its part of speech (universal tag set). */
export type Token = Span & { text: string; lower: string; pos: string }

const KNOWN_TEXTS = 2_000
const known = new Map<string, readonly Token[]>()
let loaded: WinkMethods | null = null

function tagger(): WinkMethods {
  loaded ??= winkNLP(model, ['sbd', 'pos'])
  return loaded
}

/** The tokens of a text with true offsets; a text is tagged once. The first call loads the tagger (about 80 ms). */
export function readTokens(text: string): readonly Token[] {
  const found = known.get(text)
  if (found) return found
  if (known.size >= KNOWN_TEXTS) known.clear()
  const tokens = tagged(text)
  known.set(text, tokens)
  return tokens
}

function tagged(text: string): Token[] {
  const nlp = tagger()
  const document = nlp.readDoc(text)
  const words = document.tokens().out() as string[]
  const tags = document.tokens().out(nlp.its.pos) as string[]
  const tokens: Token[] = []
  let at = 0
  for (const [i, word] of words.entries()) {
    const start = text.indexOf(word, at)
    if (start < 0) continue
    at = start + word.length
    const bare = i === words.length - 1 ? word.replace(/^(\p{Lu})\.$/u, '$1') : word
    const lower = bare.toLowerCase()
    const pos = lower === 'people' ? 'NOUN' : (tags[i] ?? 'X')
    tokens.push({ start, end: start + bare.length, text: bare, lower, pos })
  }
  return tokens
}
