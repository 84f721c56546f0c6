import type { ReactNode } from 'react'
import { headerMenus } from '#app/catalogue/menus.ts'
import type { MenuCategory } from '#app/catalogue/navigation.ts'
import { FooterColumns } from './footer-columns.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { SheetGroups } from './sheet-groups.tsx'

export type FixedPartName = MenuCategory | 'sheet' | 'footer'
/** `supportEmail`: the address that the footer leads to. */
export type FixedPartProps = { name: FixedPartName; supportEmail?: string }

/** What a fixed part shows: the same on every page, whoever reads it. It keeps no state and hears nothing. */
export function FixedPartContent({ name, supportEmail }: FixedPartProps): ReactNode {
  if (name === 'footer') return <FooterColumns supportEmail={supportEmail ?? ''} />
  if (name === 'sheet') return <SheetGroups />
  const menu = headerMenus.find(({ label }) => label === name)
  return menu ? <MenuPanel menu={menu} /> : null
}
