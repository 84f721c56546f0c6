import { useRouteLoaderData } from '@remix-run/react'
import { useMemo, useState, type ReactNode } from 'react'
import type { ScreenId } from '#app/catalogue/screens.ts'
import type { Panel } from '#app/catalogue/shortcuts.ts'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ScrollArea } from '#app/ui/data/scroll-area.tsx'
import { isApple } from './is-apple.ts'
import {
  findEntries,
  findNear,
  listPaletteEntries,
  toHelpLines,
  type PaletteEntry,
  type PaletteReader,
} from './palette-entries.ts'
import { iconOf } from './palette-icons.tsx'
import { PaletteRow, type PaletteOption } from './palette-row.tsx'
import { readRecentScreens } from './recent-screens.ts'
import { useHelpTitles } from './use-help-titles.ts'
import { useListbox } from './use-listbox.ts'
import { usePaletteActions } from './use-palette-actions.ts'

type Group = { label: string; options: PaletteOption[] }

type BodyProps = { reader: PaletteReader; show: (panel: Panel | null) => void }

/** The question, what was found and what else can be done with it: a combobox over one list. */
export function PaletteBody({ reader, show }: BodyProps) {
  const [query, setQuery] = useState('')
  const groups = useGroups(query, reader, show)
  const options = groups.flatMap((group) => group.options)
  const { active, setActive, onKeyDown, list } = useListbox(options, query)
  return (
    <div className="mx-auto flex h-dvh w-full flex-col overflow-clip bg-surface-raised animate-arrive sm:mt-[12vh] sm:h-auto sm:max-h-[75vh] sm:w-[min(100%-2rem,640px)] sm:rounded-sheet sm:shadow-xl">
      <div className="flex h-16.5 flex-none items-center gap-3 border-b border-line pr-5 pl-5.5 text-fg-subtle">
        <Icon name="search" size={21} />
        <input
          role="combobox"
          aria-label="Search tools, pages and actions"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls="palette-list"
          aria-activedescendant={options[active] ? toOptionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search or jump to"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-[1.1875rem] tracking-[-0.015em] text-fg outline-none focus-visible:outline-none"
        />
        <button type="button" onClick={() => show(null)} aria-label="Close the palette" className="rounded-xs py-2">
          <kbd>esc</kbd>
        </button>
      </div>
      <ScrollArea
        ref={list}
        viewport={{
          'id': 'palette-list',
          'role': 'listbox',
          'aria-label': 'Results',
          'className': 'px-2.5 pt-2 pb-2.5',
        }}
        className="min-h-0 flex-1 sm:max-h-[60vh]"
      >
        {groups.map((group) => (
          <PaletteGroup key={group.label} label={group.label}>
            {group.options.map((option) => {
              const n = options.indexOf(option)
              return (
                <PaletteRow
                  key={option.key}
                  id={toOptionId(n)}
                  option={option}
                  query={query}
                  isActive={n === active}
                  onPoint={() => setActive(n)}
                />
              )
            })}
          </PaletteGroup>
        ))}
      </ScrollArea>
      <Hints count={options.length} />
    </div>
  )
}

const toOptionId = (n: number) => `palette-option-${n}`

function useGroups(query: string, reader: PaletteReader, show: BodyProps['show']): Group[] {
  const { open, run, ask, search } = usePaletteActions(show)
  const [recent] = useState(readRecentScreens)
  const help = useHelpTitles()
  const first = useRouteLoaderData<{ tools: ScreenId[] }>('root')?.tools
  const entries = useMemo(() => listPaletteEntries(reader), [reader])
  const asked = query.trim()
  const all = useMemo(() => (asked ? [...entries, ...toHelpLines(help)] : entries), [entries, help, asked])
  const found = useMemo(() => findEntries(all, query, recent, first), [all, query, recent, first])
  const near = useMemo(() => findNear(all, query), [all, query])
  const toGroup = (label: string, inGroup: readonly PaletteEntry[]): Group => ({
    label,
    options: inGroup.map((entry) => ({
      ...entry,
      key: `${label}/${entry.id}`,
      icon: iconOf(entry),
      onSelect: (inNewTab: boolean) => (entry.kind === 'action' ? run(entry.id) : open(entry.href, inNewTab)),
    })),
  })
  const lines = found.map(({ label, entries: inGroup }) => toGroup(label, inGroup))
  if (!asked) return lines
  const withWords: PaletteOption[] = [
    {
      key: 'ask',
      title: `Ask about “${asked}”`,
      about: 'Several answer, and are compared',
      icon: <HeadMark size={24} />,
      onSelect: () => ask(asked),
    },
    {
      key: 'search',
      title: `Search everything for “${asked}”`,
      about: 'Screens, help, people and your own things',
      icon: <Icon name="search" size={20} />,
      onSelect: (inNewTab) => search(asked, inNewTab),
    },
  ]
  const closest = near.length > 0 ? [toGroup('Closest to these words', near)] : []
  return [...lines, { label: 'With these words', options: withWords }, ...closest]
}

function PaletteGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="px-3 pt-3 pb-1.5 text-xs font-medium text-fg-subtle">
        {label}
      </p>
      {children}
    </div>
  )
}

function Hints({ count }: { count: number }) {
  const [command] = useState(() => (isApple() ? '⌘' : 'Ctrl'))
  return (
    <div className="flex flex-none items-center gap-4.5 border-t border-line px-5 py-2.5 text-[0.7812rem] text-fg-subtle [&_kbd]:mr-1">
      <span className="max-sm:hidden">
        <kbd>↑</kbd>
        <kbd>↓</kbd>move
      </span>
      <span className="max-sm:hidden">
        <kbd>↵</kbd>open
      </span>
      <span className="max-sm:hidden">
        <kbd>{command}</kbd>
        <kbd>↵</kbd>open in a new tab
      </span>
      <span role="status" className="ml-auto tabular-nums">
        {count} {count === 1 ? 'result' : 'results'}
      </span>
    </div>
  )
}
