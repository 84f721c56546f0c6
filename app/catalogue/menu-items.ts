import { menuCategories, type MenuCategory } from './navigation.ts'
import { getScreen, screenIds, type ScreenId, type screens } from './screens.ts'
import type { FixedScreenId } from './to.ts'

type InMenu<Entry> = Entry extends { menu: infer Menu extends { icon: string } } ? Menu : never
type Icon = InMenu<(typeof screens)[ScreenId]>['icon']
/** A screen under its title, with a lucide icon and a few words. */
export type MenuItem = { screen: FixedScreenId; icon: Icon; line: string }

/**
 * The screens of each dropdown of the header, those whose entries say `menu`, in their order. Pages that need them load the
 * list itself: scripts/cut-catalogue.ts puts it in.
 */
export const menuItems: ReadonlyMap<MenuCategory, readonly MenuItem[]> = new Map(
  menuCategories.map((category) => [category, listItems(category)]),
)

function listItems(category: MenuCategory): MenuItem[] {
  return screenIds
    .flatMap((screen) => {
      const { menu, category: own } = getScreen(screen)
      return menu && own === category ? [{ screen: screen as FixedScreenId, ...menu, icon: menu.icon as Icon }] : []
    })
    .sort((a, b) => a.place - b.place)
    .map(({ screen, icon, line }) => ({ screen, icon, line }))
}
