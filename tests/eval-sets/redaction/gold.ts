import type { MaskKind } from '#app/engines/redaction/mask.ts'
import { notesA } from './notes-a.ts'
import { notesB } from './notes-b.ts'
import { notesC } from './notes-c.ts'

export type GoldNote = { text: string; spans: readonly { kind: MaskKind; start: number; end: number }[] }

const kinds: Readonly<Record<string, MaskKind>> = {
  n: 'name',
  t: 'phone',
  e: 'email',
  a: 'address',
  b: 'birth',
  i: 'iban',
  c: 'card',
  r: 'reference',
}

/** Reads `{n|Anna}` marks into a plain text and the spans that should be masked. */
export function readGoldNote(marked: string): GoldNote {
  const spans: { kind: MaskKind; start: number; end: number }[] = []
  let text = ''
  let from = 0
  for (const match of marked.matchAll(/\{([nteabicr])\|([^}]*)\}/g)) {
    text += marked.slice(from, match.index)
    const kind = kinds[match[1] ?? '']
    if (kind) spans.push({ kind, start: text.length, end: text.length + (match[2] ?? '').length })
    text += match[2] ?? ''
    from = match.index + match[0].length
  }
  return { text: text + marked.slice(from), spans }
}

export const tunedOn: readonly GoldNote[] = [...notesA, ...notesB].map(readGoldNote)
export const heldOut: readonly GoldNote[] = notesC.map(readGoldNote)
