import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { TextInput } from '#app/ui/controls/field.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { DiscoverView, Want } from '../../finding/discover.server.ts'

/** The tools by what one wants to do, each group with something it has just done here. */
export function DiscoverPage({ view: { wants, news, asks, isMember } }: { view: DiscoverView }) {
  return (
    <div className="page pt-4 pb-section sm:pt-8">
      <header className="relative max-w-[54rem] sm:pr-44">
        <div className="pointer-events-none absolute right-6 -bottom-[26px] z-10 w-[132px] max-sm:hidden">
          <Panda pose="peek" className="w-full" />
        </div>
        <h1 className="heading-page">What do you want to do?</h1>
        <p className="lead mt-2">Say it in your own words, or begin with one of these.</p>
      </header>
      <WishForm />
      {asks ? (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-fg-muted">
          Say what brings you, and it comes first here, at home and in the palette.
          <Link to={to('onboarding')} className="link">
            Five short steps
          </Link>
        </p>
      ) : null}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {wants.map((want) => (
          <WantCard key={want.id} want={want} />
        ))}
      </div>
      <News news={news} />
      <p className="mt-8 text-fg-muted">
        <Link to={to('list')} className="link">
          Every screen in one list
        </Link>
        {' · '}
        <Link to={to('journey')} className="link">
          {isMember ? 'Your own path so far' : 'What this browser has done so far'}
        </Link>
      </p>
    </div>
  )
}

const WishForm = () => (
  <Form
    method="get"
    action={to('universal-hub')}
    role="search"
    className="relative z-20 mt-5 flex max-w-[54rem] items-center gap-2"
  >
    <TextInput
      type="search"
      name="q"
      required
      maxLength={1_800}
      autoComplete="off"
      aria-label="What you want to do"
      placeholder="Translate a letter, draw a fox, compare two offers …"
      dir="auto"
      className="h-12 min-w-0 flex-1 text-base"
    />
    <Button type="submit" size="lg">
      <Icon name="arrow-right" size={18} />
      <span className="sr-only">Find the tool</span>
    </Button>
  </Form>
)

function WantCard({ want }: { want: Want }) {
  const { id, label, about, icon, isChosen, tools, coming, tries, example } = want
  return (
    <Card as="section" aria-labelledby={`want-${id}`} className="flex flex-col p-5 sm:p-6">
      <h2 id={`want-${id}`} className="flex flex-wrap items-center gap-2.5 heading-card">
        <Icon name={icon} size={20} className="text-accent-text" />
        {label}
        {isChosen ? <Badge tone="accent">You chose this</Badge> : null}
      </h2>
      <p className="mt-1 text-fg-muted">{about}</p>
      {example ? <Example example={example} /> : null}
      <ul className="mt-3 divide-y divide-line">
        {tools.map((tool) => (
          <li key={tool.id} className="relative flex min-h-11 items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <Link to={tool.href} className="font-medium after:absolute after:inset-0 hover:underline">
                {tool.title}
              </Link>
              <span className="block text-[0.8125rem] text-fg-muted">{tool.line}</span>
            </span>
            <Icon name="arrow-right" size={16} className="flex-none text-fg-subtle" />
          </li>
        ))}
      </ul>
      {tries.length > 0 ? (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-[0.8125rem] text-fg-subtle">
          Try
          {tries.map(({ words, href }) => (
            <Link key={href} to={href} className={toChipClass()}>
              {words}
            </Link>
          ))}
        </p>
      ) : null}
      {coming.length > 0 ? (
        <p className="mt-3 text-[0.8125rem] text-fg-subtle">
          Not open yet: {coming.map(({ title }) => title).join(', ')}.
        </p>
      ) : null}
    </Card>
  )
}

function Example({ example: { said, result, by, href, picture } }: { example: NonNullable<Want['example']> }) {
  return (
    <Panel className="mt-3.5 grid gap-2 p-3.5 text-sm">
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="max-h-44 w-full rounded-lg object-cover"
        />
      ) : null}
      {said ? (
        <p className="w-fit max-w-[92%] justify-self-end rounded-[16px_6px_16px_16px] bg-primary px-3.5 py-2 text-fg-on-ink">
          {said}
        </p>
      ) : null}
      <p className={said ? 'w-fit max-w-[92%] rounded-[6px_16px_16px_16px] bg-surface px-3.5 py-2' : 'font-medium'}>
        {href ? (
          <Link to={href} className="hover:underline">
            {result}
          </Link>
        ) : (
          <span className="line-clamp-3">{result}</span>
        )}
      </p>
      <p className="text-xs text-fg-subtle">{said ? `Just now on this server: ${by}` : `The newest, by ${by}`}</p>
    </Panel>
  )
}

const News = ({ news }: Pick<DiscoverView, 'news'>) => (
  <section aria-labelledby="new-here" className="mt-section">
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
      <h2 id="new-here" className="heading-section">
        New here
      </h2>
      <Link to={to('showcase')} className="link">
        All that members show
      </Link>
    </div>
    {news.length > 0 ? (
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {news.map(({ title, href, icon, kind, by, at }) => (
          <li key={href} className="relative flex items-start gap-3.5 border-b border-line py-3 hover:bg-hover">
            <Icon name={icon} size={18} className="mt-0.5 flex-none text-fg-subtle" />
            <span className="min-w-0">
              <Link to={href} className="block font-medium wrap-anywhere after:absolute after:inset-0" dir="auto">
                {title}
              </Link>
              <span className="text-[0.8125rem] text-fg-muted">
                {kind}
                {by ? ` · ${by}` : ''} · <time dateTime={at}>{toShortDay(new Date(at))}</time>
              </span>
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-3 flex flex-wrap items-center gap-3 text-fg-muted">
        Nobody has shown anything to everybody yet.
        <ButtonLink to={to('create')} variant="plain" size="sm">
          Be the first
        </ButtonLink>
      </p>
    )}
  </section>
)
