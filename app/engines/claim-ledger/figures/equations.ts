import type { Span } from '../text/text.ts'

/** A sign of equality between two sides; "<=", ">=", "=>" and "==" are none. */
const EQUALS = /(?<![<>=!])=(?![=>])/g
/** A word, where a formula ends; "x", "hf" and "cm" may stand in one. */
const WORD = /\p{L}{3,}/u
/** What joins two figures of a formula. */
const OPERATOR = /[\d\p{L})²³]\s?(?:[+*×·÷^/]|[-−](?=\s|\())\s?[\d\p{L}(√]|\d\(|\)\(/u
/** How far a side of a formula is read. */
const MOST_CHARS = 120

/**
 * What of a text stands in a formula and is no value that somebody states: all before the last sign of equality, and behind it what
 * is still to be worked out. Of "f(2) = 40 - 4 + 3 = 39" only the 39 is stated.
 */
export function workings(text: string): Span[] {
  const said = WORDED.exec(text)
  const worded = said ? [{ start: 0, end: said.index + said[0].length }] : []
  return [...worded, ...(text.includes('=') ? betweenSigns(text) : [])]
}

/** "781 million divided by 60 yields 13 million". */
const WORDED =
  /\b(?:divided|multiplied) by\b[^.;=]{1,60}?\b(?:yields?|gives?|equals?|makes?|comes to|results in|is)\b(?= (?:about |approximately |roughly |around )?\p{Sc}?\d)/iu

function betweenSigns(text: string): Span[] {
  const signs = [...text.matchAll(EQUALS)].map(({ index }) => index)
  return signs.flatMap((at, i): Span[] => {
    const before = sideBefore(text, signs[i - 1] === undefined ? 0 : signs[i - 1]! + 1, at)
    const after = sideAfter(text, at + 1, signs[i + 1] ?? text.length)
    return [before, ...(OPERATOR.test(text.slice(after.start, after.end)) ? [after] : [])]
  })
}

function sideBefore(text: string, from: number, at: number): Span {
  const side = text.slice(Math.max(from, at - MOST_CHARS), at)
  const words = [...side.matchAll(new RegExp(WORD, 'gu'))]
  const last = words.at(-1)
  const start = Math.max(from, at - MOST_CHARS) + (last ? last.index + last[0].length : 0)
  return { start, end: at }
}

function sideAfter(text: string, from: number, to: number): Span {
  const side = text.slice(from, Math.min(to, from + MOST_CHARS))
  const end = /[,;](?=\s)|\.(?=\s|$)/.exec(side)?.index ?? side.length
  const word = WORD.exec(side.slice(0, end))
  return { start: from, end: from + (word?.index ?? end) }
}
