import { Link } from '@remix-run/react'
import { listTabs } from '#app/catalogue/navigation.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'

const icons: Readonly<Partial<Record<ScreenId, IconName>>> = {
  'admin': 'bar-chart',
  'admin-users': 'users',
  'admin-feedback': 'heart',
  'admin-waitlist': 'clock',
  'admin-cta': 'zap',
  'admin-knowledge-base': 'newspaper',
  'admin-qa': 'check-circle',
  'admin-api-monitoring': 'line-chart',
  'admin-providers': 'blocks',
  'admin-web-index': 'search',
  'admin-jobs': 'workflow',
  'admin-outbox': 'send',
  'admin-audit': 'list',
}

/** The screens of the administration, one below the other, beside each of them at a desk. */
export function SideList({ current }: { current: ScreenId }) {
  return (
    <nav aria-label="Administration" className="max-lg:hidden">
      <div className="sticky top-[calc(var(--spacing-header)+1rem)] pt-4">
        <p className="px-3 pb-2 text-xs font-medium text-fg-subtle">Admin</p>
        <ul className="grid gap-0.5">
          {listTabs('admin').map((id) => (
            <li key={id}>
              <Link
                to={to(id)}
                viewTransition
                aria-current={id === current ? 'page' : undefined}
                className="flex h-10 items-center gap-3 rounded-xl px-3 font-medium text-fg-muted hover:bg-hover hover:text-fg aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-soft-fg"
              >
                <Icon name={icons[id] ?? 'settings'} size={18} className="flex-none" />
                <span className="truncate">{id === 'admin' ? 'Overview' : screens[id].title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
