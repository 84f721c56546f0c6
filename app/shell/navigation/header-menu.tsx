import { Link } from '@remix-run/react'
import type { HeaderMenu as HeaderMenuEntry } from '#app/catalogue/navigation.ts'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { anchor, isPopover, opensPopover } from './popover.ts'
import { useMenu } from './use-menu.ts'

export const navItem =
  'inline-flex h-9 items-center gap-1 rounded-[10px] px-1.5 font-medium xl:px-2.5 whitespace-nowrap text-fg-muted ' +
  'hover:bg-hover hover:text-fg aria-[current]:bg-hover aria-[current]:text-fg'

/** One category of the header: a button and its panel of two columns. */
export function HeaderMenu({ menu, isCurrent }: { menu: HeaderMenuEntry; isCurrent: boolean }) {
  const { panel, buttonHandlers, panelHandlers } = useMenu()
  const id = `menu-${menu.label.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <li style={anchor(id)} className="group/menu">
      <button
        type="button"
        {...opensPopover(id)}
        {...buttonHandlers}
        aria-current={isCurrent ? 'true' : undefined}
        className={`only-with-popover pop-anchor group-has-[:popover-open]/menu:bg-hover group-has-[:popover-open]/menu:text-fg ${navItem}`}
      >
        {menu.label}
        <Icon name="chevron-down" size={14} className="-mr-[3px] opacity-60" />
      </button>
      <Link to={to('list')} className={`only-without-popover ${navItem}`}>
        {menu.label}
      </Link>
      <div
        ref={panel}
        id={id}
        {...isPopover}
        {...panelHandlers}
        className="only-with-popover pop pop-under w-[min(calc(100vw-2*var(--gutter)),42rem)]"
      >
        <MenuItems menu={menu} />
      </div>
    </li>
  )
}

function MenuItems({ menu: { label, items } }: { menu: HeaderMenuEntry }) {
  return (
    <div className="max-h-[calc(100dvh-var(--spacing-header)-2rem)] overflow-y-auto p-2.5">
      <ul aria-label={label} className="grid grid-cols-2 gap-0.5">
        {items.map((item) => (
          <MenuLine key={item.screen} item={item} />
        ))}
      </ul>
    </div>
  )
}

function MenuLine({ item: { screen, icon, line } }: { item: HeaderMenuEntry['items'][number] }) {
  return (
    <li>
      <Link
        to={to(screen)}
        viewTransition
        className="group flex h-full items-center gap-3 rounded-[15px] p-2.5 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="grid size-9.5 flex-none place-items-center rounded-md bg-sunken text-fg-muted group-hover:bg-accent-soft group-hover:text-accent-text">
          <Icon name={icon} size={20} />
        </span>
        <span className="min-w-0">
          <span className="block font-medium">{screens[screen].title}</span>
          <span className="mt-px block text-[0.8125rem] leading-[1.125rem] text-fg-muted">{line}</span>
        </span>
      </Link>
    </li>
  )
}
