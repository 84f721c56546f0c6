import type { Ports } from '#app/providers/ports.ts'
import type { Chunk } from './chunks.ts'

type Piece = Ports['transcribe']['result']['pieces'][number]

/** A word, where it begins and ends, and how sure the recogniser is: `report 0.980 1.420 0.811376`. */
const WORD_LINE = /^(\S+) ([\d.]+) ([\d.]+) ([\d.]+)$/
/** Silence and noises, which are no words. */
const NO_WORD = /^(?:<.*>|\[.*\]|\+\+.*\+\+)$/

/** What PocketSphinx wrote of one chunk: a line of words each, followed by the times of those words. */
export function readRecognised(output: string, { startS, endS }: Chunk): Piece[] {
  const pieces: Piece[] = []
  let words: { word: string; from: number; to: number; sure: number }[] = []
  let text = ''
  const close = () => {
    if (text !== '')
      pieces.push({
        text,
        startS: round(Math.min(endS, startS + (words[0]?.from ?? 0))),
        endS: round(Math.min(endS, startS + (words.at(-1)?.to ?? endS - startS))),
        confidence:
          words.length === 0 ? null : words.reduce((sum, { sure }) => sum + Math.min(1, sure), 0) / words.length,
        words: words.map(({ word, from, to, sure }) => ({
          text: word,
          startS: round(Math.min(endS, startS + from)),
          endS: round(Math.min(endS, startS + to)),
          confidence: Math.min(1, sure),
        })),
      })
    words = []
    text = ''
  }
  for (const line of output.split('\n').map((one) => one.trim())) {
    const [, word, from, to, sure] = WORD_LINE.exec(line) ?? []
    if (word !== undefined) {
      if (!NO_WORD.test(word))
        words.push({ word: word.replace(/\(\d+\)$/, ''), from: Number(from), to: Number(to), sure: Number(sure) })
    } else if (line !== '') {
      close()
      text = line
    }
  }
  close()
  return pieces
}

const round = (seconds: number) => Math.round(seconds * 100) / 100
