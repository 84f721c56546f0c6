import { createContext } from 'react'

export const MENU_GAP_PX = 6
/** How near a menu comes to the window's edge. */
export const MENU_EDGE_PX = 8

/** On a small screen a submenu lies over its menu, a little to the side: beside it there is no room. */
const NARROW = '(width < 40rem)'
const NARROW_OVERLAP_PX = 184
export const subMenuGapPx = (): number => (window.matchMedia(NARROW).matches ? -NARROW_OVERLAP_PX : MENU_GAP_PX)

/** The modal dialog a menu stands in: it is drawn inside, as everything outside is inert and lies below. */
export const MenuContainer = createContext<Element | null>(null)
