import { summariseDay } from '#app/engines/mail-triage/day-summary.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { listTab } from './inbox-view.ts'
import type { Inbox } from './use-inbox.ts'

/** The day in one paragraph, computed from what lies in the inbox at this moment. */
export function DayInShort({ inbox }: { inbox: Inbox }) {
  const [first, ...rest] = summariseDay(listTab(inbox.all, inbox.state, 'inbox'))
  return (
    <div
      className={`relative rounded-card bg-accent-soft px-6 py-4.5 text-accent-soft-fg max-sm:px-5 ${inbox.view.isOpened ? 'max-md:hidden' : ''}`}
    >
      <Panda pose="peek" live className="absolute right-6 bottom-[calc(100%-14px)] w-24 max-sm:right-4 max-sm:w-20" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pr-24">
        <h3 className="text-[0.8125rem] font-strong">Tuesday 7 April, in short</h3>
        <Badge className="bg-surface! text-accent-text!">Sample mail, nothing is stored</Badge>
      </div>
      <p className="mt-1.5 max-w-[86ch] text-[0.9688rem] leading-[1.55]">
        <b className="font-medium">{first}</b> {rest.join(' ')}
      </p>
    </div>
  )
}
