import type { CSSProperties } from 'react'
import { inboxBrand } from '#app/brands/inbox.ts'
import { Panda } from '#app/ui/panda.tsx'
import { BareTop } from '../parts/bare-top.tsx'
import type { LandingProps } from '../parts/landing-props.ts'
import { Section } from '../parts/section.tsx'
import { OpeningNote, ToolLink } from '../parts/tool-link.tsx'
import { sampleMail, type SampleMail } from './sample-mail.ts'

const bundles = [
  { name: 'People', about: 'Somebody wrote to you. They come first, and a waiting question says so.' },
  { name: 'Notices', about: 'Things that happened. Read once, then out of the way.' },
  { name: 'Newsletters', about: 'Reading for a quiet hour, kept in one pile until then.' },
  { name: 'Receipts', about: 'Parcels, invoices, tickets: found by what they are, not by when.' },
] as const

const habits = [
  { title: 'A reason beside every priority', words: 'If something is on top, a line says why. If the line is wrong, one press corrects it.' },
  { title: 'Ten seconds to change your mind', words: 'Send waits for ten seconds. Undo takes it back as if nothing had happened.' },
  { title: 'Remote pictures stay shut', words: 'A sender does not learn that you opened a mail until you ask for its pictures.' },
  { title: 'Every swipe has a key', words: 'What a thumb can do, the keyboard can do too, and you choose both.' },
] as const

/** The inbox itself, drawn wide under one quiet sentence. */
export function InboxPage({ isBare }: LandingProps) {
  return (
    <>
      {isBare && <BareTop name={inboxBrand.name} />}
      <section className="page pt-[clamp(22px,4vw,52px)]">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <h1 className="heading-hero">The rest can wait</h1>
            <p className="lead mt-3.5 max-w-[34em]">
              An inbox that puts people first, says why, and leaves the piles in their place until you have time.
            </p>
          </div>
          <div className="lg:text-right">
            <div className="flex flex-wrap gap-2.5 lg:justify-end">
              <ToolLink screen="inbox-demo" open="Try it with sample mail" soon="See what the demo will show" variant="accent" size="lg" />
              <ToolLink screen="inbox" open="Open my inbox" soon="My inbox, later" variant="plain" size="lg" />
            </div>
          </div>
        </div>
        <OpeningNote screen="inbox" what="The inbox" />
        <DrawnInbox />
      </section>
      <Section id="bundles" title="Four piles, one look each">
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {bundles.map((bundle) => (
            <div key={bundle.name} className="border-t-2 border-accent pt-4">
              <dt className="heading-small">{bundle.name}</dt>
              <dd className="mt-1.5 text-base text-fg-muted">{bundle.about}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="habits" title="Good manners, built in">
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {habits.map((habit) => (
            <div key={habit.title} className="border-t border-line py-5">
              <dt className="heading-small">{habit.title}</dt>
              <dd className="mt-1 max-w-[46ch] text-base text-fg-muted">{habit.words}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

function DrawnInbox() {
  return (
    <figure className="relative mt-20 max-sm:mt-16">
      <Panda pose="peek" live className="absolute -top-19.5 right-[8%] z-1 w-28" />
      <div className="grid overflow-clip rounded-2xl bg-surface shadow-lg md:grid-cols-[minmax(0,0.82fr)_minmax(0,1fr)]">
        <ul className="border-line p-2.5 md:border-r">
          {sampleMail.map((mail, index) => (
            <MailRow key={mail.subject} mail={mail} isChosen={index === 0} />
          ))}
        </ul>
        <div className="flex flex-col p-7 max-md:hidden">
          <p className="heading-section">The courtyard is free on the 14th</p>
          <p className="mt-1 text-sm text-fg-muted">Tomás Ribeiro, to you and Nadia</p>
          <div className="mt-5 rounded-card bg-accent-soft p-5 text-base text-accent-soft-fg">
            <p className="text-sm font-strong">In short</p>
            <ul className="mt-2 grid gap-1.5">
              <li>Free on 14 April, ten until five.</li>
              <li>He needs a yes by six today.</li>
            </ul>
          </div>
          <p className="mt-5 max-w-[46ch] text-base text-fg-muted">
            Good news, the couple who had the courtyard moved indoors. I can hold it for you, but another party asked this
            morning.
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-xs text-fg-subtle">Sample mail, drawn for this page. Nobody real wrote it.</figcaption>
    </figure>
  )
}

function MailRow({ mail, isChosen }: { mail: SampleMail; isChosen: boolean }) {
  return (
    <li className={`flex items-start gap-3 rounded-lg px-3.5 py-3 ${isChosen ? 'bg-accent-soft' : ''}`}>
      <span className="avatar size-9 text-xs" style={{ '--h': mail.hue } as CSSProperties} aria-hidden="true">
        {mail.initials}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <b className="truncate text-sm">{mail.from}</b>
          <span className="flex-none text-xs text-fg-subtle">{mail.bundle}</span>
        </span>
        <span className="block truncate text-sm">{mail.subject}</span>
        <span className="mt-0.5 block text-xs text-fg-muted">{mail.why}</span>
      </span>
    </li>
  )
}
