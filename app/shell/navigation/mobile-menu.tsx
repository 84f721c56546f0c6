import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { BrandView } from '#app/brands/brand.ts'
import { headerLinks, headerMenus, mobilePlans, toLink, type HeaderMenu } from '#app/catalogue/navigation.ts'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { DEFAULT_TAB } from '#app/features/sign-in/sign-in-tabs.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import { MemberCard } from '../page-parts.ts'
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
        <nav aria-label="Menu" className="grid gap-6">
          {headerMenus.map((menu) => (
            <MenuGroup key={menu.label} title={menu.label}>
              <SheetLinks items={menu.items} />
            </MenuGroup>
          ))}
          <More />
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

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-[0.8125rem] font-medium text-fg-subtle">{title}</h2>
      {children}
    </section>
  )
}

type SheetIcon = HeaderMenu['items'][number]['icon'] | (typeof headerLinks)[number]['icon'] | 'help'

function SheetLink({ href, icon, label }: { href: string; icon: SheetIcon; label: string }) {
  return (
    <Link
      to={href}
      viewTransition
      className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 font-medium hover:bg-hover focus-visible:-outline-offset-2"
    >
      <Icon name={icon} size={20} className="text-fg-muted" />
      {label}
    </Link>
  )
}

function SheetLinks({ items }: { items: readonly HeaderMenu['items'][number][] }) {
  return (
    <ul className="grid grid-cols-1 min-[22.5rem]:grid-cols-2">
      {items.map(({ screen, icon }) => (
        <li key={screen}>
          <SheetLink href={to(screen)} icon={icon} label={screens[screen].title} />
        </li>
      ))}
    </ul>
  )
}

function More() {
  const plans = headerLinks.find(({ screen }) => screen === 'plans')!
  return (
    <>
      <MenuGroup title="Inbox and help">
        <ul className="grid grid-cols-1 min-[22.5rem]:grid-cols-2">
          {headerLinks
            .filter((link) => link !== plans)
            .map(({ label, screen, icon }) => (
              <li key={screen}>
                <SheetLink href={to(screen)} icon={icon} label={label} />
              </li>
            ))}
          <li>
            <SheetLink href={to('support')} icon="help" label={screens.support.title} />
          </li>
        </ul>
      </MenuGroup>
      <MenuGroup title={plans.label}>
        <ul className="mt-2 grid grid-cols-3 gap-2">
          {mobilePlans.map(({ name, dollarsPerMonth }) => (
            <li key={name}>
              <Link to={toLink(plans)} className="grid gap-0.5 rounded-lg bg-sunken px-3.5 py-3 hover:bg-hover">
                <span className="font-medium">{name}</span>
                <span className="text-[0.8125rem] text-fg-muted tabular-nums">
                  {dollarsPerMonth === 0 ? '$0' : `$${dollarsPerMonth} a month`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </MenuGroup>
    </>
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
