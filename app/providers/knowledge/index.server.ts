import { createCalculator } from './calculator/calculator.ts'
import { createFacts } from './facts/facts.ts'
import { helpSeat } from './help/seat.server.ts'
import type { SearchHelp } from './help/seat.server.ts'
import type { Seat } from './knowledge.ts'
import { whyUnknowable } from './question.ts'
import type { EmbedTexts } from './similarity.ts'
import { openLexicon } from './wordnet/lexicon.server.ts'
import { wordnetSeat } from './wordnet/seat.server.ts'

export type SeatTools = {
  /** Where the search indexes are kept, under `knowledge/`. */
  dataDir: string
  /** Finds help articles, best first. */
  searchHelp: SearchHelp
  /** Gives unit vectors; the caller brings the engine of the embedding port. */
  embed: EmbedTexts
  now: () => Date
}

/** The built-in seats, in the order of the page. Each abstains by itself; none throws for a strange question. */
export function seats({ dataDir, searchHelp, embed, now }: SeatTools): Seat[] {
  return [
    createCalculator({ now }),
    knowingLimits(createFacts({ now }), now),
    knowingLimits(wordnetSeat({ dataDir, embed }), now),
    helpSeat({ search: searchHelp, embed, lexicon: openLexicon() }),
  ] satisfies Seat[]
}

/** Books know nothing of the asker, of this hour or of the future: such questions are declined with the reason. */
function knowingLimits(seat: Seat, now: () => Date): Seat {
  return {
    ...seat,
    async answer(question) {
      const why = whyUnknowable(question, now())
      return why === null ? seat.answer(question) : { state: 'abstained', why }
    },
  }
}
