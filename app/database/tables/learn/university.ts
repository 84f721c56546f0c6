import { k } from '../../kit.ts'

/** One answer to one question of a lesson; progress and the days of review are read out of them. */
export const lessonAnswers = k.table(
  'lesson_answers',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    lesson: k.text('lesson').notNull(),
    /** The question, by its words: another wording is another question. */
    question: k.text('question').notNull(),
    choice: k.text('choice').notNull(),
    isRight: k.bool('is_right').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('lesson_answers_user').on(t.userId, t.createdAt),
    k.index('lesson_answers_guest').on(t.guestId, t.createdAt),
  ],
)
