import { z } from 'zod'
import { checkFacts, type Fact } from '#app/engines/email-writer/facts.ts'
import { tones, type Letter, type Tone } from '#app/engines/email-writer/letter.ts'
import { toLetter } from '#app/engines/email-writer/to-letter.ts'

const change = z.object({
  kind: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number() })),
  from: z.string(),
  to: z.string(),
  why: z.string(),
})

/** A mail made of spoken words, as it is kept. */
export const voiceLetter = z.object({
  tone: z.enum(tones).catch('plain'),
  to: z.string().default(''),
  subject: z.string().default(''),
  greeting: z.string().default(''),
  body: z.string().default(''),
  closing: z.string().default(''),
  /** What was done to the words that were said, until somebody writes the mail anew. */
  changes: z.array(change).default([]),
  /** What its owner confirmed: the fact's key, and how it was written then. */
  confirmed: z.record(z.string(), z.string()).default({}),
  /** The model that worded it; none: rules alone did. */
  by: z.string().default(''),
  /** Why a model that was asked did not. */
  note: z.string().default(''),
})
export type VoiceLetter = z.output<typeof voiceLetter>

/** Makes the mail by the rules of the letter kit; nobody's model has a hand in it. */
export function writeVoiceLetter(said: string, tone: Tone, to: string): VoiceLetter {
  const { subject, greeting, paragraphs, closing, changes } = toLetter(said, { tone })
  return {
    tone,
    to,
    subject,
    greeting,
    body: paragraphs.join('\n\n'),
    closing,
    changes: changes.map((one) => ({ ...one, spans: [...one.spans] })),
    confirmed: {},
    by: '',
    note: '',
  }
}

/** The mail without its subject, as it is sent. */
export const toMailText = ({ greeting, body, closing }: Pick<VoiceLetter, 'greeting' | 'body' | 'closing'>): string =>
  [greeting, body, closing]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')

/** Something named in the mail, to be confirmed one by one. `isSaid`: it was heard; else it stands in the mail alone. */
export type ReadBack = {
  key: string
  kind: Fact['kind'] | 'to'
  said: string
  written: string
  isSaid: boolean
  isConfirmed: boolean
}

/** What the mail names, held against what was said: to be read back, what was taken back by the speaker, and what is missing from it. */
export function readBack(said: string, letter: VoiceLetter): { facts: ReadBack[]; leftOut: string[]; lost: string[] } {
  const whole: Letter = {
    subject: letter.subject,
    recipient: null,
    greeting: letter.greeting,
    paragraphs: letter.body.split(/\n\s*\n/),
    closing: letter.closing,
    changes: letter.changes.map((one) => ({ ...one, kind: one.kind as Letter['changes'][number]['kind'] })),
    lines: [],
  }
  const { kept, leftOut, lost, invented } = checkFacts(said, whole)
  const isConfirmed = (key: string, written: string) =>
    Object.hasOwn(letter.confirmed, key) && letter.confirmed[key] === written
  const facts: ReadBack[] = [
    ...(letter.to ? [{ key: 'to', kind: 'to' as const, said: '', written: letter.to, isSaid: false }] : []),
    ...kept.map(({ kind, text, key, written }) => ({ key: `${kind}:${key}`, kind, said: text, written, isSaid: true })),
    ...invented.map(({ kind, text, key }) => ({ key: `${kind}:${key}`, kind, said: '', written: text, isSaid: false })),
  ].map((fact) => ({ ...fact, isConfirmed: isConfirmed(fact.key, fact.written) }))
  return { facts, leftOut: leftOut.map(({ text }) => text), lost: lost.map(({ text }) => text) }
}

export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string; why: string | null }

/** What was said with what the rules did to it, in place. */
export function toSaidDiff(said: string, { changes }: Pick<VoiceLetter, 'changes'>): DiffPart[] {
  const edits = changes
    .flatMap(({ spans, to, why, kind }) =>
      spans.map(({ start, end }, n) => ({
        start,
        end,
        to: n === 0 && kind !== 'correction' ? to : '',
        why,
        isShown: kind !== 'closing' && kind !== 'address',
      })),
    )
    .filter(({ isShown }) => isShown)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const parts: DiffPart[] = []
  let at = 0
  for (const { start, end, to, why } of edits) {
    if (start < at || end > said.length) continue
    parts.push(
      { kind: 'same', text: said.slice(at, start), why: null },
      { kind: 'gone', text: said.slice(start, end), why },
      { kind: 'new', text: to, why },
    )
    at = end
  }
  parts.push({ kind: 'same', text: said.slice(at), why: null })
  return parts.filter(({ text }) => text !== '')
}
