import type { Step } from './crumbs.ts'
import { listTabs } from './tabs.ts'
import type { Category, Section } from './screen.ts'
import { getScreen, subjectOf, type ScreenId } from './screens.ts'
import { to } from './to.ts'
import { stepsOf } from './trail.ts'

/** A screen of a section, as its navigation shows it. */
export type Tab = { id: ScreenId; title: string; path: string }

/** What the frame shows of the screen it stands round: found by the server, so that no page loads the list of all. */
export type ScreenView = {
  id: ScreenId
  params: Readonly<Record<string, string | undefined>>
  title: string
  category: Category
  chrome: 'bare' | null
  section: Section | null
  /** The other screens of its section; empty without one. */
  tabs: readonly Tab[]
  /** The canonical pattern. */
  path: string
  partOf: string | null
  isListed: boolean
  /** Whether it is one of the screens by which people sign in. */
  isWayIn: boolean
  /** The steps of the address, for the breadcrumbs. */
  steps: readonly Step[]
}

/** The view of a screen at an address; `params` are those of its pattern. */
export function toScreenView(id: ScreenId, pathname: string, params: ScreenView['params']): ScreenView {
  const { title, category, chrome = null, section = null, paths, partOf = null, listed } = getScreen(id)
  return {
    ...{ id, params, title, category, chrome, section, partOf, path: paths[0] },
    tabs: section ? listTabs(section).map((tab) => ({ id: tab, title: getScreen(tab).title, path: to(tab) })) : [],
    isListed: listed !== false,
    isWayIn: subjectOf(id) === 'sign-in',
    steps: stepsOf(pathname),
  }
}
