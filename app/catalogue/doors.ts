import { getScreen, type ScreenId } from './screens.ts'

/**
 * Whether a screen's tool works today; the others are drawn by the waiting page. Nobody keeps a list: which entries wait is
 * read from the files under features by scripts/cut-catalogue.ts, for the build, development and tests alike.
 */
export const isOpen = (id: ScreenId): boolean => getScreen(id).waits !== true

/** The open ones first, then those that are coming; each keeps its order. */
export function byOpenness<Item>(items: readonly Item[], idOf: (item: Item) => ScreenId) {
  return { open: items.filter((item) => isOpen(idOf(item))), coming: items.filter((item) => !isOpen(idOf(item))) }
}
