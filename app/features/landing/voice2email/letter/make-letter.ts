import { checkFacts } from '#app/engines/email-writer/facts.ts'
import { toLetterOfFour } from '#app/engines/email-writer/four-things.ts'
import { toLetter } from '#app/engines/email-writer/to-letter.ts'
import type { FourInput, LetterView, SaidInput } from './letter-view.ts'

/** The engine behind the page. The server answers with it, and the browser fetches it when somebody speaks. */
export function makeLetter({ said, tone }: SaidInput): LetterView {
  const letter = toLetter(said, { tone })
  return { said, letter, check: checkFacts(said, letter) }
}

export function makeLetterOfFour({ tone, ...things }: FourInput): LetterView {
  const { letter, check } = toLetterOfFour(things, tone || undefined)
  return { said: [things.who, things.wish, things.facts, things.by].filter(Boolean).join('\n'), letter, check }
}
