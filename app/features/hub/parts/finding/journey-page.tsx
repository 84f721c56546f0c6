import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Card, CardLink, Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { JourneyView } from '../../finding/journey.server.ts'

/** A path of one's own: the next steps first, then what was done. */
export function JourneyPage({ view }: { view: JourneyView }) {
  const { isMember, ways, firsts, latest, next } = view
  return (
    <div className="page pt-4 pb-section sm:pt-8">
      <header className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-[minmax(0,1fr)_130px]">
        <div>
          <h1 className="heading-page">{isMember ? 'Your journey' : 'The journey of this browser'}</h1>
          <p className="lead mt-2">
            {firsts.length > 0
              ? 'What you really did here, counted from what it left behind. Nobody else sees this page.'
              : 'Your path begins with the first thing you do. Nobody else sees this page.'}
          </p>
        </div>
        <div className="justify-self-end max-sm:hidden">
          <Panda pose={firsts.length > 0 ? 'celebrate' : 'greeting'} className="w-[120px]" />
        </div>
      </header>
      {isMember ? null : (
        <p className="mt-3 max-w-[60rem] text-fg-muted">
          A guest’s path is kept for 30 days, in this browser alone. With{' '}
          <Link to={to('register', null, { return_url: to('journey') })} className="link">
            an account
          </Link>{' '}
          it comes along and stays.
        </p>
      )}
      <NextSteps next={next} />
      <div className="mt-section grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
        {ways.map((way) => (
          <Way key={way.way} way={way} />
        ))}
      </div>
      <div className="mt-section grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
        {firsts.length > 0 ? <Path firsts={firsts} /> : null}
        {latest.length > 0 ? <Latest latest={latest} /> : null}
      </div>
    </div>
  )
}

const NextSteps = ({ next }: Pick<JourneyView, 'next'>) => (
  <section aria-labelledby="next" className="mt-7">
    <h2 id="next" className="heading-section">
      What could come next
    </h2>
    {next.length > 0 ? (
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {next.map(({ deed, title, why, icon, href }) => (
          <li key={deed}>
            <CardLink to={href} className="flex h-full items-start gap-3.5 p-4.5">
              <Icon name={icon} size={20} className="mt-0.5 flex-none text-accent-text" />
              <span>
                <span className="block font-medium">{title}</span>
                <span className="mt-0.5 block text-[0.875rem] text-fg-muted">{why}</span>
              </span>
            </CardLink>
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-3 flex flex-wrap items-center gap-3 text-fg-muted">
        You have tried all that follows from what you did.
        <ButtonLink to={to('discover')} variant="plain" size="sm">
          Look around
        </ButtonLink>
      </p>
    )}
  </section>
)

const Way = ({ way: { way, label, none, lines } }: { way: JourneyView['ways'][number] }) => (
  <Card as="section" aria-labelledby={`way-${way}`} className="p-5">
    <h2 id={`way-${way}`} className="heading-card">
      {label}
    </h2>
    {lines.length > 0 ? (
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ id, words, icon, href, lastAt }) => (
          <li key={id} className="relative flex min-h-11 items-center gap-3 py-2">
            <Icon name={icon} size={18} className="flex-none text-fg-subtle" />
            <span className="min-w-0">
              <Link to={href} className="block after:absolute after:inset-0 hover:underline">
                {words}
              </Link>
              {lastAt ? (
                <span className="text-xs text-fg-subtle">
                  last on <time dateTime={lastAt}>{toShortDay(new Date(lastAt))}</time>
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-2 text-fg-muted">{none}</p>
    )}
  </Card>
)

const Path = ({ firsts }: Pick<JourneyView, 'firsts'>) => (
  <section aria-labelledby="path">
    <h2 id="path" className="heading-section">
      Your path
    </h2>
    <ol className="mt-4 grid gap-5 border-l-2 border-line pl-6">
      {firsts.map(({ id, words, icon, at }) => (
        <li key={id} className="relative">
          <span className="absolute top-0 -left-[39px] grid size-7 place-items-center rounded-full bg-accent-soft text-accent-soft-fg">
            <Icon name={icon} size={15} />
          </span>
          <span className="block">First {words}</span>
          <time dateTime={at} className="text-xs text-fg-subtle">
            {toShortDay(new Date(at))}
          </time>
        </li>
      ))}
    </ol>
  </section>
)

const Latest = ({ latest }: Pick<JourneyView, 'latest'>) => (
  <section aria-labelledby="latest">
    <h2 id="latest" className="heading-section">
      Go on with
    </h2>
    <Panel className="mt-4 px-4 py-1">
      <ul className="divide-y divide-line">
        {latest.map(({ href, icon, title, one, at }) => (
          <li key={href} className="relative flex min-h-12 items-center gap-3 py-2">
            <Icon name={icon} size={18} className="flex-none text-fg-subtle" />
            <span className="min-w-0">
              <Link to={href} className="block truncate font-medium after:absolute after:inset-0" dir="auto">
                {title}
              </Link>
              <span className="text-xs text-fg-subtle">
                {one} · <time dateTime={at}>{toShortDay(new Date(at))}</time>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  </section>
)
