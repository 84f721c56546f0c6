import { Link } from '@remix-run/react'
import type { MenuCategory } from '#app/catalogue/navigation.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { FixedPart } from './fixed/fixed-part.tsx'
import { anchor, isPopover, opensPopover } from './popover.ts'
import { useMenu } from './use-menu.ts'

export const navItem =
  'inline-flex h-9 items-center gap-1 rounded-[10px] px-1.5 font-medium xl:px-2.5 whitespace-nowrap text-fg-muted ' +
  'hover:bg-hover hover:text-fg aria-[current]:bg-hover aria-[current]:text-fg'

type HeaderMenuProps = { label: MenuCategory; isCurrent: boolean }

/** One category of the header: a button and its panel of two columns. */
export function HeaderMenu({ label, isCurrent }: HeaderMenuProps) {
  const { panel, buttonHandlers, panelHandlers } = useMenu()
  const id = `menu-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <li style={anchor(id)} className="group/menu">
      <button
        type="button"
        {...opensPopover(id)}
        {...buttonHandlers}
        aria-current={isCurrent ? 'true' : undefined}
        className={`only-with-popover pop-anchor group-has-[:popover-open]/menu:bg-hover group-has-[:popover-open]/menu:text-fg ${navItem}`}
      >
        {label}
        <Icon name="chevron-down" size={14} className="-mr-[3px] opacity-60" />
      </button>
      <Link to={to('list')} className={`only-without-popover ${navItem}`}>
        {label}
      </Link>
      <div
        ref={panel}
        id={id}
        {...isPopover}
        {...panelHandlers}
        className="only-with-popover pop pop-under w-[min(calc(100vw-2*var(--gutter)),42rem)]"
      >
        <FixedPart name={label} />
      </div>
    </li>
  )
}
