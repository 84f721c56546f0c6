import type { WaitingWordsOf } from '../waiting-words.ts'

export const consensus = {} satisfies WaitingWordsOf
