import { aboutOf } from '#app/catalogue/abouts.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import type { Category } from '#app/catalogue/screen.ts'
import { getScreen, isScreenId, screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { isBuilt } from './built-screens.server.ts'

export type ListedScreen = {
  id: ScreenId
  title: string
  about: string
  category: Category
  href: string
  access: 'anyone' | 'member' | 'admin'
  isWaiting: boolean
}

/** Every screen that can be opened without a parameter, in the order of the catalogue. */
export const listScreens = (): ListedScreen[] =>
  screenIds.filter((id) => getScreen(id).listed !== false).map(toListedScreen)

/** Screens by id, in the order asked for; what is no listed screen is left out. */
export const screensById = (ids: readonly string[]): ListedScreen[] =>
  ids
    .filter(isScreenId)
    .filter((id) => getScreen(id).listed !== false)
    .map(toListedScreen)

/** Search results with a word on whether the screen behind each still waits. */
export const withOpenness = <H extends { href: string }>(hits: readonly H[]): (H & { isWaiting: boolean })[] =>
  hits.map((hit) => ({ ...hit, isWaiting: !isBuilt(screenAt(hit.href.split('?')[0] ?? '').id) }))

function toListedScreen(id: ScreenId): ListedScreen {
  const { title, category, paths, access } = getScreen(id)
  return {
    id,
    title,
    about: aboutOf(id),
    category,
    href: fillPath(paths[0], {}),
    access: access ?? 'anyone',
    isWaiting: !isBuilt(id),
  }
}
