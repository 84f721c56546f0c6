import { createCalculator } from './calculator/calculator.ts'
import { createFacts } from './facts/facts.ts'
import { answerTime } from './facts/time-questions.ts'
import { isAboutHere } from './help/about-product.ts'
import { helpSeat } from './help/seat.server.ts'
import type { SearchHelp } from './help/seat.server.ts'
import type { Seat } from './knowledge.ts'
import { unknowable, whyUnknowable } from './question.ts'
import type { EmbedTexts } from './similarity.ts'
import { openLexicon } from './wordnet/lexicon.server.ts'
import { wordnetSeat } from './wordnet/seat.server.ts'

export type SeatTools = {
  /** Where the search indexes are kept, under `knowledge/`. */
  dataDir: string
  /** Gives the help articles, best first. */
  searchHelp: SearchHelp
  /** Gives unit vectors; the caller brings the engine of the embedding port. */
  embed: EmbedTexts
  now: () => Date
}

/** The built-in seats, in the order of the page. Each abstains by itself; none throws for a strange question. */
export function seats({ dataDir, searchHelp, embed, now }: SeatTools): Seat[] {
  const all = [
    createCalculator({ now }),
    knowingLimits(
      createFacts({ now }),
      now,
      (question, why) => why === unknowable.live && answerTime(question, now()) !== null,
    ),
    knowingLimits(wordnetSeat({ dataDir, embed }), now),
    knowingLimits(
      helpSeat({ search: searchHelp, embed, lexicon: openLexicon(), dataDir }),
      now,
      (question, why) => why === unknowable.office || isAboutHere(question),
    ),
  ] satisfies Seat[]
  return all.map(readingAtMost)
}

/** Nobody asks longer questions of a table, a dictionary or a calculator. */
const QUESTION_MAX_CHARS = 2_000
const TOO_LONG = `This question is too long: ${QUESTION_MAX_CHARS} characters at most.`

/** The work of a seat is bounded by the length of what it reads. */
function readingAtMost(seat: Seat): Seat {
  const { answerHere } = seat
  const isTooLong = (question: string) => question.length > QUESTION_MAX_CHARS
  return {
    ...seat,
    answer: async (question) => (isTooLong(question) ? { state: 'abstained', why: TOO_LONG } : seat.answer(question)),
    ...(answerHere && { answerHere: (question) => answerHere(question.slice(0, QUESTION_MAX_CHARS)) }),
  }
}

/**
 * Books know nothing of the asker, of this hour or of the future: such questions are declined with the reason, except
 * those the seat is the one to ask ("where are my runs", "what time is it in Tokyo").
 */
function knowingLimits(
  seat: Seat,
  now: () => Date,
  isItsOwn: (question: string, why: string) => boolean = () => false,
): Seat {
  return {
    ...seat,
    async answer(question) {
      const why = whyUnknowable(question, now())
      return why === null || isItsOwn(question, why) ? seat.answer(question) : { state: 'abstained', why }
    },
  }
}
