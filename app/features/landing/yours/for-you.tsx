import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import type { ForYouView } from './for-you.server.ts'

/** The tools a member put first, and what they came for; before they said so, the way to say it. */
export function ForYou({ view: { asks, begun, tools, tries, lines } }: { view: ForYouView }) {
  return (
    <section aria-label="For you" className="page grid gap-3 pt-2">
      {asks ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft px-5 py-3.5 text-accent-soft-fg">
          <p className="min-w-0 flex-[1_1_18rem]">
            <b className="font-medium">{begun ? 'A few steps are left.' : 'Make it yours.'}</b> Five short steps put
            first what you came for; each can be skipped.
          </p>
          <ButtonLink to={to('onboarding')} variant="accent" size="sm">
            {begun ? 'Go on' : 'Begin'}
          </ButtonLink>
          <ActForm name="do" act="leave" variant="ghost" action={to('onboarding')}>
            Not now
          </ActForm>
        </div>
      ) : null}
      {tools.length > 0 ? (
        <nav aria-label="Your tools" className="flex flex-wrap items-center gap-2">
          <span className="text-[0.8125rem] text-fg-subtle">Your tools</span>
          {tools.map(({ title, href }) => (
            <Link key={href} to={href} className={toChipClass()}>
              {title}
            </Link>
          ))}
          <Link to={to('onboarding', null, { step: 'tools' })} className="link ml-1 text-[0.8125rem]">
            Change
          </Link>
        </nav>
      ) : null}
      {lines.length > 0 ? (
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {lines.map(({ title, about, icon, href }) => (
            <li key={href} className="relative flex items-start gap-3 border-b border-line py-2.5 hover:bg-hover">
              <Icon name={icon} size={18} className="mt-0.5 flex-none text-accent-text" />
              <span className="min-w-0">
                <Link to={href} className="block font-medium wrap-anywhere after:absolute after:inset-0" dir="auto">
                  {title}
                </Link>
                <span className="text-[0.8125rem] text-fg-muted">{about}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {tries.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-fg-subtle">
          For what you came for
          {tries.map(({ words, href }) => (
            <Link key={href} to={href} className={toChipClass()}>
              {words}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}
