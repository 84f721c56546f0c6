import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panda } from '#app/ui/panda.tsx'
import { Section } from '../parts/section.tsx'
import { OpeningBadge, OpeningNote, ToolLink } from '../parts/tool-link.tsx'

const tools = [
  { name: 'Email writer', about: 'A few points in, a whole email out, with a subject line that fits.', screen: 'email-writer', href: to('email-writer') },
  { name: 'Email polish', about: 'Grammar and tone, with every change shown and every change yours to refuse.', screen: 'email-polish', href: to('email-polish') },
  { name: 'Voice email', about: 'For the emails that are easier to say than to type.', screen: 'voice-email', href: to('voice-email') },
  { name: 'Inbox', about: 'Where the answers arrive: messages, mail and notices in one place.', screen: 'inbox', href: to('inbox') },
] as const

/** A letter with the corrections still in it: the page shows what the brand does by doing it to one draft. */
export function EmailPage() {
  return (
    <>
      <section className="page grid items-start gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 pt-[clamp(26px,5vw,68px)] lg:grid-cols-[1.35fr_1fr]">
        <MarkedLetter />
        <div className="max-lg:order-first lg:pt-10">
          <h1 className="heading-hero">Write the mail you mean</h1>
          <p className="lead mt-4.5 mb-7 max-w-[28em]">
            Bring a draft you are not sure about. See what was changed, why, and keep only what sounds like you.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <ToolLink screen="email-polish" open="Polish a draft" soon="See what polish will do" variant="accent" size="lg" />
            <ToolLink screen="email-writer" open="Start from points" soon="Or the writer" variant="plain" size="lg" />
          </div>
          <OpeningNote screen="email-polish" what="Email polish" />
        </div>
      </section>
      <Section id="tools" title="Four places to write from">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {tools.map((tool) => (
            <li key={tool.name} className="border-t border-line">
              <Link to={tool.href} className="group flex h-full items-start justify-between gap-x-6 gap-y-2 py-5 max-sm:flex-col">
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

function MarkedLetter() {
  return (
    <figure>
      <div className="rounded-sheet relative overflow-clip bg-surface px-[clamp(20px,4vw,52px)] pt-9 pb-38 shadow-lg">
        <p className="border-b border-line pb-3.5 text-sm text-fg-muted">
          To <b className="font-medium text-fg">the whole street</b>
        </p>
        <p className="border-b border-line py-3.5 text-sm text-fg-muted">
          Subject{' '}
          <b className="font-medium text-fg">
            <Cut>Noise!!</Cut> <Put>Building work next week, and a number to call</Put>
          </b>
        </p>
        <div className="grid gap-4 pt-6 text-lg leading-[1.7]">
          <p>Dear neighbours,</p>
          <p>
            <Cut>As some of you have already complained,</Cut> <Put>From Monday to Thursday</Put> we are having the stairs
            <Cut> finally</Cut> repaired. <Cut>It will be loud and there is nothing we can do about it.</Cut>{' '}
            <Put>It will be loud between nine and four.</Put>
          </p>
          <p>
            <Cut>Please refrain from</Cut> <Put>If a nap or an exam is in the way, ring us before</Put> ringing the
            builders. <Put>We can move the worst hour.</Put>
          </p>
        </div>
        <Panda pose="envelope" live className="absolute right-8 -bottom-5 w-40 max-sm:right-4 max-sm:w-32" />
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-fg-subtle">
        <span>An example, written by hand.</span>
        <span>
          <Cut>taken out</Cut>
        </span>
        <span>
          <Put>put in</Put>
        </span>
      </figcaption>
    </figure>
  )
}

const Cut = ({ children }: { children: string }) => (
  <del className="text-fg-subtle decoration-danger decoration-[1.5px]">{children}</del>
)

const Put = ({ children }: { children: string }) => (
  <ins className="rounded-[4px] bg-accent-soft px-0.75 text-accent-soft-fg no-underline [box-decoration-break:clone]">{children}</ins>
)
