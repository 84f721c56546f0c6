import type { RoughPiece } from '../mend.ts'
import { readClock } from '../times.ts'
import { decodeEntities } from './marks.ts'

const TAG = /<(\/?)([\w:]{1,40})((?:\s[^<>]{0,2000})?)>/g
const MOST_TAGS = 400_000
const WHOLE_MS = 1_000

/** TTML and the forms of captions a video site sends as XML: `<p begin end>`, `<p t d>` and `<text start dur>`. */
export function readTimedXml(text: string): RoughPiece[] {
  const rates = {
    tick: Number(attributeOf(text, 'tickRate') ?? 0) || 1,
    frame: Number(attributeOf(text, 'frameRate') ?? 0) || 30,
  }
  const pieces: RoughPiece[] = []
  let open: (RoughPiece & { tag: string }) | null = null
  let from = 0
  let count = 0
  for (const found of text.matchAll(TAG)) {
    if ((count += 1) > MOST_TAGS) break
    const [whole, slash, name = '', attributes = ''] = found
    const tag = name.toLowerCase().replace(/^.*:/, '')
    if (open) open.text += text.slice(from, found.index)
    from = found.index + whole.length
    if (open && tag === 'br') open.text += ' '
    if (slash && open && tag === open.tag) {
      const { tag: _, ...piece } = open
      pieces.push({ ...piece, text: decodeEntities(decodeEntities(piece.text)) })
      open = null
    } else if (!slash && (tag === 'p' || tag === 'text') && !attributes.endsWith('/'))
      open = { tag, text: '', ...toSpan(attributes, rates) }
  }
  return pieces
}

function toSpan(attributes: string, rates: { tick: number; frame: number }): Omit<RoughPiece, 'text'> {
  const read = (name: string) => {
    const said = attributeOf(attributes, name)
    return said === null ? null : readXmlTime(said, rates)
  }
  const plain = (name: string, unit: number) => {
    const said = attributeOf(attributes, name)
    return said === null || !/^-?\d{1,12}(?:\.\d{1,6})?$/.test(said) ? null : Number(said) / unit
  }
  const startS = read('begin') ?? plain('start', 1) ?? plain('t', WHOLE_MS)
  const lastsS = read('dur') ?? plain('dur', 1) ?? plain('d', WHOLE_MS)
  const endS = read('end') ?? (startS !== null && lastsS !== null ? startS + lastsS : null)
  return {
    ...(startS !== null && { startS }),
    ...(endS !== null && { endS }),
    speaker: attributeOf(attributes, 'agent'),
  }
}

const attributeOf = (attributes: string, name: string): string | null =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']{0,200})["']`).exec(attributes)?.[1] ?? null

/** `00:00:01.5`, `00:00:01:12` with frames, `1.5s`, `1500ms`, `30f` or `900t`. */
function readXmlTime(text: string, { tick, frame }: { tick: number; frame: number }): number | null {
  const frames = /^(\d{1,4}:\d{1,2}:\d{1,2}):(\d{1,3})$/.exec(text)
  if (frames?.[1]) return (readClock(frames[1]) ?? 0) + Number(frames[2]) / frame
  const [, value, unit] = /^(-?\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/.exec(text) ?? []
  if (value === undefined) return readClock(text)
  const units = { h: 3_600, m: 60, s: 1, ms: 1 / WHOLE_MS, f: 1 / frame, t: 1 / tick }
  return Number(value) * units[unit as keyof typeof units]
}
