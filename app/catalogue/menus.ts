import { menuItems, type MenuItem } from './menu-items.ts'
import { menuCategories, type MenuCategory } from './navigation.ts'
import { getScreen, type ScreenId } from './screens.ts'

export type HeaderMenu = { label: MenuCategory; items: readonly MenuItem[] }

/** The dropdowns of the header. */
export const headerMenus: readonly HeaderMenu[] = menuCategories.map((label) => ({
  label,
  items: menuItems.get(label) ?? [],
}))

/** The dropdown a screen belongs to: the one that lists it, else the one that lists the screen it stands under. */
export function currentMenuOf(id: ScreenId): MenuCategory | null {
  const lists = (isIt: (screen: ScreenId) => boolean) =>
    headerMenus.find(({ items }) => items.some(({ screen }) => isIt(screen)))
  const found = lists((screen) => screen === id) ?? lists((screen) => pathOf(id).startsWith(`${pathOf(screen)}/`))
  return found?.label ?? null
}

const pathOf = (id: ScreenId): string => getScreen(id).paths[0]

/** What the menu of small screens says of the plans. */
export const mobilePlans = [
  { name: 'Free', dollarsPerMonth: 0 },
  { name: 'Plus', dollarsPerMonth: 9 },
  { name: 'Pro', dollarsPerMonth: 29 },
] as const satisfies readonly { name: string; dollarsPerMonth: number }[]
