import { useNavigate, useSubmit } from '@remix-run/react'
import { Command } from 'cmdk'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { HeadMark } from '#app/ui/head-mark.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isApple } from './palette-button.tsx'
import { findEntries, listPaletteEntries, type PaletteEntry } from './palette-entries.ts'
import { PaletteRow } from './palette-row.tsx'
import { iconOf } from './palette-icons.tsx'
import { readRecentScreens } from './recent-screens.ts'

/** Search over every screen, in a native dialog: Escape, focus and the ground behind are the browser's. */
export function CommandPalette({ isOpen, isAdmin, onClose }: { isOpen: boolean; isAdmin: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal()
      dialog.current?.querySelector('input')?.focus()
    }
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} aria-label="Command palette" className="palette-dialog" onClose={onClose} onClick={onClose}>
      {isOpen ? <PaletteBody isAdmin={isAdmin} onClose={onClose} /> : null}
    </dialog>
  )
}

function PaletteBody({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [recent] = useState(readRecentScreens)
  const entries = useMemo(() => listPaletteEntries(isAdmin), [isAdmin])
  const groups = useMemo(() => findEntries(entries, query, recent), [entries, query, recent])
  const { open, ask, keepKeys } = usePaletteActions(onClose)
  const asked = query.trim()
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0)
  return (
    <Command
      label="Search tools, pages and actions"
      shouldFilter={false}
      loop
      onKeyDown={keepKeys}
      onClick={(event) => event.stopPropagation()}
      className="mx-auto flex h-dvh w-full flex-col overflow-clip bg-surface-raised animate-arrive sm:mt-[12vh] sm:h-auto sm:max-h-[76vh] sm:w-[min(100%-2rem,640px)] sm:rounded-sheet sm:shadow-xl"
    >
      <div className="flex h-16.5 flex-none items-center gap-3 border-b border-line pr-5 pl-5.5 text-fg-subtle">
        <Icon name="search" size={21} />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder="Search or jump to"
          className="min-w-0 flex-1 bg-transparent text-[1.1875rem] tracking-[-0.015em] text-fg outline-none focus-visible:outline-none"
        />
        <button type="button" onClick={onClose} aria-label="Close the palette" className="rounded-xs py-2">
          <kbd>esc</kbd>
        </button>
      </div>
      <Command.List className="min-h-0 flex-1 overflow-y-auto px-2.5 pt-2 pb-2.5 sm:max-h-[60vh]">
        {groups.map((group) => (
          <Command.Group key={group.label} heading={group.label} className="palette-group">
            {group.entries.map((entry) => (
              <PaletteRow key={entry.id} value={`${group.label}/${entry.id}`} entry={entry} icon={iconOf(entry)} query={query} onSelect={() => open(entry)} />
            ))}
          </Command.Group>
        ))}
        {asked ? <Actions asked={asked} onAsk={() => ask(asked)} onSearch={() => open({ href: to('search', null, { q: asked }) })} /> : null}
      </Command.List>
      <Hints count={count} />
    </Command>
  )
}

/** Enter opens here, Cmd or Ctrl and Enter in a new tab. */
function usePaletteActions(onClose: () => void) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const opensNewTab = useRef(false)
  return {
    keepKeys: (event: KeyboardEvent) => {
      opensNewTab.current = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
    },
    open: ({ href }: Pick<PaletteEntry, 'href'>) => {
      onClose()
      if (opensNewTab.current) window.open(href, '_blank', 'noopener')
      else navigate(href)
    },
    ask: (question: string) => {
      onClose()
      submit({ intent: 'ask', question }, { method: 'post', action: to('consensus') })
    },
  }
}

function Actions({ asked, onAsk, onSearch }: { asked: string; onAsk: () => void; onSearch: () => void }) {
  return (
    <Command.Group heading="Actions" className="palette-group">
      <PaletteRow value="actions/ask" icon={<HeadMark size={24} />} entry={{ title: `Ask every model about “${asked}”`, about: 'Start a consensus' }} query="" onSelect={onAsk} />
      <PaletteRow value="actions/search" icon={<Icon name="search" size={20} />} entry={{ title: `Search everything for “${asked}”`, about: 'Screens, help, people and your own things' }} query="" onSelect={onSearch} />
    </Command.Group>
  )
}

function Hints({ count }: { count: number }) {
  const [command] = useState(() => (isApple() ? '⌘' : 'Ctrl'))
  return (
    <div className="flex flex-none items-center gap-4.5 border-t border-line px-5 py-2.5 text-[12.5px] text-fg-subtle [&_kbd]:mr-1">
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
