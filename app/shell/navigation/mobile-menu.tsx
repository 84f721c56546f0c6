import { Link } from '@remix-run/react'
import type { BrandView } from '#app/brands/brand.ts'
import { to } from '#app/catalogue/to.ts'
import { DEFAULT_TAB } from '#app/features/sign-in/sign-in-tabs.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import { MemberCard } from '../page-parts.ts'
import { FixedPart } from './fixed/fixed-part.tsx'
import { MENU_SHEET } from './menu-sheet.ts'
import { closesPopover, isPopover, opensPopover } from './popover.ts'
import { SignInLink } from './sign-in-link.tsx'
import { ThemeSwitch, type Theme } from './theme-switch.tsx'

/** Beside a long brand name the menus of the header need a wide window; below it they stand in the sheet. */
const toHidden = (isTight: boolean) => (isTight ? 'xl:hidden' : 'lg:hidden')

export function MobileMenuButton({ isTight }: { isTight: boolean }) {
  return (
    <>
      <button
        type="button"
        {...opensPopover(MENU_SHEET)}
        aria-label="Menu"
        className={toIconButtonClass({ className: `only-with-popover -mr-2 ${toHidden(isTight)}` })}
      >
        <Icon name="menu" size={22} />
      </button>
      <Link
        to={to('list')}
        aria-label="All screens"
        className={toIconButtonClass({ className: `only-without-popover -mr-2 ${toHidden(isTight)}` })}
      >
        <Icon name="menu" size={22} />
      </Link>
    </>
  )
}

type MobileMenuProps = { brand: BrandView; user: CurrentUser | null; theme: Theme; isTight: boolean }

/** Everything the header holds, as a sheet, below the desktop width. */
export function MobileMenu({ brand, user, theme, isTight }: MobileMenuProps) {
  return (
    <div id={MENU_SHEET} {...isPopover} className={`only-with-popover pop pop-sheet ${toHidden(isTight)}`}>
      <div className="sticky top-0 z-10 flex h-header items-center justify-between bg-surface-raised px-gutter">
        <Lockup name={brand.name} />
        <button
          type="button"
          {...closesPopover(MENU_SHEET)}
          aria-label="Close the menu"
          className={toIconButtonClass({ className: '-mr-2' })}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="grid gap-6 px-gutter pt-2 pb-8">
        <nav aria-label="Menu">
          <FixedPart name="sheet" />
        </nav>
        {user ? (
          <div className="rounded-card bg-sunken p-2">
            <MemberCard user={user} />
          </div>
        ) : (
          <GuestActions />
        )}
        <ThemeSwitch theme={theme} className="flex w-full [&>button]:flex-1 [&>button]:justify-center" />
      </div>
    </div>
  )
}

function GuestActions() {
  return (
    <div className="grid grid-cols-2 gap-2">
      <SignInLink tab="login" variant="plain" full>
        Sign in
      </SignInLink>
      <SignInLink tab={DEFAULT_TAB} full>
        Join free
      </SignInLink>
    </div>
  )
}
