import { mend, type RoughPiece } from '../mend.ts'
import type { Transcript } from '../transcript.ts'
import { readCues } from './cues.ts'
import { decodeCaptions } from './decode.ts'
import { readJsonCaptions } from './from-json.ts'
import { readPlain, readStampedLines } from './lines.ts'
import { readLyrics } from './lyrics.ts'
import { readScript } from './script.ts'
import { takeSpeakers } from './speaker-names.ts'
import { readTimedXml } from './timed-xml.ts'

/** What came out of a file of captions, which form it had, and what had to be mended. */
export type ReadCaptions = { transcript: Transcript; form: string; notes: string[] }

const NO_TIMES = 'The words came without times. The times shown are a guess at the pace people speak.'

/** Reads captions of any form this place knows, by what they are rather than by what they are called. */
export const readCaptions = (bytes: Uint8Array): ReadCaptions => readCaptionText(decodeCaptions(bytes))

export function readCaptionText(text: string): ReadCaptions {
  const { form, pieces, language = null, isGuess = false } = readForm(text)
  const { transcript, notes } = mend(takeSpeakers(pieces), language)
  return { transcript, form, notes: isGuess && transcript.pieces.length > 0 ? [NO_TIMES, ...notes] : notes }
}

type Form = { form: string; pieces: RoughPiece[]; language?: string | null; isGuess?: boolean }

function readForm(text: string): Form {
  const start = text
    .slice(0, 2_000)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (/^[[{]\s*(?:["{[\]}]|$)/.test(start)) {
    const read = readJsonCaptions(text.replace(/^\ufeff/, ''))
    if (read) return { form: 'JSON', ...read }
  }
  if (start.startsWith('<')) {
    const pieces = readTimedXml(text)
    if (pieces.length > 0)
      return { form: 'TTML', pieces, language: /xml:lang="([\w-]{2,35})"/.exec(start)?.[1] ?? null }
  }
  if (/^\[script info\]|^\s*\[events\]/im.test(start)) return { form: 'ASS', pieces: readScript(text) }
  if (/-->/.test(text)) {
    const pieces = readCues(text)
    if (pieces.length > 0) return { form: start.startsWith('WEBVTT') ? 'WebVTT' : 'SubRip', pieces }
  }
  if (/^\s*\[-?\d{1,4}:\d{1,2}[.:]\d{1,3}\]/m.test(text)) return { form: 'LRC', pieces: readLyrics(text) }
  const stamped = readStampedLines(text)
  if (stamped.length > 0) return { form: 'Text with times', pieces: stamped }
  return { form: 'Text without times', pieces: readPlain(text), isGuess: true }
}
