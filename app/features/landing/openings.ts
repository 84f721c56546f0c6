import { getScreen, type ScreenId } from '#app/catalogue/screens.ts'
import { fillPath } from '#app/catalogue/to.ts'

/** Screens the landings lead to whose tool works today. The test beside this file holds the list to the truth. */
export const openScreens: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'login',
  'register',
  'consensus',
  'about-pandas',
  'support',
  'web-search',
  'list',
  'therapist',
  'lawyer',
  'professional-services',
  'email-polish',
  'email-writer',
])

export function isOpen(screen: ScreenId): boolean {
  return openScreens.has(screen)
}

/** The address of a tool, for screens that need no parameter. */
export function toTool(screen: ScreenId): string {
  return fillPath(getScreen(screen).paths[0], {})
}
