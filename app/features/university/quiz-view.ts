/** A question as the page draws it: what is right is told once it was answered rightly. */
export type QuizView = {
  key: string
  text: string
  options: { id: string; text: string }[]
  hint: string
  state: 'open' | 'wrong' | 'right'
  /** What was chosen last. */
  chosen: string | null
  why: string | null
  /** The passage, after a second wrong answer or a right one, and where it stands. */
  passage: string | null
  passageHref: string
}
