import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

type Suggestion = { title: string; href: string }

export function NothingFound({
  query,
  isFiltered,
  suggestions,
}: {
  query: string
  isFiltered: boolean
  suggestions: readonly Suggestion[]
}) {
  return (
    <EmptyState
      className="mt-6"
      title={`Nothing matched “${query}”`}
      action={
        <>
          {isFiltered ? (
            <ButtonLink to={to('search', null, { q: query })} variant="soft">
              Look in every kind
            </ButtonLink>
          ) : null}
          <ButtonLink to={to('list')} variant={isFiltered ? 'plain' : 'soft'}>
            See all screens
          </ButtonLink>
        </>
      }
    >
      {suggestions.length > 0 ? <DidYouMean suggestions={suggestions} /> : 'Try another word for it, or fewer words.'}
    </EmptyState>
  )
}

function DidYouMean({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <p>
      Did you mean{' '}
      {suggestions.map(({ title, href }, n) => (
        <Fragment key={href}>
          {n === 0 ? '' : n === suggestions.length - 1 ? ' or ' : ', '}
          <Link to={href} className="link">
            {title}
          </Link>
        </Fragment>
      ))}
      ?
    </p>
  )
}
