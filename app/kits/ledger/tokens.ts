import winkNLP from 'wink-nlp'
import type { WinkMethods } from 'wink-nlp'
import model from 'wink-eng-lite-web-model'
import type { Span } from './text.ts'

/** A word or sign of a claim with its part of speech (universal tag set). */
export type Token = Span & { text: string; lower: string; pos: string }

let loaded: WinkMethods | null = null

function tagger(): WinkMethods {
  loaded ??= winkNLP(model, ['sbd', 'pos'])
  return loaded
}

/** The tokens of a text with true offsets. The first call loads the tagger (about 80 ms). */
export function readTokens(text: string): Token[] {
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
    tokens.push({ start, end: at, text: word, lower: word.toLowerCase(), pos: tags[i] ?? 'X' })
  }
  return tokens
}
