import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '../parts/section.tsx'
import { OpeningBadge, OpeningNote, ToolLink } from '../parts/tool-link.tsx'
import { MarkedLetter } from './marked-letter.tsx'

const tools = [
  {
    name: 'Email writer',
    about: 'A few points in, a whole email out, with a subject line that fits.',
    screen: 'email-writer',
    href: to('email-writer'),
  },
  {
    name: 'Email polish',
    about: 'Grammar and tone, with every change shown and every change yours to refuse.',
    screen: 'email-polish',
    href: to('email-polish'),
  },
  {
    name: 'Voice email',
    about: 'For the emails that are easier to say than to type.',
    screen: 'voice-email',
    href: to('voice-email'),
  },
  {
    name: 'Inbox',
    about: 'Where the answers arrive: messages, mail and notices in one place.',
    screen: 'inbox',
    href: to('inbox'),
  },
] as const

/** A letter with the corrections still in it: the page shows what the brand does by doing it to one draft. */
export function EmailPage() {
  return (
    <>
      <section
        className={
          'page grid items-start gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 pt-[clamp(26px,5vw,68px)] ' +
          'lg:grid-cols-[1.35fr_1fr]'
        }
      >
        <MarkedLetter />
        <div className="max-lg:order-first lg:pt-10">
          <h1 className="heading-hero">Write the mail you mean</h1>
          <p className="lead mt-4.5 mb-7 max-w-[28em]">
            Bring a draft you are not sure about. See what was changed, why, and keep only what sounds like you.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <ToolLink
              screen="email-polish"
              open="Polish a draft"
              soon="See what polish will do"
              variant="accent"
              size="lg"
            />
            <ToolLink screen="email-writer" open="Start from points" soon="Or the writer" variant="plain" size="lg" />
          </div>
          <OpeningNote screen="email-polish" what="Email polish" />
        </div>
      </section>
      <Section id="tools" title="Four places to write from">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {tools.map((tool) => (
            <li key={tool.name} className="border-t border-line">
              <Link
                to={tool.href}
                className="group flex h-full items-start justify-between gap-x-6 gap-y-2 py-5 max-sm:flex-col"
              >
                <span>
                  <b className="heading-small group-hover:text-accent-text">{tool.name}</b>
                  <span className="mt-1 block max-w-[42ch] text-base text-fg-muted">{tool.about}</span>
                </span>
                <span className="flex flex-none items-center gap-3 pt-0.5 text-fg-subtle">
                  <OpeningBadge screen={tool.screen} />
                  <Icon name="arrow-right" size={18} className="max-sm:hidden" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
