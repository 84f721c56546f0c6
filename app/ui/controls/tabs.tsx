import * as Radix from '@radix-ui/react-tabs'
import { useState, type ReactNode } from 'react'
import { Icon, type IconName } from '../brand/icon.tsx'
import { useHasScript } from '../use-has-script.ts'

/** As many fit a well on a phone; more become an underlined list that scrolls. */
const WELL_LIMIT = 4

export type PanelTab = { id: string; label: string; icon?: IconName; content: ReactNode }

/**
 * Panels of one page, one at a time; each keeps its state. Without JavaScript all stand below one another under their
 * headings. Tabs that are addresses of their own are SegmentedTabs.
 */
export function Tabs({
  label,
  tabs,
  start,
  chosen: chosenOutside,
  onChoose,
  full = false,
  className = '',
}: {
  label: string
  tabs: readonly PanelTab[]
  /** The id of the tab that shows first. */
  start?: string
  /** The id of the tab that shows, where something else decides it; `onChoose` hears of a press. */
  chosen?: string
  onChoose?: (id: string) => void
  full?: boolean
  className?: string
}) {
  const [chosenHere, setChosenHere] = useState(start ?? tabs[0]?.id ?? '')
  const chosen = chosenOutside ?? chosenHere
  const isLive = useHasScript()
  const look = tabs.length > WELL_LIMIT ? 'tabs-line no-scrollbar' : `tabs-well ${full ? 'tabs-full w-full' : ''}`
  return (
    <Radix.Root value={chosen} onValueChange={onChoose ?? setChosenHere} className={className}>
      <Radix.List aria-label={label} className={`tabs-list ${look}`}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tabs-tab">
            {tab.icon ? <Icon name={tab.icon} size={17} /> : null}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          forceMount
          hidden={isLive && tab.id !== chosen}
          role={isLive ? 'tabpanel' : 'region'}
          tabIndex={isLive ? 0 : undefined}
          data-waits={!isLive && tab.id !== chosen ? '' : undefined}
          className="tabs-panel"
        >
          <h3 className="tabs-heading">{tab.label}</h3>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
