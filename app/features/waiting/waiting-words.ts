import type { ScreenId } from '#app/catalogue/screens.ts'

/** What the waiting page of one screen says (about 45 to 90 words in all). */
export type WaitingWords = {
  /** What it will do for you, in one or two sentences, at most 240 characters. */
  lead: string
  /** Three concrete things you will be able to do, each one sentence of 40 to 120 characters. */
  points: readonly [string, string, string]
  /** What already works today and helps, on a screen that has no waiting words itself. */
  meanwhile: { say: string; screen: ScreenId } | null
  pose: WaitingPose
}

export type WaitingPose =
  'idle' | 'greeting' | 'thinking' | 'celebrate' | 'sleepy' | 'reading' | 'headphones' | 'envelope' | 'munch' | 'paint'

export type WaitingWordsOf = Readonly<Partial<Record<ScreenId, WaitingWords>>>
