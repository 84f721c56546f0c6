import { Link } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import type { WaitlistScreen } from './admin-waitlist.server.ts'
import { ActButton } from '../parts/admin-form.tsx'

/** How many wait for each screen; those of an open one can be told all at once. */
export function WaitingScreens({
  screens,
  chosen,
  toList,
}: {
  screens: WaitlistScreen['screens']
  chosen: string | null
  toList: (changes: { screen: string | null }) => string
}) {
  if (screens.length === 0) return null
  return (
    <section aria-labelledby="screens" className="mt-8">
      <h2 id="screens" className="heading-section">
        By screen
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] border-b border-line lg:grid-cols-2 lg:gap-x-10">
        {screens.map(({ screen, title, people, since, isOpen }) => (
          <li key={screen} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
            <Link
              to={toList({ screen: chosen === screen ? null : screen })}
              preventScrollReset
              aria-current={chosen === screen ? 'true' : undefined}
              className="min-w-0 flex-1 py-1 font-medium wrap-anywhere hover:underline aria-[current]:text-accent-text"
            >
              {title}
              <span className="block font-body text-[0.8125rem] text-fg-muted tabular-nums">
                {people.toLocaleString('en')} waiting, the first came {since}
              </span>
            </Link>
            {isOpen ? (
              <ActButton act="invite-all" fixed={{ screen }} label="Invite all" name={title} size="xs" />
            ) : (
              <Badge>Not open yet</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
