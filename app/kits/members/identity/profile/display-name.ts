import { NAME_MAX_CHARS } from './profile.limits.ts'

/** Signs that show nothing or turn the writing round: controls, bidi marks, zero-width signs, fillers, blanks. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Chooses between the drawings of one emoji; phones send it unasked. */
const EMOJI_LOOK = /[\uFE0E\uFE0F]/g
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
/** More marks on one letter than any writing needs climb over the lines around it. */
const TOWER = /\p{M}{5}/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Letters as people count them: an accented one is one. */
export const countVisible = (text: string): number => [...segmenter.segment(text)].length

/** A line people write about themselves as it is kept: NFKC, without blanks at its ends or several in a row. */
export const toPlainLine = (typed: string): string =>
  typed.replace(EMOJI_LOOK, '').normalize('NFKC').replace(/ {2,}/g, ' ').trim()

/** Whether a kept line would show as it is: nothing unseen, no towers of marks. */
export const isPlainLine = (line: string): boolean => VISIBLE.test(line) && !UNSEEN.test(line) && !TOWER.test(line)

/** Why a line can't be somebody's name, as a sentence for its owner; null when it can. */
export function findDisplayNameProblem(name: string): string | null {
  if (name === '') return 'Please say how you want to be called.'
  if (countVisible(name) > NAME_MAX_CHARS) return `A name has at most ${NAME_MAX_CHARS} characters.`
  if (!isPlainLine(name)) return 'This name holds signs that nobody can see. Please type it afresh.'
  return null
}
