import { k } from '../../kit.ts'

/** A task in words and the code that was found or written for it. */
export const codeAnswers = k.table(
  'code_answers',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    language: k.text('language').notNull(),
    /** The snippet it was made from; null: a model wrote it. */
    snippetId: k.text('snippet_id'),
    /** What stands in the fields of the snippet, and how it was checked and run. */
    told: k.json('told').$type<unknown>().notNull(),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('code_answers_user').on(t.userId, t.createdAt),
    k.index('code_answers_guest').on(t.guestId, t.createdAt),
    k.index('code_answers_deleted').on(t.deletedAt),
  ],
)

/** A page or small app that somebody builds. */
export const codeProjects = k.table(
  'code_projects',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** The version everybody may open; null while it is not published. */
    publishedId: k.text('published_id'),
    publishedAt: k.ts('published_at'),
    /** When the house took it out of sight. */
    hiddenAt: k.ts('hidden_at'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('code_projects_user').on(t.userId, t.createdAt),
    k.index('code_projects_guest').on(t.guestId, t.createdAt),
    k.index('code_projects_published').on(t.publishedAt),
    k.index('code_projects_deleted').on(t.deletedAt),
  ],
)

/** One step of a project: its files, whole, with what was asked for and what changed. */
export const codeVersions = k.table(
  'code_versions',
  {
    /** 128 random bits: who has it sees this version in a frame. */
    id: k.text('id').primaryKey(),
    projectId: k
      .text('project_id')
      .notNull()
      .references(() => codeProjects.id, { onDelete: 'cascade' }),
    n: k.int('n').notNull(),
    /** The sections it is made of, and the files they give by themselves. */
    plan: k.json('plan').$type<unknown>().notNull(),
    files: k.json('files').$type<unknown>().notNull(),
    said: k.text('said').notNull(),
    /** What changed, what was not understood, and who did it. */
    told: k.json('told').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('code_versions_place').on(t.projectId, t.n)],
)

/** What visitors sent by a form of a published app. */
export const codeReplies = k.table(
  'code_replies',
  {
    id: k.text('id').primaryKey(),
    projectId: k
      .text('project_id')
      .notNull()
      .references(() => codeProjects.id, { onDelete: 'cascade' }),
    form: k.text('form').notNull(),
    fields: k.json('fields').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('code_replies_project').on(t.projectId, t.createdAt)],
)

/** A repository somebody brought, and what was read out of it. */
export const codeSurveys = k.table(
  'code_surveys',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    fileId: k.text('file_id').notNull(),
    state: k.text('state').notNull(),
    trouble: k.text('trouble'),
    jobId: k.text('job_id'),
    report: k.json('report').$type<unknown>(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('code_surveys_user').on(t.userId, t.createdAt),
    k.index('code_surveys_guest').on(t.guestId, t.createdAt),
    k.index('code_surveys_deleted').on(t.deletedAt),
  ],
)

/** What somebody said for a project, or to begin one, until a turn is made of it. */
export const codeSpoken = k.table(
  'code_spoken',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    /** Null: it is to begin a project. */
    projectId: k.text('project_id').references(() => codeProjects.id, { onDelete: 'cascade' }),
    state: k.text('state').$type<'working' | 'done' | 'failed'>().notNull(),
    /** The recording, which goes once it is written down. */
    fileId: k.text('file_id'),
    runId: k.text('run_id').notNull(),
    engine: k.text('engine').notNull().default(''),
    text: k.text('text').notNull().default(''),
    /** Why nothing was written down. */
    failure: k.text('failure').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('code_spoken_user').on(t.userId, t.createdAt),
    k.index('code_spoken_guest').on(t.guestId, t.createdAt),
    k.index('code_spoken_project').on(t.projectId),
    k.index('code_spoken_created').on(t.createdAt),
  ],
)
