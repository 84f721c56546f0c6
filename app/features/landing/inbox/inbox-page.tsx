import { inboxBrand } from '#app/brands/inbox.ts'
import { BareTop } from '../parts/bare-top.tsx'
import type { LandingProps } from '../parts/landing-props.ts'
import { Section } from '../parts/section.tsx'
import { Habits } from './habits.tsx'
import type { InboxData, OwnMailResult } from './inbox-form.server.ts'
import { LiveInbox } from './live-inbox.tsx'
import { Piles } from './piles.tsx'
import { TryOwn } from './own-mail/try-own.tsx'

/** The inbox itself, working, under one quiet sentence; then a mail of the visitor's own; then the story. */
export function InboxPage({ isBare, data, result }: LandingProps<InboxData, OwnMailResult>) {
  return (
    <>
      {isBare && <BareTop name={inboxBrand.name} />}
      <div className="page pt-[clamp(22px,4vw,48px)]">
        <h1 className="heading-hero">The rest can wait</h1>
        <p className="lead mt-3.5 mb-9 max-w-[36em] max-md:mb-18">
          An inbox that puts people first, says why, and leaves the piles in their place until you have time. This one
          works: open, archive, star, snooze.
        </p>
        {data && <LiveInbox findings={data.findings} />}
      </div>
      <Section id="own" title="Try a mail of your own">
        <p className="lead -mt-3 mb-7 max-w-[36em]">
          The same engine, no model and no key. It reads the sender and the words, and gives its reasons.
        </p>
        <TryOwn result={result} />
      </Section>
      <Piles />
      <Habits />
    </>
  )
}
