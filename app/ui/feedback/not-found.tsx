import { Form, Link } from '@remix-run/react'
import { Button, ButtonLink } from '../controls/button.tsx'
import { TextInput } from '../controls/field.tsx'
import { Icon } from '../brand/icon.tsx'
import { Panda } from '../brand/panda.tsx'

/** Where the page leads on; the addresses are the catalogue's. */
export type WayOut = { home: string; search: string; ask: string; all: string }
type Suggestion = { title: string; href: string }

/** The page of an address that leads nowhere. */
export function NotFound({
  pathname,
  suggestions,
  links,
}: {
  pathname: string
  suggestions: readonly Suggestion[]
  links: WayOut
}) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] min-h-[calc(100dvh-var(--header-h))] place-items-center overflow-clip px-gutter pt-6 pb-10 text-center">
      <svg
        viewBox="0 0 1280 700"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full fill-accent-glow [mask-image:linear-gradient(transparent,#000_55%)] dark:opacity-55"
      >
        <use href="/art/grove.svg#grove" />
      </svg>
      <div className="relative grid w-full max-w-[560px] grid-cols-[minmax(0,1fr)] justify-items-center">
        <Panda pose="munch" live className="mb-3.5 w-[214px] sm:w-[268px]" />
        <h1 className="heading-page">This path has been eaten</h1>
        <p className="lead mt-3 mb-6 max-w-[28em]">
          There is nothing at{' '}
          <code className="rounded-[7px] bg-sunken px-[7px] py-[3px] text-[0.86em] break-all text-fg">{pathname}</code>{' '}
          any more. It may have moved, or it may have looked delicious.
        </p>
        <SearchForm action={links.search} />
        <Suggestions suggestions={suggestions} />
        <Doors links={links} />
      </div>
    </div>
  )
}

function SearchForm({ action }: { action: string }) {
  return (
    <Form method="get" action={action} role="search" className="w-full max-w-[460px]">
      <TextInput
        type="search"
        name="q"
        aria-label="Search"
        placeholder="What were you hoping to find?"
        icon={<Icon name="search" size={20} />}
        trailing={<Button size="sm">Search</Button>}
        className="h-13.5 rounded-[18px] pr-[7px] pl-4 text-base"
      />
    </Form>
  )
}

function Doors({ links }: { links: WayOut }) {
  return (
    <div className="mt-6.5 flex flex-wrap justify-center gap-1.5">
      <ButtonLink to={links.home} variant="plain">
        <Icon name="home" />
        Go home
      </ButtonLink>
      <ButtonLink to={links.ask} variant="ghost">
        <Icon name="scale" />
        Ask a question
      </ButtonLink>
      <ButtonLink to={links.all} variant="ghost">
        <Icon name="list" />
        All screens
      </ButtonLink>
    </div>
  )
}

function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null
  return (
    <p className="mt-3.5 text-[0.9375rem] text-fg-muted">
      Did you mean{' '}
      {suggestions.map(({ title, href }, n) => (
        <span key={href}>
          {n === 0 ? '' : n === suggestions.length - 1 ? ' or ' : ', '}
          <Link to={href} className="link">
            {title}
          </Link>
        </span>
      ))}
      ?
    </p>
  )
}
