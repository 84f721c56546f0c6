import type { Section } from './screen.ts'
import { getScreen, screenIds } from './screens.ts'
import type { FixedScreenId } from './to.ts'

/** The screens of a section side by side, in the order of their `tab`. */
export const listTabs = (section: Section): FixedScreenId[] =>
  screenIds
    .filter((id): id is FixedScreenId => getScreen(id).section === section)
    .sort((a, b) => (getScreen(a).tab ?? 0) - (getScreen(b).tab ?? 0))
