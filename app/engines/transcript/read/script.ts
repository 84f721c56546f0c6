import type { RoughPiece } from '../mend.ts'
import { readClock } from '../times.ts'
import { withoutMarks } from './marks.ts'

/** ASS and SSA: the lines `Dialogue:` of the events, in the order of fields their `Format:` says. */
export function readScript(text: string): RoughPiece[] {
  let fields = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text']
  let isEvents = false
  const pieces: RoughPiece[] = []
  for (const line of text.split('\n')) {
    if (/^\s*\[/.test(line)) isEvents = /^\s*\[events\]/i.test(line)
    if (!isEvents) continue
    const [, kind, rest = ''] = /^\s*(Format|Dialogue):\s*(.*)$/i.exec(line) ?? []
    if (kind?.toLowerCase() === 'format') fields = rest.split(',').map((name) => name.trim().toLowerCase())
    if (kind?.toLowerCase() === 'dialogue') pieces.push(toRough(fields, rest))
  }
  return pieces
}

/** The text is the last field, and may hold commas. */
function toRough(fields: readonly string[], line: string): RoughPiece {
  const parts = line.split(',')
  const valueOf = (name: string) => (fields.includes(name) ? (parts[fields.indexOf(name)] ?? '').trim() : '')
  const text = parts.slice(fields.length - 1).join(',')
  const [startS, endS] = [readClock(valueOf('start')), readClock(valueOf('end'))]
  return {
    text: withoutMarks(text.replace(/\\[Nnh]/g, ' ')),
    ...(startS !== null && { startS }),
    ...(endS !== null && { endS }),
    speaker: valueOf('name') || null,
  }
}
