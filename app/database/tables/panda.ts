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

/** What was said last in talks with the panda, so that a follow-up is understood. Turns end after 30 days. */
export const pandaTurns = k.table(
  'panda_turns',
  {
    id: k.text('id').primaryKey(),
    /** The talk it is a turn of: 128 random bits, made by the server. */
    talkId: k.text('talk_id').notNull(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    question: k.text('question').notNull(),
    answer: k.text('answer').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('panda_turns_talk').on(t.talkId, t.createdAt),
    k.index('panda_turns_user').on(t.userId, t.createdAt),
    k.index('panda_turns_guest').on(t.guestId),
    k.index('panda_turns_created').on(t.createdAt),
  ],
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
  (t) => [
    k.index('unanswered_questions_times').on(t.settledAt, t.times),
    k.index('unanswered_questions_asked').on(t.lastAskedAt),
  ],
)
