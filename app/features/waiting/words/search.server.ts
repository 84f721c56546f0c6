import type { WaitingWordsOf } from '../waiting-words.ts'

export const search = {} satisfies WaitingWordsOf
