import { pileNames, type Pile } from '#app/engines/mail-triage/mail.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import type { Bundle } from '../inbox-view.ts'
import { StepLink } from '../step-link.tsx'
import type { Inbox } from '../use-inbox.ts'

const pileIcons: Readonly<Record<Pile, IconName>> = {
  people: 'users',
  notices: 'bell',
  newsletters: 'newspaper',
  receipts: 'receipt',
}

/** A bundle in its place: how many mails, and the one that presses most. */
export function BundleRow({ bundle: { pile, mails }, inbox }: { bundle: Bundle; inbox: Inbox }) {
  const pressing = mails.filter(({ triage }) => triage.priority !== 'calm')
  const [first] = pressing
  return (
    <li>
      <StepLink
        inbox={inbox}
        next={{ ...inbox.state, tab: pile, open: null, beside: null, deed: null }}
        data-row=""
        className="flex items-center gap-3.25 rounded-[18px] px-3.5 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="grid size-10 flex-none place-items-center rounded-control-sm bg-sunken text-fg-muted">
          <Icon name={pileIcons[pile]} size={20} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <b className="text-[0.9375rem] font-medium">{pileNames[pile]}</b>
            <span className="text-[0.8125rem] text-fg-muted tabular-nums">{mails.length}</span>
          </span>
          <span className="block truncate text-[0.8438rem] text-fg-muted">
            {first ? `${first.name}: ${first.triage.why}` : mails.map(({ name }) => name).join(', ')}
          </span>
        </span>
        <Icon name="chevron-right" size={17} className="text-fg-subtle" />
      </StepLink>
    </li>
  )
}
