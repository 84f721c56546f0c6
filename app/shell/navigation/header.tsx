import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { BrandView } from '#app/brands/brand.ts'
import { headerLinks, menuCategories, type MenuCategory } from '#app/catalogue/navigation.ts'
import { to } from '#app/catalogue/to.ts'
import { DEFAULT_TAB } from '#app/features/sign-in/sign-in-tabs.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import type { ScreenView } from '#app/catalogue/screen-view.ts'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import { HeaderMenu, navItem } from './header-menu.tsx'
import { MemberCorner } from '../page-parts.ts'
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { SignInLink } from './sign-in-link.tsx'
import type { Theme } from './theme-switch.tsx'

export type HeaderProps = {
  brand: BrandView
  user: CurrentUser | null
  theme: Theme
  /** How many of their notices the member has not read. */
  notices: number
  screen: ScreenView
  /** The dropdown that the screen belongs to. */
  menu: MenuCategory | null
  onOpenPalette: () => void
  /** The way to the panda, where the page has no margin for it. */
  assistant?: ReactNode
}

export function Header({ brand, user, theme, notices, screen, menu, onOpenPalette, assistant = null }: HeaderProps) {
  const isFull = brand.chrome.header === 'full'
  const isTight = isFull && brand.name.length > SHORT_NAME_CHARS
  return (
    <header className="header-glass sticky top-0 z-(--z-header)">
      <div className="mx-auto flex h-header w-[min(100%-2*var(--gutter),77rem)] items-center gap-1.5 sm:gap-2.5 lg:gap-3 xl:gap-5.5">
        <Link to={to('home')} aria-label={`${brand.name}, home`} className="flex flex-none rounded-sm">
          <Lockup name={brand.name} />
        </Link>
        {isFull ? <MainNavigation menu={menu} screen={screen} isTight={isTight} /> : null}
        <div className="ml-auto flex items-center gap-1.5 sm:gap-2">
          {isFull ? <PaletteButton isTight={isTight} onOpen={onOpenPalette} /> : null}
          {assistant}
          {user ? <MemberCorner user={user} theme={theme} notices={notices} /> : <GuestActions isTight={isTight} />}
          <MobileMenuButton isTight={isTight} />
        </div>
      </div>
      <MobileMenu brand={brand} user={user} theme={theme} isTight={isTight} />
    </header>
  )
}

type MainNavigationProps = Pick<HeaderProps, 'menu' | 'screen'> & { isTight: boolean }

function MainNavigation({ menu, screen, isTight }: MainNavigationProps) {
  return (
    <nav aria-label="Main" className={isTight ? 'max-xl:hidden' : 'max-lg:hidden'}>
      <ul className="flex gap-0.5">
        {menuCategories.map((label) => (
          <HeaderMenu key={label} label={label} isCurrent={label === menu} />
        ))}
        {headerLinks.map((link) => (
          <li key={link.screen}>
            <Link
              to={link.path}
              viewTransition
              aria-current={toCurrent(screen, link)}
              className={`${navItem} max-xl:hidden`}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The link's own page is `page`; another screen of its category marks it all the same. */
function toCurrent(screen: ScreenView, link: (typeof headerLinks)[number]): 'page' | 'true' | undefined {
  if (screen.id === link.screen) return 'page'
  return screen.category === link.label ? 'true' : undefined
}

/** Names up to this long leave room for "Join free" on a phone and for the menus in a window of medium width. */
const SHORT_NAME_CHARS = 12

/** Where there is no room for them both stand in the menu alone. */
function GuestActions({ isTight }: { isTight: boolean }) {
  return (
    <>
      <SignInLink tab="login" variant="ghost" size="sm" className="max-lg:hidden">
        Sign in
      </SignInLink>
      <SignInLink tab={DEFAULT_TAB} size="sm" className={isTight ? 'max-sm:hidden' : 'max-[22rem]:hidden'}>
        Join free
      </SignInLink>
    </>
  )
}
