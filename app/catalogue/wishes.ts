import type { Wish } from './screen.ts'
import { getScreen, screenIds, type ScreenId } from './screens.ts'

/** The screen whose entry says that it does what somebody wants. */
export function findWishedScreen(intent: string): { screen: ScreenId; wish: Wish } | null {
  for (const screen of screenIds) {
    const wish = getScreen(screen).wishes?.find((one) => one.intent === intent)
    if (wish) return { screen, wish }
  }
  return null
}

/** The name under which a screen's address takes along what somebody said; null where it takes nothing. */
export const toWordsName = (screen: ScreenId): string | null =>
  getScreen(screen).wishes?.find(({ words }) => words)?.words?.as ?? null
