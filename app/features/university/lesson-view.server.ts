import { data, redirect, type AppLoadContext } from '@remix-run/node'
import type { FixedScreenId } from '#app/catalogue/to.ts'
import { to } from '#app/catalogue/to.ts'
import { screens } from '#app/catalogue/screens.ts'
import { mayWrite } from '#app/kits/members/authoring/authoring.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requireVisitor, toVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toMinutes, type Lesson } from './lessons/lesson.ts'
import { findLesson, isUsable, listTrack, toLessonText } from './lessons/lessons.server.ts'
import { keepAnswer, progressOf } from './progress.server.ts'
import { toQuizView } from './quiz-view.server.ts'
import { answerInputs } from './university.inputs.ts'

const NO_LESSON = 'There is no such lesson. It may have been renamed; all lessons are in the university.'
const spendAnswer = createRateLimit('lesson-answer', { points: 120, windowS: 60 })

async function requireLesson(slug: string): Promise<Lesson> {
  const lesson = await findLesson(slug)
  if (!lesson) throw notFound(NO_LESSON)
  return lesson
}

/** One lesson as somebody reads it, with their answers. */
export async function readLesson(request: Request, context: AppLoadContext, slug: string) {
  const lesson = await requireLesson(slug)
  context.keepForGuests?.()
  const member = await findUser(request)
  const [progress, all] = [await progressOf(await toVisitor(request, member)), await listTrack(lesson.track)]
  return { ...toLessonView(lesson, all, progress), canEdit: await mayWrite(member, 'lesson') }
}

/** A lesson as the page draws it; a preview has no neighbours and no answers. */
export function toLessonView(lesson: Lesson, all: readonly Lesson[], progress: Awaited<ReturnType<typeof progressOf>>) {
  const text = toLessonText(lesson.body)
  const at = all.findIndex(({ slug }) => slug === lesson.slug)
  const link = (other: Lesson | undefined) => (other ? { slug: other.slug, title: other.title } : null)
  const { slug, title, summary, track, textId } = lesson
  return {
    ...{ slug, title, summary, track, textId },
    number: at + 1,
    of: all.length,
    minutes: toMinutes(lesson),
    updated: lesson.updated,
    updatedWords: toDayWords(lesson.updated),
    text,
    tryIt: toTryIt(lesson),
    questions: lesson.questions.map((question) =>
      toQuizView(lesson, text.headings, question, progress.get(question.key) ?? []),
    ),
    previous: link(all[at - 1]),
    next: link(all[at + 1]),
  }
}
export type LessonView = Awaited<ReturnType<typeof readLesson>>

/** The real tool with the lesson's words in it; null where it is not open. */
function toTryIt(lesson: Lesson) {
  if (!isUsable(lesson)) return null
  const query = Object.fromEntries(lesson.query.map((pair) => pair.split('=') as [string, string]))
  const action = to(lesson.tool as FixedScreenId)
  const { title } = screens[lesson.tool]
  return { title, action, field: lesson.field, words: lesson.words, query, look: lesson.look }
}

export type LessonAnswer = { problem: FormProblem; question: string }

/** An answer to a question: kept, and shown at its place. */
export async function answerLesson(request: Request, network: string, slug: string) {
  const lesson = await requireLesson(slug)
  const form = await readForm(request, answerInputs)
  if (form.problem)
    return data<LessonAnswer>({ problem: form.problem, question: form.problem.values['question'] ?? '' }, 400)
  const { input, typed } = form
  const question = lesson.questions.find(({ key }) => key === input.question)
  if (!question) throw notFound('This question is no longer part of the lesson. Please load it again.')
  const member = await findUser(request)
  const waitS = await spendAnswer(member?.id ?? network)
  if (waitS > 0) {
    const problem = { errors: { choice: tooManyAtOnce('answers', waitS) }, ...typed }
    return data<LessonAnswer>({ problem, question: question.key }, overLimit(waitS))
  }
  const { owner, cookie } = await requireVisitor(request, member)
  await keepAnswer(owner, lesson, question, input.choice)
  return redirect(`${to('lesson', { slug })}#${question.key}`, { status: 303, headers: toVisitorHeaders(cookie) })
}
