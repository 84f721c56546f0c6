import type { FileQuotaMb } from '#app/platform/env.server.ts'
import { listTypes, type FileType } from './media/media-types.ts'

const BYTES_PER_MB = 1_048_576
/** Where files lie in the storage. */
export const FILES_FOLDER = 'files'

type Purpose = {
  /** What may be sent; null: anything at all. */
  types: readonly FileType[] | null
  /** The largest file by plan, in megabytes. */
  capMb: FileQuotaMb
  /** Pictures are drawn anew from their points: what hides behind or beside them is gone, the place of a photo too. */
  isRedrawn?: boolean
}

const drawable = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const satisfies FileType[]
const smallFiles: FileQuotaMb = { guest: 5, free: 20, plus: 50, pro: 100 }
const largeFiles: FileQuotaMb = { guest: 25, free: 100, plus: 500, pro: 2_000 }

/** What files are sent or made for: which types that takes, and how large they may be. */
export const filePurposes = {
  /** To look at, change or search by. */
  picture: { types: drawable, capMb: smallFiles, isRedrawn: true },
  /** To write down or to listen to; a film counts for its sound. */
  recording: { types: listTypes('sound', 'film'), capMb: largeFiles },
  video: { types: listTypes('film'), capMb: largeFiles },
  document: { types: [...listTypes('document', 'text'), 'text/html'], capMb: smallFiles },
  subtitles: { types: ['application/x-subrip', 'text/vtt'], capMb: smallFiles },
  code: { types: [...listTypes('text', 'page'), 'application/zip'], capMb: smallFiles },
  /** Of a letter or a conversation. */
  attachment: { types: null, capMb: smallFiles },
  /** Sent by a program of its owner, over `/v1/files`. */
  program: { types: null, capMb: smallFiles },
  /** What a tool of the house made. */
  made: { types: null, capMb: largeFiles },
} as const satisfies Readonly<Record<string, Purpose>>

export type FilePurpose = keyof typeof filePurposes
export type Plan = keyof FileQuotaMb

/** What one purpose takes from members of one plan. */
export function rulesOf(purpose: FilePurpose, plan: Plan) {
  const { types, capMb, isRedrawn = false }: Purpose = filePurposes[purpose]
  return { types, maxBytes: capMb[plan] * BYTES_PER_MB, isRedrawn }
}

export const toBytes = (megabytes: number): number => megabytes * BYTES_PER_MB
