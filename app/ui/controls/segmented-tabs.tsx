import { Link } from '@remix-run/react'
import { Icon, type IconName } from '../brand/icon.tsx'

/** Three labels share the width of a phone: each takes what its words need, and breaks before it leaves the well. */
const FULL = 'min-w-0 flex-auto px-1.5 py-1 text-center leading-tight max-sm:text-[0.8125rem] sm:flex-1 sm:px-2'
const SHORT_CHARS = 8
/** A short label would gain nothing by breaking. */
const toFull = ({ length }: string) => (length > SHORT_CHARS ? FULL : `${FULL} shrink-0 whitespace-nowrap`)

export type LinkTab = { label: string; to: string; isChosen: boolean; icon?: IconName }

/** Tabs that are addresses: up to four in a well, more as an underlined list that scrolls. */
export function SegmentedTabs({
  label,
  tabs,
  full = false,
  className = '',
}: {
  label: string
  tabs: readonly LinkTab[]
  full?: boolean
  className?: string
}) {
  if (tabs.length > 4) return <UnderlineTabs label={label} tabs={tabs} className={className} />
  return (
    <nav
      aria-label={label}
      className={`${full ? 'flex' : 'inline-flex'} gap-0.5 rounded-[14px] bg-sunken p-1 ${className}`}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.isChosen ? 'page' : undefined}
          className={
            'inline-flex min-h-10 items-center justify-center gap-[7px] rounded-[10px] font-medium text-fg-muted lg:min-h-8.5 ' +
            'hover:text-fg aria-[current=page]:bg-surface-raised aria-[current=page]:text-fg aria-[current=page]:shadow-sm ' +
            `dark:aria-[current=page]:bg-ink-850 ${full ? toFull(tab.label) : 'px-3.5 whitespace-nowrap'}`
          }
        >
          {tab.icon ? <Icon name={tab.icon} size={17} /> : null}
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

export function UnderlineTabs({
  label,
  tabs,
  className = '',
}: {
  label: string
  tabs: readonly LinkTab[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={`no-scrollbar flex gap-1 overflow-x-auto border-b border-line ${className}`}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.isChosen ? 'page' : undefined}
          className={
            '-mb-px inline-flex h-11 flex-none items-center gap-[7px] border-b-2 border-transparent px-3 font-medium text-fg-muted ' +
            'hover:text-fg focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-fg'
          }
        >
          {tab.icon ? <Icon name={tab.icon} size={17} /> : null}
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
