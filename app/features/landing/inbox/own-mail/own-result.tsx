import { pileNames, priorityNames } from '#app/engines/mail-triage/mail.ts'
import { FindingList } from '../findings.tsx'
import { MarkedText } from '../reading/marked-text.tsx'
import { PilePicture, SortingPicture } from '../reading/pictures.tsx'
import { PriorityMark } from '../reading/priority-mark.tsx'
import type { Sorted } from './use-own-sorting.ts'
import { WhyPile } from '../reading/why-pile.tsx'

/** Where a mail goes, and everything that decided it. */
export function OwnResult({ sorted, isLive }: { sorted: Sorted | null; isLive: boolean }) {
  return (
    <section aria-label="Where it goes" className="rounded-card bg-surface p-6 shadow-sm sm:p-7">
      <p role="status" className="sr-only">
        {sorted
          ? `${pileNames[sorted.triage.pile]}. ${priorityNames[sorted.triage.priority]}: ${sorted.triage.why}.`
          : ''}
      </p>
      {sorted ? <Result sorted={sorted} /> : <Waiting isLive={isLive} />}
    </section>
  )
}

function Waiting({ isLive }: { isLive: boolean }) {
  return (
    <div className="grid h-full content-center justify-items-center gap-5 py-6 text-center">
      <SortingPicture className="w-full max-w-85" />
      <p className="max-w-[34ch] text-fg-muted">
        {isLive
          ? 'Write or paste, and watch where it goes. The text stays in your browser.'
          : 'Here you will read which pile it goes to, how soon it wants you, and why.'}
      </p>
    </div>
  )
}

function Result({ sorted: { mail, triage, now } }: { sorted: Sorted }) {
  return (
    <>
      <div className="flex items-center gap-5">
        <PilePicture pile={triage.pile} className="w-21 flex-none" />
        <div className="min-w-0">
          <h3 className="heading-card">{pileNames[triage.pile]}</h3>
          <div className="mt-2">
            <PriorityMark priority={triage.priority} why={triage.why} />
          </div>
        </div>
      </div>
      <p className="mt-4 text-fg-muted">
        {priorityNames[triage.priority]}. {triage.whyInFull}
      </p>
      <h4 className="mt-6 mb-2.5 text-[0.8125rem] font-strong">Found in it</h4>
      <FindingList found={triage} now={now} />
      {mail.text ? (
        <div
          className="mt-5 max-h-80 overflow-y-auto rounded-lg bg-sunken p-4 text-[0.9375rem] leading-[1.65]"
          tabIndex={0}
          role="region"
          aria-label="Your mail, marked"
        >
          <MarkedText text={mail.text} from={mail.subject.length + 1} found={triage} />
        </div>
      ) : null}
      <WhyPile pile={pileNames[triage.pile]} reasons={triage.pileReasons} isOpen className="mt-5" />
    </>
  )
}
