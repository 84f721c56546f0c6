import { cutSentences } from '#app/engines/english/sentences.ts'
import { guessLength, type RoughPiece } from '../mend.ts'
import { readClock } from '../times.ts'

const STAMPED =
  /^\W{0,3}(\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)(?:\s*[-–—]+\s*\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)?(?:\]|\)|\b)(?:\s*(.*))?$/s

/** Words with times as they are copied from a page: the time before the words, or on a line of its own above them. */
export function readStampedLines(text: string): RoughPiece[] {
  const pieces: RoughPiece[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, clock, rest] = STAMPED.exec(line.slice(0, 20_000)) ?? []
    const startS = clock === undefined ? null : readClock(clock)
    if (startS !== null) pieces.push({ startS, ...toSaid(rest ?? '') })
    else if (line !== '' && pieces.length > 0) {
      const last = pieces.at(-1)!
      last.text = last.text === '' ? line : `${last.text} ${line}`
    }
  }
  return pieces.map((piece, n) => ({
    ...piece,
    endS: pieces[n + 1]?.startS ?? (piece.startS ?? 0) + guessLength(piece.text),
  }))
}

/** `**Name:** words` of Markdown; what is in bold before a colon is who speaks. */
function toSaid(rest: string): { text: string; speaker: string | null } {
  const [, name, words] = /^\**\s*([^*:]{1,60}):\*\*\s+(.*)$/s.exec(rest) ?? []
  return name && words !== undefined
    ? { text: words, speaker: name }
    : { text: rest.replace(/^[*\s]+/, ''), speaker: null }
}

/** Words without times: sentence by sentence, at the pace people speak. */
export function readPlain(text: string): RoughPiece[] {
  let at = 0
  return cutSentences(text.replace(/\s+/g, ' '))
    .flatMap((sentence) => sentence.match(PIECE) ?? [])
    .map((part) => {
      const said = part.trim()
      const startS = at
      at += guessLength(said)
      return { startS, endS: at, text: said }
    })
}

/** A piece of a sentence that fits a line of captions: whole words, where it has blanks. */
const PIECE = /\S.{0,398}(?:\S(?=\s|$)|$)|\S.{0,399}/gu
