import type { RoughPiece } from '../mend.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const firstNumber = (from: Record<string, unknown>, names: readonly string[], unit = 1): number | null => {
  for (const name of names) {
    const found = numberOf(from[name])
    if (found !== null) return found / unit
  }
  return null
}

/** Our own JSON, that of Whisper and its kin (`segments`), and the video site's `json3` (`events`); null when it is none. */
export function readJsonCaptions(text: string): { pieces: RoughPiece[]; language: string | null } | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const language = isObject(value) && typeof value['language'] === 'string' ? value['language'].slice(0, 35) : null
  const list = Array.isArray(value)
    ? value
    : isObject(value)
      ? (value['pieces'] ?? value['segments'] ?? value['events'])
      : null
  if (!Array.isArray(list)) return null
  const pieces = list.flatMap((one: unknown) => (isObject(one) ? toRough(one) : []))
  return { pieces, language }
}

function toRough(from: Record<string, unknown>): RoughPiece[] {
  if (Array.isArray(from['segs'])) return toEvent(from, from['segs'])
  if (typeof from['text'] !== 'string') return []
  const startS = firstNumber(from, ['startS', 'start']) ?? firstNumber(from, ['offset', 'startMs'], 1_000)
  const lasts = firstNumber(from, ['duration', 'dur'])
  const endS = firstNumber(from, ['endS', 'end']) ?? (startS !== null && lasts !== null ? startS + lasts : null)
  const words = Array.isArray(from['words']) ? from['words'].flatMap(toWord) : []
  return [
    {
      text: from['text'],
      ...(startS !== null && { startS }),
      ...(endS !== null && { endS }),
      speaker: typeof from['speaker'] === 'string' ? from['speaker'] : null,
      confidence: numberOf(from['confidence']),
      words,
    },
  ]
}

function toWord(one: unknown) {
  if (!isObject(one)) return []
  const text = one['text'] ?? one['word']
  const [startS, endS] = [firstNumber(one, ['startS', 'start']), firstNumber(one, ['endS', 'end'])]
  if (typeof text !== 'string' || startS === null || endS === null) return []
  return [{ text, startS, endS, confidence: firstNumber(one, ['confidence', 'probability']) }]
}

function toEvent(from: Record<string, unknown>, segs: unknown[]): RoughPiece[] {
  const text = segs.map((seg) => (isObject(seg) && typeof seg['utf8'] === 'string' ? seg['utf8'] : '')).join('')
  const startS = firstNumber(from, ['tStartMs'], 1_000)
  const lasts = firstNumber(from, ['dDurationMs'], 1_000)
  if (startS === null) return []
  return [{ text, startS, ...(lasts !== null && { endS: startS + lasts }) }]
}
