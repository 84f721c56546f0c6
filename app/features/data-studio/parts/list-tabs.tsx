import { to } from '#app/catalogue/to.ts'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'

const TABS = [
  { id: 'tables', label: 'Tables' },
  { id: 'dashboards', label: 'Dashboards' },
  { id: 'alerts', label: 'Alerts' },
] as const

/** The lists of what somebody keeps of their data. */
export const ListTabs = ({ chosen }: { chosen: (typeof TABS)[number]['id'] }) => (
  <SegmentedTabs
    label="What you keep"
    tabs={TABS.map(({ id, label }) => ({
      label,
      to: to('v2-business-intelligence', null, { part: id === 'tables' ? null : id }),
      isChosen: id === chosen,
    }))}
    className="mt-6 max-w-full overflow-x-auto"
  />
)
