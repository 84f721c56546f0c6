import type { Transcript } from '#app/engines/transcript/transcript.ts'
import { k } from '../kit.ts'

/** How a recording came to be: heard by an engine, spoken by one, or captions that somebody else made. */
export type RecordingKind = 'heard' | 'spoken' | 'captions'
export type RecordingState = 'working' | 'done' | 'failed' | 'stopped'
/** A second of a recording to come back to. */
export type Mark = { id: string; atS: number; text: string }

/** What was said once: its sound where there is one, and its words with their times. */
export const recordings = k.table(
  'recordings',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    kind: k.text('kind').$type<RecordingKind>().notNull(),
    state: k.text('state').$type<RecordingState>().notNull(),
    title: k.text('title').notNull(),
    /** Title and words for searching, in small letters without accents. */
    words: k.text('words').notNull(),
    /** Null: there is no sound, or it was taken away. */
    fileId: k.text('file_id'),
    seconds: k.num('seconds').notNull().default(0),
    /** How loud each of some hundred stretches is, from 0 to 100. */
    peaks: k.json('peaks').$type<number[]>().notNull(),
    transcript: k.json('transcript').$type<Transcript>().notNull(),
    /** Rises with every change of the transcript. */
    version: k.int('version').notNull().default(1),
    /** Where it came from, what was done with it, and how far a job is. */
    facts: k.json('facts').$type<unknown>().notNull(),
    marks: k.json('marks').$type<Mark[]>().notNull(),
    /** Where its owner stopped listening. */
    positionS: k.num('position_s').notNull().default(0),
    queuedAt: k.ts('queued_at'),
    /** In its owner's feed since then. */
    publishedAt: k.ts('published_at'),
    runId: k.text('run_id'),
    jobId: k.text('job_id'),
    createdAt: k.ts('created_at').notNull(),
    /** Deleted, and to be brought back for a while. */
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('recordings_user').on(t.userId, t.createdAt, t.id),
    k.index('recordings_guest').on(t.guestId, t.createdAt, t.id),
    k.index('recordings_deleted').on(t.deletedAt),
  ],
)

/** A mail made of spoken words: what was said, and what became of it. */
export const voiceEmails = k.table(
  'voice_emails',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    words: k.text('words').notNull(),
    /** The recording it was said in; null where it was typed, or that was taken away. */
    recordingId: k.text('recording_id'),
    /** The words as they were said; null when they were taken away. */
    raw: k.text('raw'),
    pack: k.text('pack').notNull(),
    /** The mail as it stands, and which facts were confirmed. */
    letter: k.json('letter').$type<unknown>().notNull(),
    sentAt: k.ts('sent_at'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('voice_emails_user').on(t.userId, t.createdAt, t.id),
    k.index('voice_emails_guest').on(t.guestId, t.createdAt, t.id),
    k.index('voice_emails_recording').on(t.recordingId),
    k.index('voice_emails_deleted').on(t.deletedAt),
  ],
)

/** How somebody wants a word to be spoken. */
export const spokenWords = k.table(
  'spoken_words',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    word: k.text('word').notNull(),
    said: k.text('said').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('spoken_words_user').on(t.userId), k.index('spoken_words_guest').on(t.guestId)],
)
