/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Bytes as they come: a Node stream, a web stream, or any list of pieces. */
export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** What is kept under a key, and since when. */
export type KeptObject = { key: string; bytes: number; keptAt: Date }

/** How much was kept, with its SHA-256 in hex. */
export type Measure = { bytes: number; sha256: string }

/**
 * Where files are kept, by keys nobody guesses; see `isFileKey`. `put` and `putStream` resolve once the file is kept:
 * name it in the database only then. `read` and `open` give null for a key without a file; removing what is gone is no
 * error. A stream that breaks off, or is longer than `maxBytes` (throws TooLongError), leaves nothing behind.
 */
export type FileStore = {
  id: 'local' | 's3'
  put(key: string, bytes: Uint8Array): Promise<void>
  putStream(key: string, source: ByteSource, maxBytes: number): Promise<Measure>
  read(key: string): Promise<Uint8Array | null>
  /** The bytes of a file, or those of a range that lies within it; whoever stops early frees what it holds. */
  open(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Everything in a folder, in no particular order. */
  list(folder: string): AsyncIterable<KeptObject>
  /** Removes what was begun before a moment and never came to its end. */
  removeUnfinished(before: Date): Promise<void>
}

/** A source had more bytes than its taker allows. */
export class TooLongError extends Error {
  constructor(readonly maxBytes: number) {
    super(`More than ${maxBytes} bytes came`)
  }
}

const KEY = /^[a-z][a-z-]{0,30}\/[A-Za-z0-9_-]{16,64}$/

/** Whether a text can be a file's key: one folder and one name without a dot, so that no key climbs out of the store. */
export const isFileKey = (key: string): boolean => KEY.test(key)

/** The key itself; throws for a text that is none. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not the key of a file: ${JSON.stringify(key)}`)
  return key
}
