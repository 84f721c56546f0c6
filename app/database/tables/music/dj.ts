import { k } from '../../kit.ts'

export type DjTrackState = 'working' | 'done' | 'failed'
/** Where a track is from: sent, made here of a mood, a recording of one’s own, one that somebody shared, or a song of the studio. */
export type DjTrackKind = 'upload' | 'bed' | 'recording' | 'shared' | 'song'

/** A track in somebody’s crate, with what was told of its sound. */
export const djTracks = k.table(
  'dj_tracks',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    kind: k.text('kind').$type<DjTrackKind>().notNull(),
    /** What it was made of: a mood and its seed, the id of a recording or a song, the id of a link. */
    source: k.text('source').notNull().default(''),
    state: k.text('state').$type<DjTrackState>().notNull(),
    title: k.text('title').notNull(),
    /** The title for searching, in small letters without accents. */
    words: k.text('words').notNull(),
    /** Its sound; null until it is made. */
    fileId: k.text('file_id'),
    /** The hash of the sound: what was told of the same sound before is taken from there. */
    sha256: k.text('sha256'),
    seconds: k.num('seconds').notNull().default(0),
    /** Tempo, key, loudness, and how sure each is; empty until it is told. */
    analysis: k.json('analysis').$type<unknown>().notNull(),
    /** Which way of telling it was. */
    analysisVersion: k.int('analysis_version').notNull().default(0),
    /** Beats as somebody set them by hand; null: as they were found. */
    grid: k.json('grid').$type<unknown>(),
    /** Seconds to come back to on a deck. */
    cues: k.json('cues').$type<number[]>().notNull(),
    /** How loud each twentieth of a second is, from 0 to 100. */
    wave: k.json('wave').$type<number[]>().notNull(),
    /** Why it cannot be used. */
    failure: k.text('failure'),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('dj_tracks_user').on(t.userId, t.createdAt),
    k.index('dj_tracks_guest').on(t.guestId, t.createdAt),
    k.index('dj_tracks_sound').on(t.sha256),
    k.index('dj_tracks_deleted').on(t.deletedAt),
  ],
)

/** A set list: which tracks follow one another, and how. */
export const djSets = k.table(
  'dj_sets',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    words: k.text('words').notNull(),
    /** The tracks in their order, and the wishes for the mix. */
    plan: k.json('plan').$type<unknown>().notNull(),
    /** The mix that is made, or was made last. */
    mixId: k.text('mix_id'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
    /** Taken from everybody else’s sight by the administrator. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('dj_sets_user').on(t.userId, t.createdAt),
    k.index('dj_sets_guest').on(t.guestId, t.createdAt),
    k.index('dj_sets_deleted').on(t.deletedAt),
  ],
)

export type DjMixState = 'working' | 'done' | 'failed' | 'stopped'

/** One time a set was made one file, by the set list of then. */
export const djMixes = k.table(
  'dj_mixes',
  {
    id: k.text('id').primaryKey(),
    setId: k
      .text('set_id')
      .notNull()
      .references(() => djSets.id, { onDelete: 'cascade' }),
    state: k.text('state').$type<DjMixState>().notNull(),
    plan: k.json('plan').$type<unknown>().notNull(),
    /** Where each track lies in the mix. Empty until it is laid out. */
    timeline: k.json('timeline').$type<unknown>().notNull(),
    /** What was measured, how long it took, why it failed. */
    facts: k.json('facts').$type<unknown>().notNull(),
    fileId: k.text('file_id'),
    /** The uncompressed file, where there was room for it. */
    wavId: k.text('wav_id'),
    runId: k.text('run_id').notNull(),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    finishedAt: k.ts('finished_at'),
  },
  (t) => [k.index('dj_mixes_set').on(t.setId, t.createdAt)],
)
