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

/** What works today; what is coming is folded below, and opens by itself where there is nothing else. */
function MenuItems({ menu: { label, open, coming } }: { menu: HeaderMenuEntry }) {
  return (
    <div className="max-h-[calc(100dvh-var(--spacing-header)-2rem)] overflow-y-auto p-2.5">
      {open.length > 0 ? (
        <ul aria-label={label} className="grid grid-cols-2 gap-0.5">
          {open.map((item) => (
            <MenuLine key={item.screen} item={item} />
          ))}
        </ul>
      ) : null}
      {coming.length > 0 ? (
        <details className="group/coming" open={open.length === 0}>
          <summary className="flex min-h-10 list-none items-center gap-2 rounded-[11px] px-2.5 text-[0.8125rem] font-medium text-fg-subtle hover:bg-hover hover:text-fg focus-visible:-outline-offset-2">
            Coming
            <span className="font-body">{coming.length} that do not work yet</span>
            <Icon
              name="chevron-down"
              size={15}
              className="ml-auto transition-[rotate] duration-fast group-open/coming:rotate-180"
            />
          </summary>
          <ul aria-label={`${label}, coming`} className="grid grid-cols-2 gap-0.5">
            {coming.map((item) => (
              <MenuLine key={item.screen} item={item} isComing />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

function MenuLine({
  item: { screen, icon, line },
  isComing = false,
}: {
  item: HeaderMenuEntry['items'][number]
  isComing?: boolean
}) {
  return (
    <li>
      <Link
        to={to(screen)}
        viewTransition
        className="group flex h-full items-center gap-3 rounded-[15px] p-2.5 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span
          className={`grid size-9.5 flex-none place-items-center rounded-md bg-sunken group-hover:bg-accent-soft group-hover:text-accent-text ${isComing ? 'text-fg-subtle' : 'text-fg-muted'}`}
        >
          <Icon name={icon} size={20} />
        </span>
        <span className="min-w-0">
          <span className={`block font-medium ${isComing ? 'text-fg-muted' : ''}`}>
            {screens[screen].title}
            {isComing ? <span className="sr-only">, coming</span> : null}
          </span>
          {isComing ? null : (
            <span className="mt-px block text-[0.8125rem] leading-[1.125rem] text-fg-muted">{line}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
