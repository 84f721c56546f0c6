import { k } from '../kit.ts'

/** What a member let the panda remember, each with the words it came from. */
export const memories = k.table(
  'memories',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id').notNull(),
    text: k.text('text').notNull(),
    /** What the member wrote when it was remembered; null for one written by hand. */
    saidAs: k.text('said_as'),
    /** The page it was said on. */
    page: k.text('page').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [k.index('memories_user').on(t.userId, t.createdAt)],
)

/** Questions the panda had no answer to, without who asked: personal details are masked before they are kept. */
export const unansweredQuestions = k.table(
  'unanswered_questions',
  {
    /** The question in lower case without marks: the same asked again counts here. */
    key: k.text('key').primaryKey(),
    question: k.text('question').notNull(),
    page: k.text('page').notNull(),
    times: k.int('times').notNull(),
    firstAskedAt: k.ts('first_asked_at').notNull(),
    lastAskedAt: k.ts('last_asked_at').notNull(),
    /** When the operator saw to it, and the article that answers it now. */
    settledAt: k.ts('settled_at'),
    article: k.text('article'),
  },
  (t) => [k.index('unanswered_questions_times').on(t.settledAt, t.times)],
)
