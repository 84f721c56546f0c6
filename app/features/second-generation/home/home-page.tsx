import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { StudioBox } from '#app/kits/pages/studio-box/studio-box.tsx'
import { CardLink } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { StudiosView } from './home.server.ts'

const EXAMPLES = ['Why is the sea salty?', 'How large is Norway?', 'What is bamboo?', 'Research assistant']

/** One box, what was done last, and every studio. */
export function StudiosPage({ view: { latest, open, coming } }: { view: StudiosView }) {
  return (
    <div className="page max-w-[64rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">What shall we look into?</h1>
      <p className="lead mt-1 mb-5 max-w-[44em]">
        A question is answered in sections, each with its sources. The name of a studio opens it, and your words go
        along.
      </p>
      <StudioBox />
      <nav aria-label="To try" className="mt-3 flex flex-wrap gap-2">
        {EXAMPLES.map((query) => (
          <ChipLink key={query} to={to('v2-query', { query })} isChosen={false}>
            {query}
          </ChipLink>
        ))}
      </nav>
      {latest.length > 0 ? (
        <section aria-labelledby="latest-title" className="mt-10">
          <h2 id="latest-title" className="heading-section">
            Your latest work
          </h2>
          <ul className="mt-2 border-b border-line">
            {latest.map(({ title, one, icon, href, at }) => (
              <li key={href} className="flex items-center gap-3 border-t border-line py-2.5">
                <Icon name={icon} size={18} className="flex-none text-fg-subtle" />
                <Link to={href} className="link min-w-0 flex-1 truncate" dir="auto">
                  {title}
                </Link>
                <span className="flex-none text-xs text-fg-subtle">
                  {`${one}, `}
                  <time dateTime={new Date(at).toISOString()}>{toShortDay(new Date(at))}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="studios-title" className="mt-10">
        <h2 id="studios-title" className="heading-section">
          Studios
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {open.map(({ screen, icon, title, about, href }) => (
            <li key={screen}>
              <CardLink to={href} className="h-full p-5">
                <Icon name={icon} size={22} className="text-accent-text" />
                <span className="mt-3 block font-strong">{title}</span>
                <span className="mt-1 block text-sm text-fg-muted">{about}</span>
              </CardLink>
            </li>
          ))}
        </ul>
        {coming.length > 0 ? (
          <p className="mt-5 text-sm text-fg-muted">
            {'Not open yet: '}
            {coming.map(({ screen, title, href }, n) => (
              <span key={screen}>
                {n > 0 ? ', ' : ''}
                <Link to={href} className="link">
                  {title}
                </Link>
              </span>
            ))}
            .
          </p>
        ) : null}
      </section>
    </div>
  )
}
