import { k } from '../../kit.ts'

/** What is told of a song without reading it. */
export type SongFacts = {
  tempo: number
  meter: string
  key: string
  seconds: number
  bars: number
  genre: string | null
}

/** A song as somebody works on it. Its text is all of it. */
export const songs = k.table(
  'songs',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** Title and what it is, for searching, in small letters without accents. */
    words: k.text('words').notNull(),
    text: k.text('text').notNull(),
    facts: k.json('facts').$type<SongFacts>().notNull(),
    /** How it came to be: what was wished and understood, or which file it was. */
    origin: k.json('origin').$type<unknown>().notNull(),
    /** The version that stands; newer ones can be done again until something else is changed. */
    version: k.int('version').notNull().default(1),
    /** The song this one was made of. */
    parentId: k.text('parent_id'),
    parentTitle: k.text('parent_title'),
    /** The render that works, or worked last. */
    renderId: k.text('render_id'),
    /** Shown to everybody since. */
    publishedAt: k.ts('published_at'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
    /** Taken from everybody else’s sight by the administrator. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('songs_user').on(t.userId, t.createdAt),
    k.index('songs_guest').on(t.guestId, t.createdAt),
    k.index('songs_deleted').on(t.deletedAt),
    k.index('songs_parent').on(t.parentId),
    k.index('songs_published').on(t.publishedAt),
  ],
)

/** A song as it stood once. */
export const songVersions = k.table(
  'song_versions',
  {
    id: k.text('id').primaryKey(),
    songId: k
      .text('song_id')
      .notNull()
      .references(() => songs.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    /** What was done, in a few words. */
    why: k.text('why').notNull(),
    text: k.text('text').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('song_versions_number').on(t.songId, t.number)],
)

export type SongRenderState = 'working' | 'done' | 'failed' | 'stopped'

/** One time a song was made a sound file, by the text of then. */
export const songRenders = k.table(
  'song_renders',
  {
    id: k.text('id').primaryKey(),
    songId: k
      .text('song_id')
      .notNull()
      .references(() => songs.id, { onDelete: 'cascade' }),
    state: k.text('state').$type<SongRenderState>().notNull(),
    version: k.int('version').notNull(),
    text: k.text('text').notNull(),
    /** How long it took, how loud it is, its check sum, or why there is none. */
    facts: k.json('facts').$type<unknown>().notNull(),
    fileId: k.text('file_id'),
    runId: k.text('run_id').notNull(),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    finishedAt: k.ts('finished_at'),
  },
  (t) => [k.index('song_renders_song').on(t.songId, t.createdAt)],
)
