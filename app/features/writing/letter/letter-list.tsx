import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { LetterView } from './letter-view.server.ts'

/** What a letter can be for, by the part of life it belongs to. */
export function LetterList({ view: { groups, text } }: { view: Extract<LetterView, { part: 'list' }> }) {
  return (
    <div className="page pt-6 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">Write an email</h1>
          <p className="lead mt-2 max-w-[40em]">
            Choose what it is for and fill in what you know. You get the letter with your facts in their places, three
            subject lines, and a list of what is still missing.
          </p>
        </div>
        <ButtonLink to={to('email-writer', null, { part: 'history' })} variant="ghost" size="sm">
          <Icon name="clock" size={16} /> Your letters
        </ButtonLink>
      </div>
      {text ? (
        <p className="mt-4 rounded-card bg-accent-soft px-4 py-3 wrap-anywhere text-accent-soft-fg">
          Your words go along: “{text.length > 160 ? `${text.slice(0, 160)}…` : text}”
        </p>
      ) : null}
      <div className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ name, situations }) => (
          <section key={name} aria-label={name}>
            <h2 className="heading-small">{name}</h2>
            <ul className="mt-2">
              {situations.map(({ id, label }) => (
                <li key={id} className="border-t border-line">
                  <Link
                    to={to('email-writer', null, { purpose: id, text: text || null })}
                    className="group flex min-h-11 items-center justify-between gap-3 py-2 hover:text-accent-text"
                  >
                    {label}
                    <Icon
                      name="arrow-right"
                      size={16}
                      className="flex-none text-fg-subtle group-hover:text-accent-text"
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="grid place-items-center max-lg:hidden">
          <Panda pose="envelope" className="h-40" />
        </div>
      </div>
    </div>
  )
}
