import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import type { RunSeat } from './consensus-run.ts'

/** A sentence somebody may take into a merged text: a claim of the ledger, or a paragraph where nothing was claimed. */
export type Piece = { id: string; text: string; seats: string[]; isDisputed: boolean; isAgreed: boolean }

const MOST_PIECES = 200

/**
 * What can be taken into a merged text: the claims, in the order they were said; for answers without claims, such as a poem, their
 * paragraphs. Each keeps the seats that say it.
 */
export function toPieces({ claims }: Pick<Ledger, 'claims'>, seats: readonly RunSeat[]): Piece[] {
  const voices = seats.filter(({ state }) => state === 'answered')
  const pieces =
    claims.length > 0
      ? claims.map(({ id, text, support, oppose }) => ({
          id,
          text,
          seats: support,
          isDisputed: oppose.length > 0,
          isAgreed: support.length > 1 && oppose.length === 0,
        }))
      : voices.flatMap(({ seat, text }) =>
          text
            .split(/\n{2,}/)
            .map((paragraph) => paragraph.trim())
            .filter(Boolean)
            .map((paragraph, n) => ({
              id: `${seat}-${n}`,
              text: paragraph,
              seats: [seat],
              isDisputed: false,
              isAgreed: false,
            })),
        )
  return pieces.slice(0, MOST_PIECES)
}

/** The chosen pieces as one text, in their own words: sentences in a row, paragraphs apart. */
export function merge(pieces: readonly Piece[], chosen: readonly string[]): string {
  const taken = pieces.filter(({ id }) => chosen.includes(id)).map(({ text }) => text.trim())
  const areParagraphs = taken.some((text) => text.includes('\n'))
  return areParagraphs ? taken.join('\n\n') : taken.map(toSentence).join(' ')
}

const toSentence = (text: string) => (/[.!?…:]["”’)]?$/.test(text) ? text : `${text}.`)
