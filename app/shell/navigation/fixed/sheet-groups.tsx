import type { ReactNode } from 'react'
import type { MenuItem } from '#app/catalogue/menu-items.ts'
import { headerMenus, mobilePlans } from '#app/catalogue/menus.ts'
import { headerLinks } from '#app/catalogue/navigation.ts'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { FixedLink } from './fixed-link.tsx'

/** What the header lists, for the sheet of small screens. */
export const SheetGroups = () => (
  <div className="grid gap-6">
    {headerMenus.map((menu) => (
      <MenuGroup key={menu.label} title={menu.label}>
        <SheetLinks items={menu.items} />
      </MenuGroup>
    ))}
    <More />
  </div>
)

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-[0.8125rem] font-medium text-fg-subtle">{title}</h2>
      {children}
    </section>
  )
}

type SheetIcon = MenuItem['icon'] | (typeof headerLinks)[number]['icon'] | 'help'

function SheetLink({ href, icon, label }: { href: string; icon: SheetIcon; label: string }) {
  return (
    <FixedLink
      to={href}
      className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 font-medium hover:bg-hover focus-visible:-outline-offset-2"
    >
      <Icon name={icon} size={20} className="text-fg-muted" />
      {label}
    </FixedLink>
  )
}

function SheetLinks({ items }: { items: readonly MenuItem[] }) {
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
            .map(({ label, screen, icon, path }) => (
              <li key={screen}>
                <SheetLink href={path} icon={icon} label={label} />
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
              <FixedLink to={plans.path} className="grid gap-0.5 rounded-lg bg-sunken px-3.5 py-3 hover:bg-hover">
                <span className="font-medium">{name}</span>
                <span className="text-[0.8125rem] text-fg-muted tabular-nums">
                  {dollarsPerMonth === 0 ? '$0' : `$${dollarsPerMonth} a month`}
                </span>
              </FixedLink>
            </li>
          ))}
        </ul>
      </MenuGroup>
    </>
  )
}
