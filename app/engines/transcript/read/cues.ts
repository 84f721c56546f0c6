import type { RoughPiece } from '../mend.ts'
import { readClock } from '../times.ts'
import { decodeEntities, withoutMarks } from './marks.ts'

const TIMING = /^\s*(-?[\d:.,]{4,20})\s*-{1,3}>\s*(-?[\d:.,]{4,20})?(?:\s|$)/
const VOICE = /^<v(?:\.[^\s<>]{0,60})?\s([^<>]{1,80})>/i

/** SubRip and WebVTT: whatever stands below a line of times is said then. Numbers, settings and notes are no words. */
export function readCues(text: string): RoughPiece[] {
  const isVtt = /^\ufeff?WEBVTT/.test(text)
  const lines = text.split('\n')
  const pieces: RoughPiece[] = []
  let open: { startS: number | null; endS: number | null; lines: string[] } | null = null
  const close = () => {
    if (open) pieces.push(toRough(open, isVtt))
    open = null
  }
  lines.forEach((line, n) => {
    const [, from, to] = TIMING.exec(line) ?? []
    if (from !== undefined || line.includes('-->')) {
      // The number of a cue stands above its times, also where no empty line does.
      if (open && /^\d+$/.test(open.lines.at(-1)?.trim() ?? '')) open.lines.pop()
      close()
      open = { startS: readClock(from ?? ''), endS: to === undefined ? null : readClock(to), lines: [] }
    } else if (line.trim() === '') {
      if (!isBlankInside(lines, n)) close()
    } else open?.lines.push(line)
  })
  close()
  return pieces
}

/** Some files put an empty line into a cue: then what follows is neither a number nor a line of times. */
function isBlankInside(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1]?.trim() ?? ''
  if (next === '' || /^(?:NOTE|STYLE|REGION)\b|^\d+$|-->/.test(next)) return false
  return !(lines[at + 2] ?? '').includes('-->')
}

function toRough(open: { startS: number | null; endS: number | null; lines: string[] }, isVtt: boolean): RoughPiece {
  const said = open.lines.join('\n')
  const voice = isVtt ? VOICE.exec(said)?.[1] : undefined
  const text = withoutMarks(voice ? said.replace(VOICE, '') : said)
  return {
    text: decodeEntities(text),
    ...(open.startS !== null && { startS: open.startS }),
    ...(open.endS !== null && { endS: open.endS }),
    speaker: voice ? decodeEntities(voice) : null,
  }
}
