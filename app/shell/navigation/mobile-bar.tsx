import { Link } from '@remix-run/react'
import { mobileBar } from '#app/catalogue/navigation.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

const place =
  'grid w-full justify-items-center gap-0.5 rounded-md pt-1.5 pb-1 text-[0.6875rem] leading-[0.875rem] font-medium text-fg-subtle aria-[current=page]:text-accent-text'

/** The five places at the foot of a small screen. */
export function MobileBar({ current }: { current: ScreenId }) {
  return (
    <nav
      aria-label="Quick links"
      className="bar-glass fixed inset-x-0 bottom-0 z-(--z-bar) border-t border-line px-1.5 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {mobileBar.map(({ label, screen, icon, path }) => (
          <li key={screen}>
            <Link to={path} viewTransition aria-current={screen === current ? 'page' : undefined} className={place}>
              <Icon name={icon} size={22} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
