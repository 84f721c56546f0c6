/**
 * Where files are kept, by keys nobody guesses; see `isFileKey`. `put` resolves once the file is kept: name it in the
 * database only then. `read` gives null for a key without a file; removing what is gone is no error.
 */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Uint8Array | null>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

const KEY = /^[a-z][a-z-]{0,30}\/[A-Za-z0-9_-]{16,64}$/

/** Whether a text can be a file's key: one folder and one name without a dot, so that no key climbs out of the store. */
export const isFileKey = (key: string): boolean => KEY.test(key)
