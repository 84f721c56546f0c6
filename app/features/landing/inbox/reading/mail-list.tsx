import { toChipClass } from '#app/ui/controls/chip.tsx'
import { BundleRow } from './bundle-row.tsx'
import { tabs, type Tab } from '../inbox-state.ts'
import { listTab, tabName } from '../inbox-view.ts'
import { MailRow } from './mail-row.tsx'
import { StepLink } from '../step-link.tsx'
import type { Inbox } from '../use-inbox.ts'

const emptyWords: Readonly<Record<Tab, string>> = {
  inbox: 'Nothing is left here. The rest has waited nicely.',
  people: 'Nobody is left here. You have answered, or put off, everyone.',
  notices: 'No notices left.',
  newsletters: 'No newsletters left.',
  receipts: 'No receipts left.',
  starred: 'No stars yet. The star of a row puts it here.',
  later: 'Nothing is snoozed.',
  archive: 'Nothing is archived yet.',
}

/** Tabs that show only once there is something in them. */
const quietTabs: readonly Tab[] = ['starred', 'later', 'archive']

export function MailList({ inbox }: { inbox: Inbox }) {
  const { state, view } = inbox
  return (
    <div>
      <Tabs inbox={inbox} />
      {view.rows.length + view.bundles.length === 0 ? (
        <p className="px-5 py-10 text-fg-muted">{emptyWords[state.tab]}</p>
      ) : null}
      <ul aria-label={tabName(state.tab)} className="grid grid-cols-[minmax(0,1fr)] px-2.5">
        {view.rows.map((mail) => (
          <MailRow key={mail.id} mail={mail} inbox={inbox} />
        ))}
      </ul>
      {view.bundles.length ? (
        <>
          <p className="mx-6 mt-3 border-t border-line pt-3.5 text-xs text-fg-subtle">
            In their piles, until you have time
          </p>
          <ul aria-label="Piles" className="grid grid-cols-[minmax(0,1fr)] px-2.5 pt-1 pb-3">
            {view.bundles.map((bundle) => (
              <BundleRow key={bundle.pile} bundle={bundle} inbox={inbox} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function Tabs({ inbox }: { inbox: Inbox }) {
  const { state, all } = inbox
  const shown = tabs.filter((tab) => {
    return !quietTabs.includes(tab) || tab === state.tab || listTab(all, state, tab).length > 0
  })
  return (
    <nav
      aria-label="Parts of the inbox"
      className="no-scrollbar flex gap-1.5 overflow-x-auto whitespace-nowrap px-5 md:flex-wrap md:px-3.5 pt-4 pb-3"
    >
      {shown.map((tab) => (
        <StepLink
          key={tab}
          inbox={inbox}
          next={{ ...state, tab, open: null, beside: null, deed: null }}
          aria-current={tab === state.tab ? 'true' : undefined}
          className={toChipClass(tab === state.tab, 'flex-none')}
        >
          {tabName(tab)}
          <span className="tabular-nums">{listTab(all, state, tab).length}</span>
        </StepLink>
      ))}
    </nav>
  )
}
