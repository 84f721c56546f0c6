const PLACE = /\{\{[^{}]*\}\}/g
/** So many letters in a row are no chance: about eight words. */
const RUN_CHARS = 40
/** Shorter pieces are too common to be told from an answer's own words. */
const PIECE_MIN_CHARS = 15
const BASE64 = /[A-Za-z0-9+/]{20,}={0,2}/g

/** Whether an answer repeats what is for sale: a piece of it in a row, however spaced, also backwards or in base64. */
export function givesAway(answer: string, secret: string): boolean {
  const decoded = (answer.match(BASE64) ?? []).map((found) => Buffer.from(found, 'base64').toString('utf8'))
  const letters = toLetters([answer, ...decoded].join(' '))
  const said = [letters, [...letters].reverse().join('')]
  const runs = new Set(said.flatMap(toRuns))
  return secret
    .split(PLACE)
    .map(toLetters)
    .filter((piece) => piece.length >= PIECE_MIN_CHARS)
    .some((piece) =>
      piece.length < RUN_CHARS ? said.some((text) => text.includes(piece)) : toRuns(piece).some((run) => runs.has(run)),
    )
}

const toRuns = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - RUN_CHARS + 1) }, (_, n) => text.slice(n, n + RUN_CHARS))

const toLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
