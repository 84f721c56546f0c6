import type { Chapter } from '#app/engines/transcript/chapters.ts'
import type { ReadCaptions } from '#app/engines/transcript/read/read-captions.ts'
import type { Transcript } from '#app/engines/transcript/transcript.ts'
import type { VoicesAsked } from './tell-voices.ts'

export type BookKind = 'docx' | 'epub'

/** What the room of transcripts is asked: to read somebody's captions, to write a book, and to tell voices apart. */
export type TranscriptJobs = {
  read: { input: { bytes: Uint8Array }; result: ReadCaptions }
  apart: { input: VoicesAsked; result: number[] }
  write: { input: { kind: BookKind; title: string; transcript: Transcript; chapters: Chapter[] }; result: Uint8Array }
}
