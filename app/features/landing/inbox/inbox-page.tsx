import { inboxBrand } from '#app/brands/inbox.ts'
import { BareTop } from '../parts/bare-top.tsx'
import type { LandingProps } from '../parts/landing-props.ts'
import { Section } from '../parts/section.tsx'
import { OpeningNote, ToolLink } from '../parts/tool-link.tsx'
import { DrawnInbox } from './drawn-inbox.tsx'

const bundles = [
  { name: 'People', about: 'Somebody wrote to you. They come first, and a waiting question says so.' },
  { name: 'Notices', about: 'Things that happened. Read once, then out of the way.' },
  { name: 'Newsletters', about: 'Reading for a quiet hour, kept in one pile until then.' },
  { name: 'Receipts', about: 'Parcels, invoices, tickets: found by what they are, not by when.' },
] as const

const habits = [
  {
    title: 'A reason beside every priority',
    words: 'If something is on top, a line says why. If the line is wrong, one press corrects it.',
  },
  {
    title: 'Ten seconds to change your mind',
    words: 'Send waits for ten seconds. Undo takes it back as if nothing had happened.',
  },
  {
    title: 'Remote pictures stay shut',
    words: 'A sender does not learn that you opened a mail until you ask for its pictures.',
  },
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
              <ToolLink
                screen="inbox-demo"
                open="Try it with sample mail"
                soon="See what the demo will show"
                variant="accent"
                size="lg"
              />
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
