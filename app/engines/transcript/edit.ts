import { mend, toLine } from './mend.ts'
import { speakersOf, type Piece, type Transcript, type Word } from './transcript.ts'

/** A transcript as a text to work on: a line a piece, with who speaks before a colon. */
export const toEditable = ({ pieces }: Transcript): string =>
  pieces.map(({ speaker, text }) => (speaker === null ? text : `${speaker}: ${text}`)).join('\n')

const NEW_SPEAKER = /^(\p{Lu}[\p{L}\p{M}\p{N} .'’-]{0,39}): (\S.*)$/su
/** Beyond so many changed words in a row times follow by share and no longer word by word. */
const MOST_STEPS = 2_000

/**
 * Takes over an edited text: words that stayed keep their times, new ones share the time of those they stand between. Lines are the
 * new pieces. A name before a colon at the beginning of a line is who speaks there.
 */
export function editTranscript(before: Transcript, text: string): Transcript {
  const known = new Set(speakersOf(before))
  const lines = text.split('\n').flatMap((line) => {
    const said = toLine(line)
    return said === '' ? [] : [toSaid(said, known)]
  })
  const old = before.pieces.flatMap(wordsOf)
  const said = lines.flatMap((line, n) => line.text.split(' ').map((word) => ({ word, line: n })))
  const times = alignTimes(
    old,
    said.map(({ word }) => word),
  )
  const pieces = lines.map((line, n) => {
    const words = times.filter((_, at) => said[at]?.line === n)
    const own = words.map((word) => ({ ...word }))
    return { ...line, startS: own[0]?.startS ?? 0, endS: own.at(-1)?.endS ?? 0, words: own, confidence: meanOf(own) }
  })
  return mend(pieces, before.language).transcript
}

function toSaid(line: string, known: ReadonlySet<string>): { text: string; speaker: string | null } {
  for (const name of known)
    if (line.startsWith(`${name}: `)) return { speaker: name, text: line.slice(name.length + 2) }
  const [, name, text] = NEW_SPEAKER.exec(line) ?? []
  return name && text && name.split(' ').length <= 4 ? { speaker: name, text } : { speaker: null, text: line }
}

/** The words of a piece with their times: those that were heard, or shares of the piece by length. */
export function wordsOf(piece: Piece): Word[] {
  const texts = piece.text.split(' ')
  if (piece.words.length === texts.length && piece.words.every(({ text }, n) => text === texts[n])) return piece.words
  return share(texts, piece.startS, piece.endS, piece.confidence)
}

function share(texts: readonly string[], startS: number, endS: number, confidence: number | null): Word[] {
  const total = texts.reduce((sum, { length }) => sum + length + 1, 0)
  let at = 0
  return texts.map((text) => {
    const from = startS + ((endS - startS) * at) / total
    at += text.length + 1
    return { text, startS: from, endS: startS + ((endS - startS) * at) / total, confidence }
  })
}

function meanOf(words: readonly Word[]): number | null {
  const known = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length
}

/** A word that somebody typed is certain. */
const TYPED = { confidence: null }

function alignTimes(old: readonly Word[], texts: readonly string[]): Word[] {
  const partners = matchWords(
    old.map(({ text }) => text),
    texts,
  )
  const result: Word[] = []
  for (let n = 0; n < texts.length;) {
    const partner = partners[n] ?? -1
    if (partner >= 0) {
      result.push({ ...old[partner]!, text: texts[n]! })
      n += 1
      continue
    }
    let end = n
    while (end < texts.length && (partners[end] ?? -1) < 0) end += 1
    const startS = result.at(-1)?.endS ?? 0
    const next = partners[end]
    const endS = next === undefined ? Math.max(startS, old.at(-1)?.endS ?? startS) : old[next]!.startS
    result.push(
      ...share(texts.slice(n, end), startS, Math.max(startS, endS), null).map((word) => ({ ...word, ...TYPED })),
    )
    n = end
  }
  return result
}

/** For each new word the old one it is, by the shortest way from one text to the other; -1 for a word that is new. */
export function matchWords(old: readonly string[], now: readonly string[]): number[] {
  const partners = Array.from({ length: now.length }, () => -1)
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) {
    partners[head] = head
    head += 1
  }
  let tail = 0
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  ) {
    partners[now.length - 1 - tail] = old.length - 1 - tail
    tail += 1
  }
  const [a, b] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)]
  for (const [x, y] of shortestWay(a, b)) partners[head + y] = head + x
  return partners
}

/** Pairs of equal words on the shortest way (Myers); none where the texts are too far apart. */
function shortestWay(a: readonly string[], b: readonly string[]): [number, number][] {
  const most = Math.min(MOST_STEPS, a.length + b.length)
  const size = 2 * most + 2
  let ends = new Int32Array(size)
  const trace: Int32Array[] = []
  const at = (k: number) => k + most
  for (let d = 0; d <= most; d += 1) {
    trace.push(ends.slice(at(-d) - 1 < 0 ? 0 : at(-d) - 1, at(d) + 2))
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && ends[at(k - 1)]! < ends[at(k + 1)]!)
      let x = isDown ? ends[at(k + 1)]! : ends[at(k - 1)]! + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1
      ends[at(k)] = x
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length, most)
    }
    ends = ends.slice()
  }
  return []
}

function walkBack(trace: readonly Int32Array[], fromX: number, fromY: number, most: number): [number, number][] {
  const pairs: [number, number][] = []
  let [x, y] = [fromX, fromY]
  for (let d = trace.length - 1; d >= 0 && (x > 0 || y > 0); d -= 1) {
    const base = Math.max(0, most - d - 1)
    const endOf = (k: number) => trace[d]![k + most - base] ?? 0
    const k = x - y
    const isDown = k === -d || (k !== d && endOf(k - 1) < endOf(k + 1))
    const before = isDown ? k + 1 : k - 1
    const beforeX = d === 0 ? 0 : endOf(before)
    const beforeY = d === 0 ? 0 : beforeX - before
    while (x > beforeX && y > beforeY) pairs.push([(x -= 1), (y -= 1)])
    ;[x, y] = [beforeX, beforeY]
  }
  return pairs
}
