import { k } from '../../kit.ts'

/** A question somebody has looked into, with its plan as it stands now. */
export type ResearchState = 'plan' | 'working' | 'paused' | 'done' | 'failed'
export const research = k.table(
  'research',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    question: k.text('question').notNull(),
    /** Sub-questions and where to look: what the next pass begins with. */
    plan: k.json('plan').$type<unknown>().notNull(),
    state: k.text('state').$type<ResearchState>().notNull(),
    /** The pass that works, or worked last; null before the first. */
    passId: k.text('pass_id'),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('research_user').on(t.userId, t.createdAt),
    k.index('research_guest').on(t.guestId, t.createdAt),
    k.index('research_deleted').on(t.deletedAt),
  ],
)

/** One time the plan was carried out, by the plan of then. */
export const researchPasses = k.table(
  'research_passes',
  {
    id: k.text('id').primaryKey(),
    researchId: k
      .text('research_id')
      .notNull()
      .references(() => research.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    plan: k.json('plan').$type<unknown>().notNull(),
    /** Steps that are done, and what was reached and what not: a restart goes on behind them. */
    progress: k.json('progress').$type<unknown>().notNull(),
    runId: k.text('run_id').notNull(),
    createdAt: k.ts('created_at').notNull(),
    finishedAt: k.ts('finished_at'),
  },
  (t) => [k.index('research_passes_research').on(t.researchId, t.number)],
)

/** A text as it stood when it was read: what the report is able to cite. */
export const researchSnapshots = k.table(
  'research_snapshots',
  {
    id: k.text('id').primaryKey(),
    passId: k
      .text('pass_id')
      .notNull()
      .references(() => researchPasses.id, { onDelete: 'cascade' }),
    /** The number it is cited by. */
    n: k.int('n').notNull(),
    kind: k.text('kind').notNull(),
    title: k.text('title').notNull(),
    href: k.text('href').notNull(),
    /** Whose words they are: texts of one site are one voice. */
    site: k.text('site').notNull(),
    date: k.text('date'),
    license: k.text('license'),
    text: k.text('text').notNull(),
    /** So many of its first characters answer the sub-question by themselves. */
    answers: k.int('answers').notNull().default(0),
    sha256: k.text('sha256').notNull(),
    /** The ids of the sub-questions it was found for. */
    subs: k.json('subs').$type<string[]>().notNull(),
    /** The number of one that says the same: together they are one source. */
    sameAs: k.int('same_as'),
    /** Its owner threw it out. */
    isOut: k.bool('is_out').notNull().default(false),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('research_snapshots_number').on(t.passId, t.n)],
)

/** Words of a snapshot that speak to a sub-question, at their place. */
export const researchNotes = k.table(
  'research_notes',
  {
    id: k.text('id').primaryKey(),
    passId: k
      .text('pass_id')
      .notNull()
      .references(() => researchPasses.id, { onDelete: 'cascade' }),
    sub: k.text('sub').notNull(),
    n: k.int('n').notNull(),
    start: k.int('start').notNull(),
    end: k.int('end').notNull(),
    quote: k.text('quote').notNull(),
    score: k.num('score').notNull(),
    isOut: k.bool('is_out').notNull().default(false),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('research_notes_pass').on(t.passId, t.sub)],
)

/** What a pass ends with, and each of its later wordings. */
export const researchReports = k.table(
  'research_reports',
  {
    id: k.text('id').primaryKey(),
    passId: k
      .text('pass_id')
      .notNull()
      .references(() => researchPasses.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    /** How it came to be. */
    why: k.text('why').$type<'written' | 'edited' | 'brought back'>().notNull(),
    report: k.json('report').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('research_reports_pass').on(t.passId, t.number)],
)
