import { toPiece, type Piece } from '#app/engines/transcript/transcript.ts'

export const FRAMES_A_SECOND = 25
/** Silence before the first word of a scene and behind its last. */
export const LEAD_S = 0.35
export const REST_S = 0.5
const SHORTEST_S = 2
const SILENT_S = 3.5
const CHARS_A_SECOND = 14.5
const READING_CHARS_A_SECOND = 17
const LINE_CHARS = 42
const CUE_LINES = 2
const SHORTEST_CUE_S = 0.9

/** About how long words last when they are said; what an engine says may differ. */
export const toSpokenS = (words: string, speed = 1): number =>
  words.trim() === '' ? 0 : Math.max(0.6, [...words].length / CHARS_A_SECOND / speed)

/** When words are only read. */
const toReadS = (words: string): number => Math.max(SHORTEST_S, [...words].length / READING_CHARS_A_SECOND + 1)

/** How long a scene lasts: as long as wanted, or as its voice needs, in whole frames. */
export function lengthOfScene(wantedS: number | null, words: string, voiceS: number | null): number {
  const needS = voiceS !== null ? voiceS + LEAD_S + REST_S : words.trim() === '' ? 0 : toReadS(words)
  const lengthS = Math.max(wantedS ?? (needS === 0 ? SILENT_S : SHORTEST_S), needS)
  return Math.ceil(lengthS * FRAMES_A_SECOND) / FRAMES_A_SECOND
}

/** A caption of a scene, in seconds of the scene. */
export type CaptionLine = { text: string; fromS: number; toS: number }

/** The words of a scene as captions of two lines at most, each as long as its share of the words. */
export function toCaptionLines(words: string, lengthS: number, voiceS: number | null): CaptionLine[] {
  const texts = cutCaptions(words)
  if (texts.length === 0) return []
  const from = voiceS === null ? 0 : LEAD_S / 2
  const until = voiceS === null ? lengthS : Math.min(lengthS, LEAD_S + voiceS + REST_S / 2)
  const weights = texts.map((text) => [...text].length + 6)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let at = from
  return texts.map((text, n) => {
    const share = ((until - from) * weights[n]!) / total
    const line = { text, fromS: at, toS: n === texts.length - 1 ? until : at + share }
    at += share
    return line
  })
}

/** Words cut into captions: at most two lines of 42 characters, cut at words and rather behind a comma. */
export function cutCaptions(words: string): string[] {
  const captions: string[] = []
  let current = ''
  for (const word of words.trim().split(/\s+/u).filter(Boolean).flatMap(cutWord)) {
    const longer = current === '' ? word : `${current} ${word}`
    const isFull = [...longer].length > LINE_CHARS * CUE_LINES
    const isBreak = current.length > LINE_CHARS && /[,;:.!?—]$/u.test(current)
    if (current !== '' && (isFull || isBreak)) {
      captions.push(current)
      current = word
    } else current = longer
  }
  if (current !== '') captions.push(current)
  return captions
}

/** A word that fills more than a caption by itself, in pieces of whole characters. */
function cutWord(word: string): string[] {
  const most = LINE_CHARS * CUE_LINES
  if (word.length <= most) return [word]
  const letters = [...word]
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, n) =>
    letters.slice(n * most, (n + 1) * most).join(''),
  )
}

/** A scene as it stands in a finished film. */
export type TimedScene = {
  id: string
  startS: number
  lengthS: number
  voiceS: number | null
  words: string
  speaker: string | null
  chapter: string | null
  description: string
}

/** The captions of a film with their times. */
export function toCues(scenes: readonly TimedScene[], namesSpeakers = false): Piece[] {
  return scenes.flatMap(({ words, lengthS, voiceS, startS, speaker }) =>
    toCaptionLines(words, lengthS, voiceS)
      .filter(({ fromS, toS }) => toS - fromS > 0)
      .map(({ text, fromS, toS }) =>
        toPiece(
          startS + fromS,
          startS + Math.max(toS, fromS + SHORTEST_CUE_S / 10),
          text,
          namesSpeakers ? speaker : null,
        ),
      ),
  )
}

/** What somebody who does not see the film is told, scene by scene, at its time. */
export const toDescriptionPieces = (scenes: readonly TimedScene[]): Piece[] =>
  scenes.map(({ startS, lengthS, description }) => toPiece(startS, startS + lengthS, description))

/** Where chapters begin; a film that names none has none. */
export function toChapters(scenes: readonly TimedScene[]): { startS: number; endS: number; title: string }[] {
  const begins = scenes.flatMap(({ startS, chapter }) => (chapter ? [{ startS, title: chapter }] : []))
  if (begins.length === 0) return []
  const first = begins[0]!.startS > 0 ? [{ startS: 0, title: 'Beginning' }] : []
  const endS = scenes.reduce((most, { startS, lengthS }) => Math.max(most, startS + lengthS), 0)
  const all = [...first, ...begins]
  return all.map((one, n) => ({ ...one, endS: all[n + 1]?.startS ?? endS }))
}
