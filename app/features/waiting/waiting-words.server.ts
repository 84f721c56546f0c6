import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords, WaitingWordsOf } from './waiting-words.ts'

const files = import.meta.glob<Record<string, WaitingWordsOf>>('./words/*.server.ts', { eager: true })

const words = new Map<string, WaitingWords>(
  Object.values(files).flatMap((file) => Object.values(file).flatMap((subject) => Object.entries(subject))),
)

/** What the waiting page of a screen says; null for a screen that is built. */
export const findWaitingWords = (id: ScreenId): WaitingWords | null => words.get(id) ?? null
