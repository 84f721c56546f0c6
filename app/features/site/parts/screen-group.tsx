import { Link } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import type { CategoryGroup } from '../list.server.ts'

const toAnchor = (category: string) => `screens-${category.toLowerCase().replace(/[^a-z]+/g, '-')}`

export function CategoryJumps({ groups }: { groups: readonly CategoryGroup[] }) {
  return (
    <nav aria-label="Categories" className="mt-5 flex flex-wrap gap-1.5">
      {groups.map(({ category, screens }) => (
        <a key={category} href={`#${toAnchor(category)}`} className={toChipClass()}>
          {category}
          <span className="text-fg-subtle tabular-nums">{screens.length}</span>
        </a>
      ))}
    </nav>
  )
}

const WASH = 'before:absolute before:-inset-x-3 before:inset-y-0 before:-z-10 hover:before:bg-hover'

/** One category: its name at the side, its screens in two columns. */
export function ScreenGroup({ group: { category, screens } }: { group: CategoryGroup }) {
  const id = toAnchor(category)
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-2 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 id={id} className="heading-small scroll-mt-24 lg:sticky lg:top-24 lg:self-start lg:pt-3">
        {category}
      </h2>
      <ul className="grid border-t border-line md:grid-cols-2 md:gap-x-10">
        {screens.map((screen) => (
          <li key={screen.id} className={`relative isolate border-b border-line py-3.5 ${WASH}`}>
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Link to={screen.href} className="text-base font-strong after:absolute after:inset-0">
                {screen.title}
              </Link>
              {screen.isWaiting ? <Badge tone="warning">Not open yet</Badge> : null}
              {screen.access === 'member' ? <Badge>Members</Badge> : null}
              {screen.access === 'admin' ? <Badge>Admin</Badge> : null}
            </div>
            <p className="mt-0.5 text-fg-muted">{screen.about}</p>
            <p className="mt-1 font-mono text-xs text-fg-subtle [overflow-wrap:anywhere]">{screen.href}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
