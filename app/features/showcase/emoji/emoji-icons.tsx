import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'

const pairs: readonly { words: string; icon: IconName; glyph: string }[] = [
  { words: 'Search', icon: 'search', glyph: '🔍' },
  { words: 'Delete thread', icon: 'trash', glyph: '🗑️' },
  { words: 'Settings', icon: 'settings', glyph: '⚙️' },
  { words: 'Sent', icon: 'check', glyph: '✅' },
]

export function toEmojiIcons(): GuideSectionEntry {
  return {
    id: 'icons',
    title: 'Never as icons',
    lead: 'An emoji looks different on every system, ignores the theme, and is read out by its picture. Controls take a line icon and a word.',
    children: (
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title="Like this" mark={<Icon name="check" className="text-success-text" />}>
          {pairs.map(({ words, icon }) => (
            <li key={words} className="flex items-center gap-3 px-4 py-3">
              <Icon name={icon} className="text-fg-muted" />
              {words}
            </li>
          ))}
        </Side>
        <Side title="Not like this" mark={<Icon name="close" className="text-danger" />}>
          {pairs.map(({ words, glyph }) => (
            <li key={words} className="flex items-center gap-3 px-4 py-3">
              <span aria-hidden="true" className="w-[18px] text-center text-base leading-none">
                {glyph}
              </span>
              {words}
            </li>
          ))}
        </Side>
      </div>
    ),
  }
}

function Side({ title, mark, children }: { title: string; mark: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="flex items-center gap-2 text-[0.8125rem] font-medium">
        {mark}
        {title}
      </h3>
      <ul className="rounded-card mt-3 divide-y divide-line bg-surface shadow-sm">{children}</ul>
    </div>
  )
}
