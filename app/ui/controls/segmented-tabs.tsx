import { Link } from '@remix-run/react'
import { Icon, type IconName } from '../brand/icon.tsx'

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
            'inline-flex h-10 items-center justify-center gap-[7px] rounded-[10px] font-medium whitespace-nowrap text-fg-muted lg:h-8.5 ' +
            'hover:text-fg aria-[current=page]:bg-surface-raised aria-[current=page]:text-fg aria-[current=page]:shadow-sm ' +
            `dark:aria-[current=page]:bg-ink-850 ${full ? 'flex-1 px-2' : 'px-3.5'}`
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
