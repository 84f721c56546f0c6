import type { MenuItem } from '#app/catalogue/menu-items.ts'
import type { HeaderMenu } from '#app/catalogue/menus.ts'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { FixedLink } from './fixed-link.tsx'

/** What a dropdown of the header lists, in two columns. */
export function MenuPanel({ menu: { label, items } }: { menu: HeaderMenu }) {
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

function MenuLine({ item: { screen, icon, line } }: { item: MenuItem }) {
  return (
    <li>
      <FixedLink
        to={to(screen)}
        className="group flex h-full items-center gap-3 rounded-[15px] p-2.5 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="grid size-9.5 flex-none place-items-center rounded-md bg-sunken text-fg-muted group-hover:bg-accent-soft group-hover:text-accent-text">
          <Icon name={icon} size={20} />
        </span>
        <span className="min-w-0">
          <span className="block font-medium">{screens[screen].title}</span>
          <span className="mt-px block text-[0.8125rem] leading-[1.125rem] text-fg-muted">{line}</span>
        </span>
      </FixedLink>
    </li>
  )
}
