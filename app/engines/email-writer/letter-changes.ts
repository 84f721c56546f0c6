import { toChange } from './changes.ts'
import type { Change } from './letter.ts'
import type { Opening } from './opening.ts'
import type { Piece } from './pieces.ts'

export const toCount = (count: number) => (count === 1 ? 'One sentence' : `${count} sentences`)

export const inOrder = (changes: readonly Change[]) =>
  changes.toSorted((a, b) => (a.spans[0]?.start ?? Infinity) - (b.spans[0]?.start ?? Infinity))

export function addressChanges({ consumed, addressee, put }: Opening, greeting: string): Change[] {
  const to = [greeting, put && `${put} …`].filter(Boolean).join(' ')
  if (consumed.length === 0) {
    return [
      {
        kind: 'address',
        spans: [],
        from: '',
        to,
        why: addressee ? 'A letter begins with its reader.' : 'You named nobody, so the greeting has no name.',
      },
    ]
  }
  const why = addressee?.name
    ? 'Said to whom it goes.'
    : addressee
      ? `It goes to ${addressee.said}. You said no name.`
      : 'A greeting.'
  return [toChange('address', consumed, to, why)]
}

export function closingChanges(consumed: readonly Piece[], closing: string): Change[] {
  if (consumed.length > 0) return [toChange('closing', consumed, closing, 'The end of the letter.')]
  return [
    { kind: 'closing', spans: [], from: '', to: closing, why: 'A letter ends with a closing, and you said none.' },
  ]
}
