import { PLACES, lengthAt, type PlaceId } from '#app/engines/text-tools/social.ts'
import { toTable } from '#app/platform/table.ts'

export const longKinds = ['article', 'newsletter', 'press', 'faq', 'script'] as const
export const pieceKinds = [...longKinds, ...PLACES.map(({ id }) => id)] as const
export type PieceKind = (typeof longKinds)[number] | PlaceId

export const isPost = (kind: PieceKind): kind is PlaceId => PLACES.some(({ id }) => id === kind)

const LONG_WORDS: Readonly<Record<string, string>> = toTable({
  article: 'Article',
  newsletter: 'Newsletter',
  press: 'Press note',
  faq: 'Questions and answers',
  script: 'Spoken script',
})

export const toKindWords = (kind: PieceKind): string =>
  PLACES.find(({ id }) => id === kind)?.label ?? (Object.hasOwn(LONG_WORDS, kind) ? LONG_WORDS[kind]! : kind)

const WORDS_A_MINUTE = 150
const S_A_MINUTE = 60

/** How long a piece is, as its place counts; `isOver`: longer than fits there. */
export function measure(kind: PieceKind, text: string): { words: string; isOver: boolean } {
  if (isPost(kind)) {
    const most = PLACES.find(({ id }) => id === kind)!.most
    const length = lengthAt(kind, text)
    return { words: `${length.toLocaleString('en')} of ${most.toLocaleString('en')} characters`, isOver: length > most }
  }
  const count = text.split(/\s+/).filter(Boolean).length
  const seconds = Math.round((count / WORDS_A_MINUTE) * S_A_MINUTE)
  return { words: `${count} words${kind === 'script' ? `, about ${seconds} s spoken` : ''}`, isOver: false }
}
