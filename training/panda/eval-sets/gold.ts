import { develop } from './develop.ts'
import { holdOut } from './hold-out.ts'

/**
 * One half of the panda's test set, a line each. `asked`: a question with the articles that answer it. `talk`: small talk.
 * `refused`: what nothing here answers, with the kinds of reply that are right beside "unknown" and "talk". `languages`: a
 * question that is to be answered in its own language.
 */
export type GoldHalf = { asked: string; talk: string; refused: string; languages: string }
export type GoldLine = { text: string; right: string[] }

export const halves = { 'develop': develop, 'hold-out': holdOut } as const

/** The lines of one part: what is said, and what is right for it. */
export const linesOf = (part: string): GoldLine[] =>
  part
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', right = ''] = line.split(' | ')
      return { text, right: right.split(' ').filter(Boolean) }
    })

/** The same for the languages, where the language stands first. */
export const languageLinesOf = (part: string): GoldLine[] =>
  linesOf(part).map(({ text, right }) => ({ text: right.join(' '), right: [text] }))
