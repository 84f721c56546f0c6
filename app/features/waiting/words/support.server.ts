import type { WaitingWordsOf } from '../waiting-words.ts'

export const support = {} satisfies WaitingWordsOf
