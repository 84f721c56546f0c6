import { z } from 'zod'
import { screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { tracks } from './tracks.ts'
import { readQuiz, sectionOf, splitQuiz, type QuizQuestion } from './quiz-text.ts'

const text = z.string().trim().min(1)
const screen = z.custom<ScreenId>((id) => screenIds.some((known) => known === id), 'There is no such screen.')

/** What stands above a lesson in its file. */
export const lessonFields = z
  .object({
    title: text.max(80),
    summary: text.max(300),
    track: z.enum(tracks),
    order: z.coerce.number().int().positive().max(999),
    /** The screen its try-it box opens, the field its words go into, and what further stands in the address. */
    tool: screen,
    field: z.string().max(40).default(''),
    words: z.string().max(1_000).default(''),
    query: z.array(z.string().regex(/^[a-z]+=[a-z-]+$/)).default([]),
    look: text.max(300),
    updated: z.iso.date(),
  })
  .strict()
export type LessonFields = z.output<typeof lessonFields>

export type Lesson = LessonFields & {
  slug: string
  body: string
  questions: QuizQuestion[]
  /** The row a member wrote it in; null for one that came with the product. */
  textId: string | null
}

const WORDS_A_MINUTE = 200
export const LESSON_WORDS = { least: 400, most: 900 }
export const QUESTIONS = { least: 3, most: 6 }

export const countWords = (body: string): number =>
  body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
export const toMinutes = ({ body, questions }: Pick<Lesson, 'body' | 'questions'>): number =>
  Math.max(1, Math.round(countWords(body) / WORDS_A_MINUTE + questions.length / 3))

export const toLesson = (slug: string, fields: LessonFields, whole: string, textId: string | null = null): Lesson => {
  const { body, quiz } = splitQuiz(whole)
  return { ...fields, slug, body, questions: readQuiz(quiz).questions, textId }
}

/** What keeps a lesson from being published, as sentences. */
export function problemsOfLesson(whole: string): string[] {
  const { body, quiz } = splitQuiz(whole)
  const { questions, problems } = readQuiz(quiz)
  const words = countWords(body)
  const lost = questions.filter(({ passage }) => passage !== '' && sectionOf(body, passage) === null)
  return [
    ...problems,
    ...lost.map(
      ({ text: asked }) => `The passage of “${asked.slice(0, 60)}” does not stand in the lesson word for word.`,
    ),
    questions.length < QUESTIONS.least || questions.length > QUESTIONS.most
      ? `A lesson has ${QUESTIONS.least} to ${QUESTIONS.most} questions; this one has ${questions.length}.`
      : '',
    words < LESSON_WORDS.least || words > LESSON_WORDS.most
      ? `A lesson has ${LESSON_WORDS.least} to ${LESSON_WORDS.most} words; this one has ${words}.`
      : '',
    /!\[\s*\]\(/.test(body) ? 'A picture has no words for those who do not see it.' : '',
  ].filter((one) => one !== '')
}
