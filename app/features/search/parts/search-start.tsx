import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'

/** Before anything is typed: what can be found, and the topics as a way in. */
export function SearchStart({ topics }: { topics: readonly { slug: string; title: string }[] }) {
  return (
    <div className="mt-10 grid items-start gap-10 md:grid-cols-[minmax(0,50rem)_minmax(0,1fr)]">
      <div>
        <p className="lead max-w-[34em]">
          Looks through every screen, the help centre, the topic pages, the people who want to be found, the web pages
          kept here, and what is yours. Your own things are found by you alone.
        </p>
        <p className="mt-3 max-w-[44em] text-fg-muted">
          “Words in quotation marks” must stand together, and a word with a minus in front must not be there.
        </p>
        <h2 className="heading-small mt-9">Topics with a text</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {topics.map(({ slug, title }) => (
            <li key={slug}>
              <ChipLink to={to('topic', { topic: slug })}>{title}</ChipLink>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-fg-muted">
          Rather browse?{' '}
          <Link to={to('list')} className="link">
            See all screens
          </Link>{' '}
          or{' '}
          <Link to={to('support')} className="link">
            the help centre
          </Link>
          .
        </p>
      </div>
      <div className="hidden justify-self-center md:block">
        <Panda pose="thinking" className="w-40" />
      </div>
    </div>
  )
}
