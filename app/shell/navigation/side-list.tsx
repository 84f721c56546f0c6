import { Link } from '@remix-run/react'
import { getScreen, type ScreenId } from '#app/catalogue/screens.ts'
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
  'admin-moderation': 'shield',
  'admin-sales': 'store',
  'admin-webhooks': 'send',
}

/** The screens of the administration that are open to who reads, one below the other, beside each of them at a desk. */
export function SideList({ ids, current }: { ids: readonly ScreenId[]; current: ScreenId }) {
  return (
    <nav aria-label="Administration" className="h-full">
      <div className="sticky top-[calc(var(--spacing-header)+1rem)] pt-4">
        <p className="px-3 pb-2 text-xs font-medium text-fg-subtle">Admin</p>
        <ul className="grid gap-0.5">
          {ids.map((id) => (
            <li key={id}>
              <Link
                to={getScreen(id).paths[0]}
                viewTransition
                aria-current={id === current ? 'page' : undefined}
                className="flex h-10 items-center gap-3 rounded-xl px-3 font-medium text-fg-muted hover:bg-hover hover:text-fg aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-soft-fg"
              >
                <Icon name={icons[id] ?? 'settings'} size={18} className="flex-none" />
                <span className="truncate">{id === 'admin' ? 'Overview' : getScreen(id).title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
