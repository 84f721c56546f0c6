import type { Blank, PromptCard } from './prompt-cards.ts'

export type Values = Readonly<Record<string, string>>

/** A stretch of a finished prompt: fixed words, what the visitor wrote, or a blank that still waits. */
export type Piece = { kind: 'words' | 'filled' | 'empty'; text: string }

/** A short answer is one line; a long one keeps its line ends. */
function clean(value: string | undefined, { maxChars, isLong }: Blank): string {
  const tidy = isLong ? /[^\S\n]+/g : /\s+/g
  const text = (value ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(tidy, ' ')
    .replace(/\n{3,}/g, '\n\n')
  return text.trim().slice(0, maxChars).trim()
}

/** The prompt line by line. A line with an optional blank that is empty is left out. */
export function fillPrompt(card: PromptCard, values: Values): Piece[][] {
  const blanks = new Map(card.blanks.map((blank) => [blank.name, blank]))
  return card.lines.flatMap((line): Piece[][] => {
    const pieces = line.split(/(\{\w+\})/).flatMap((part): Piece[] => {
      const blank = blanks.get(part.slice(1, -1))
      if (!blank || !part.startsWith('{')) return part ? [{ kind: 'words', text: part }] : []
      const text = clean(values[blank.name], blank)
      if (text) return [{ kind: 'filled', text }]
      return [{ kind: 'empty', text: blank.isOptional ? '' : `[${blank.label.toLowerCase()}]` }]
    })
    return pieces.some(({ kind, text }) => kind === 'empty' && !text) ? [] : [withoutDoubleStops(pieces)]
  })
}

/** Words that begin with a full stop lose it when the answer before them already ends a sentence. */
function withoutDoubleStops(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const before = pieces[index - 1]
    const isDouble = before?.kind === 'filled' && /[.?!]$/.test(before.text) && piece.text.startsWith('.')
    return isDouble ? { ...piece, text: piece.text.slice(1) } : piece
  })
}

/** The finished prompt as one text, ready to be copied or asked. */
export const promptText = (lines: readonly (readonly Piece[])[]): string =>
  lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n')

export const countEmpty = (card: PromptCard, values: Values): number =>
  card.blanks.filter((blank) => !blank.isOptional && !clean(values[blank.name], blank)).length

/** What stands in the address for a blank. */
export const toFieldName = (blank: Blank) => `blank-${blank.name}`

/** What was written into the blanks of a card, from a query or a form. */
export function readValues(card: PromptCard, fields: { get(name: string): unknown }): Values {
  return Object.fromEntries(
    card.blanks.map((blank) => [blank.name, String(fields.get(toFieldName(blank)) ?? '').slice(0, blank.maxChars)]),
  )
}
