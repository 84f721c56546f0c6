import { k } from '../../kit.ts'

/** A film as somebody works on it: its storyboard with look and sound. */
export const films = k.table(
  'films',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** Title and words for searching, in small letters without accents. */
    words: k.text('words').notNull(),
    /** The storyboard as it stands. */
    project: k.json('project').$type<unknown>().notNull(),
    /** The version that stands; newer ones can be done again until something else is changed. */
    version: k.int('version').notNull().default(1),
    /** The render that works, or worked last. */
    renderId: k.text('render_id'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
    /** Taken from everybody else’s sight by the administrator. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('films_user').on(t.userId, t.createdAt),
    k.index('films_guest').on(t.guestId, t.createdAt),
    k.index('films_deleted').on(t.deletedAt),
  ],
)

/** A storyboard as it stood once. */
export const filmVersions = k.table(
  'film_versions',
  {
    id: k.text('id').primaryKey(),
    filmId: k
      .text('film_id')
      .notNull()
      .references(() => films.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    /** What was done, in a few words. */
    why: k.text('why').notNull(),
    project: k.json('project').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('film_versions_number').on(t.filmId, t.number)],
)

export type FilmRenderState = 'working' | 'done' | 'failed' | 'stopped'

/** One time a storyboard was made a video file, by the storyboard of then. */
export const filmRenders = k.table(
  'film_renders',
  {
    id: k.text('id').primaryKey(),
    filmId: k
      .text('film_id')
      .notNull()
      .references(() => films.id, { onDelete: 'cascade' }),
    state: k.text('state').$type<FilmRenderState>().notNull(),
    version: k.int('version').notNull(),
    project: k.json('project').$type<unknown>().notNull(),
    /** When each scene begins, how long it and its voice last. Empty until the voices are there. */
    timeline: k.json('timeline').$type<unknown>().notNull(),
    /** Engines, cost, time, how many scenes were taken over, what to know. */
    facts: k.json('facts').$type<unknown>().notNull(),
    fileId: k.text('file_id'),
    runId: k.text('run_id').notNull(),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    finishedAt: k.ts('finished_at'),
  },
  (t) => [k.index('film_renders_film').on(t.filmId, t.createdAt)],
)

/** A file somebody sent for a film: a picture, or a video of their own. */
export const filmFiles = k.table(
  'film_files',
  {
    fileId: k.text('file_id').primaryKey(),
    filmId: k
      .text('film_id')
      .notNull()
      .references(() => films.id, { onDelete: 'cascade' }),
    kind: k.text('kind').$type<'picture' | 'video'>().notNull(),
    name: k.text('name').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('film_files_film').on(t.filmId)],
)
