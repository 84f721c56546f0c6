import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { createAnswer, listAnswers, type AnswerRow } from './answers.store.server.ts'
import type { Lesson } from './lessons/lesson.ts'
import type { QuizQuestion } from './lessons/quiz-text.ts'
import { nextReview } from './review/review-days.ts'

/** Somebody's answers by question, oldest first. */
export type Progress = ReadonlyMap<string, AnswerRow[]>

export const readProgress = async (request: Request): Promise<Progress> => progressOf(await findVisitor(request))

export async function progressOf(owner: Visitor | null): Promise<Progress> {
  const byQuestion = new Map<string, AnswerRow[]>()
  if (!owner) return byQuestion
  for (const answer of await listAnswers(owner))
    byQuestion.set(answer.question, [...(byQuestion.get(answer.question) ?? []), answer])
  return byQuestion
}

const isAnswered = (progress: Progress, key: string): boolean =>
  (progress.get(key) ?? []).some(({ isRight }) => isRight)

/** How many questions of a lesson were answered rightly. */
export const countRight = ({ questions }: Lesson, progress: Progress): number =>
  questions.filter(({ key }) => isAnswered(progress, key)).length

export const isDone = (lesson: Lesson, progress: Progress): boolean =>
  lesson.questions.length > 0 && countRight(lesson, progress) === lesson.questions.length

/** A press that came twice, or a page that was loaded again, is one answer. */
const SAME_MS = 30_000

/** Keeps an answer and says whether it is right. */
export async function keepAnswer(
  owner: Visitor,
  lesson: Lesson,
  question: QuizQuestion,
  choice: string,
): Promise<boolean> {
  const isRight = question.options.some(({ id, isRight: right }) => right && id === choice)
  const now = clock.now()
  const last = (await progressOf(owner)).get(question.key)?.at(-1)
  if (last?.choice === choice && now.getTime() - last.createdAt.getTime() < SAME_MS) return isRight
  const id = createId(now.getTime())
  await createAnswer({ id, ...owner, lesson: lesson.slug, question: question.key, choice, isRight, createdAt: now })
  return isRight
}

export type Due = { lesson: Lesson; question: QuizQuestion; at: Date }

/** Questions that were answered before, by the day they should be met again. */
export function listReviews(lessons: readonly Lesson[], progress: Progress): Due[] {
  return lessons
    .flatMap((lesson) =>
      lesson.questions.flatMap((question) => {
        const at = nextReview(progress.get(question.key) ?? [])
        return at ? [{ lesson, question, at }] : []
      }),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
