import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const admin = {} satisfies Partial<Record<ScreenId, WaitingWords>>
