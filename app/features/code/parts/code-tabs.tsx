import { to } from '#app/catalogue/to.ts'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'

const TABS = [
  { tool: null, label: 'Generator', icon: 'code' },
  { tool: 'regex', label: 'Regex tester', icon: 'search' },
  { tool: 'cron', label: 'Cron reader', icon: 'clock' },
  { tool: 'convert', label: 'Convert data', icon: 'refresh' },
  { tool: 'diff', label: 'Diff', icon: 'file-text' },
  { tool: 'check', label: 'Check code', icon: 'check-circle' },
] as const

/** The generator and the small tools beside it. */
export const CodeTabs = ({ chosen }: { chosen: string | null }) => (
  <UnderlineTabs
    label="Tools for code"
    tabs={TABS.map(({ tool, label, icon }) => ({
      label,
      icon,
      to: to('code-generator', null, { tool }),
      isChosen: tool === chosen,
    }))}
    className="mt-6"
  />
)
