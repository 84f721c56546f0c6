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
