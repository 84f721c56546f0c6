import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { pileNames, priorityNames } from '#app/engines/mail-triage/mail.ts'
import { dayOf, sayDay } from '#app/engines/mail-triage/wall-time.ts'
import { FindingList } from '../findings.tsx'
import type { SortedSample } from '../inbox-view.ts'
import { MarkedText } from './marked-text.tsx'
import { ReaderTools } from './reader-tools.tsx'
import { SAMPLE_NOW } from '../sample-mail.ts'
import { WhyPile } from './why-pile.tsx'
import type { Inbox } from '../use-inbox.ts'

/** One mail, with what was found in it above its words. */
export function Reader({ mail, inbox }: { mail: SortedSample; inbox: Inbox }) {
  const { triage } = mail
  return (
    <article aria-labelledby="inbox-subject">
      <ReaderTools mail={mail} inbox={inbox} />
      <div className="px-5 pt-1 pb-7 lg:px-8">
        <h3 id="inbox-subject" tabIndex={-1} className="heading-section outline-none">
          {mail.subject}
        </h3>
        <div className="mt-4 flex items-center gap-3.25">
          <Avatar name={mail.name} size="lg" />
          <div className="min-w-0">
            <p className="[overflow-wrap:anywhere]">
              <b>{mail.name}</b> <span className="text-fg-subtle">{mail.address}</span>
            </p>
            <p className="text-[0.8125rem] text-fg-subtle">
              to you, {sayDay(dayOf(mail.at), SAMPLE_NOW)} at {mail.at.slice(11)}
            </p>
          </div>
        </div>
        <section
          aria-label="Why it is here"
          className="mt-6 rounded-card bg-accent-soft px-5.5 pt-4.5 pb-5 text-accent-soft-fg"
        >
          <p className="text-[0.8125rem] font-strong">
            {priorityNames[triage.priority]}. {triage.why}.
          </p>
          <p className="mt-1 mb-4 max-w-[56ch] text-[0.8438rem]">{triage.whyInFull}</p>
          <FindingList found={triage} now={SAMPLE_NOW} />
        </section>
        <div className="mt-6 max-w-[40em] text-[1.0312rem] leading-[1.7]">
          <MarkedText text={mail.text} from={mail.subject.length + 1} found={triage} />
        </div>
        <WhyPile pile={pileNames[triage.pile]} reasons={triage.pileReasons} className="mt-6" />
        <p className="mt-5 flex items-start gap-2 text-xs text-fg-subtle">
          <Icon name="info" size={15} className="mt-0.5" />
          Sample mail. Marked words are what the sorting engine found in them.
        </p>
      </div>
    </article>
  )
}
