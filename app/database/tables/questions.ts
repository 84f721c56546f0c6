import { k } from '../kit.ts'

/** A question with a short answer: its asker's own, or public for everybody to read, vote on and answer. */
export const qaQuestions = k.table(
  'qa_questions',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    /** Both null once a member who asked in public was erased, or took their name off. */
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    question: k.text('question').notNull(),
    /** What the asker added, in Markdown. */
    details: k.text('details').notNull().default(''),
    /** What it is about: a key of the list of topics. */
    topic: k.text('topic').notNull(),
    /** Since when everybody may read it; null: only its asker. */
    publishedAt: k.ts('published_at'),
    /** The newest version of the panel's answer; 0 before the first. */
    version: k.int('version').notNull().default(0),
    /** Whether the panel or a member gave an answer. */
    isAnswered: k.bool('is_answered').notNull().default(false),
    /** `panel` or the id of a member's answer. */
    acceptedId: k.text('accepted_id'),
    votes: k.int('votes').notNull().default(0),
    panelVotes: k.int('panel_votes').notNull().default(0),
    answerCount: k.int('answer_count').notNull().default(0),
    /** The question as a vector, for finding those that mean the same; null while private. */
    meaning: k.bytes('meaning'),
    createdAt: k.ts('created_at').notNull(),
    editedAt: k.ts('edited_at'),
  },
  (t) => [
    k.index('qa_questions_user').on(t.userId, t.createdAt, t.id),
    k.index('qa_questions_guest').on(t.guestId, t.createdAt, t.id),
    // In the order of the lists, with the id that decides between equals: a page reads its own rows alone.
    k.index('qa_questions_published').on(t.publishedAt, t.id),
    k.index('qa_questions_topic').on(t.topic, t.publishedAt, t.id),
    k.index('qa_questions_voted').on(t.votes, t.publishedAt, t.id),
    k.index('qa_questions_topic_voted').on(t.topic, t.votes, t.publishedAt, t.id),
    k.index('qa_questions_unanswered').on(t.isAnswered, t.publishedAt, t.id),
    k.index('qa_questions_topic_unanswered').on(t.topic, t.isAnswered, t.publishedAt, t.id),
  ],
)

/** The words a public question is found by: its own, its details', its answers'. Compared by their beginnings. */
export const qaWords = k.table(
  'qa_words',
  {
    questionId: k
      .text('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    word: k.text('word').notNull(),
    /** Whether it stands in the question itself. */
    isInQuestion: k.bool('is_in_question').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.questionId, t.word] }),
    k.index('qa_words_word').on(t.word, t.questionId, t.isInQuestion),
  ],
)

/** Public questions that ask nearly the same; one row for each direction. */
export const qaAlike = k.table(
  'qa_alike',
  {
    questionId: k
      .text('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    otherId: k
      .text('other_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    /** From 0 to 1. */
    likeness: k.num('likeness').notNull(),
    isSame: k.bool('is_same').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.questionId, t.otherId] }), k.index('qa_alike_other').on(t.otherId)],
)

/** `silent`: no voice had an answer; `lost`: its run went before it was done. */
export type PanelState = 'asking' | 'answered' | 'silent' | 'lost'

/** What the panel said, each time it was asked. A copy of its run, which may go before it. */
export const qaPanelAnswers = k.table(
  'qa_panel_answers',
  {
    questionId: k
      .text('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    version: k.int('version').notNull(),
    /** The question as it was asked then. */
    asked: k.text('asked').notNull(),
    runId: k.text('run_id').notNull(),
    state: k.text('state').$type<PanelState>().notNull().default('asking'),
    /** At most three sentences. */
    text: k.text('text').notNull().default(''),
    sources: k.json('sources').$type<unknown>(),
    /** How far the voices agreed, in words and figures. */
    agreement: k.json('agreement').$type<unknown>(),
    createdAt: k.ts('created_at').notNull(),
    answeredAt: k.ts('answered_at'),
  },
  (t) => [k.primaryKey({ columns: [t.questionId, t.version] })],
)

/** What a member answered, in Markdown. */
export const qaAnswers = k.table(
  'qa_answers',
  {
    id: k.text('id').primaryKey(),
    questionId: k
      .text('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    /** Null: a former member. */
    userId: k.text('user_id'),
    text: k.text('text').notNull(),
    basis: k.text('basis').$type<'sources' | 'experience'>().notNull(),
    /** One address or title each. */
    sources: k.json('sources').$type<string[]>().notNull().default([]),
    votes: k.int('votes').notNull().default(0),
    createdAt: k.ts('created_at').notNull(),
    editedAt: k.ts('edited_at'),
  },
  (t) => [
    k.index('qa_answers_question').on(t.questionId, t.createdAt),
    k.index('qa_answers_user').on(t.userId, t.createdAt),
  ],
)

/** One member's vote; it stays as a number when they go. */
export const qaVotes = k.table(
  'qa_votes',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    questionId: k
      .text('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    /** `question`, `panel` or the id of a member's answer. */
    target: k.text('target').notNull(),
    /** 1 or -1. */
    value: k.int('value').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('qa_votes_once').on(t.questionId, t.target, t.userId),
    k.index('qa_votes_user').on(t.userId, t.createdAt),
  ],
)

/** What a question or an answer said before it was changed. */
export const qaEdits = k.table(
  'qa_edits',
  {
    id: k.text('id').primaryKey(),
    questionId: k
      .text('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    /** Null: the question itself. */
    answerId: k.text('answer_id').references(() => qaAnswers.id, { onDelete: 'cascade' }),
    text: k.text('text').notNull(),
    details: k.text('details').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('qa_edits_question').on(t.questionId, t.createdAt), k.index('qa_edits_answer').on(t.answerId)],
)

export type ReportReason = 'spam' | 'unkind' | 'wrong' | 'private' | 'other'

/** Somebody says that a question or an answer should be looked at; kept for the operator. */
export const qaReports = k.table(
  'qa_reports',
  {
    id: k.text('id').primaryKey(),
    /** Null: a guest, or a former member. */
    userId: k.text('user_id'),
    questionId: k
      .text('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    /** `question` or the id of a member's answer. */
    target: k.text('target').notNull(),
    reason: k.text('reason').$type<ReportReason>().notNull(),
    words: k.text('words').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
    /** When the operator was done with it. */
    closedAt: k.ts('closed_at'),
  },
  (t) => [
    k.uniqueIndex('qa_reports_once').on(t.questionId, t.target, t.userId),
    k.index('qa_reports_open').on(t.closedAt, t.createdAt),
    k.index('qa_reports_user').on(t.userId),
  ],
)
