import { to } from '#app/catalogue/to.ts'
import type { Heading } from '#app/kits/foundation/content/text-view.server.ts'
import type { AnswerRow } from './answers.store.server.ts'
import type { Lesson } from './lessons/lesson.ts'
import { toPassageId } from './lessons/lessons.server.ts'
import type { QuizQuestion } from './lessons/quiz-text.ts'
import type { QuizView } from './quiz-view.ts'

const WRONG_UNTIL_PASSAGE = 2

/** A question with what was answered since it was last right; the right option is never in it before. */
export function toQuizView(
  lesson: Lesson,
  headings: readonly Heading[],
  { key, text, options, hint, why, passage }: QuizQuestion,
  answers: readonly AnswerRow[],
): QuizView {
  const last = answers.at(-1)
  const state = !last ? 'open' : last.isRight ? 'right' : 'wrong'
  const wrong = answers.length - 1 - answers.findLastIndex(({ isRight }) => isRight)
  const id = toPassageId(lesson.body, headings, passage)
  return {
    key,
    text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    hint,
    state,
    chosen: options.some((option) => option.id === last?.choice) ? last!.choice : null,
    why: state === 'right' ? why : null,
    passage: state === 'right' || wrong >= WRONG_UNTIL_PASSAGE ? passage : null,
    passageHref: `${to('lesson', { slug: lesson.slug })}#${id || 'lesson-text'}`,
  }
}
