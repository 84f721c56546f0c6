import { Command } from 'cmdk'
import { Fragment, type ReactNode } from 'react'
import type { Shortcut } from '#app/catalogue/shortcuts.ts'
import { isApple } from './palette-button.tsx'
import { markMatches } from './palette-entries.ts'

type RowEntry = { title: string; about: string; shortcut?: Shortcut | null }

/** One line of the palette: icon, name and description with the typed letters underlined, shortcut at the end. */
export function PaletteRow({ value, entry, icon, query, onSelect }: {
  value: string
  entry: RowEntry
  icon: ReactNode
  query: string
  onSelect: () => void
}) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="group flex min-h-14 cursor-pointer items-center gap-3.5 rounded-[15px] px-3 py-[7px] data-[selected=true]:bg-accent-soft"
    >
      <span className="grid size-9.5 flex-none place-items-center rounded-md bg-sunken text-fg-muted group-data-[selected=true]:bg-surface-raised group-data-[selected=true]:text-accent-text">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[15px] font-medium">
          <Marked text={entry.title} query={query} />
        </span>
        <span className="block truncate text-[13px] text-fg-muted">
          <Marked text={entry.about} query={query} />
        </span>
      </span>
      {entry.shortcut ? <Keys shortcut={entry.shortcut} /> : null}
    </Command.Item>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return (
    <>
      {markMatches(text, query).map((piece, n) =>
        piece.isMatch ? (
          <mark key={n} className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-3">
            {piece.text}
          </mark>
        ) : (
          <Fragment key={n}>{piece.text}</Fragment>
        ),
      )}
    </>
  )
}

function Keys({ shortcut }: { shortcut: Shortcut }) {
  const keys = [isApple() ? '⌘' : 'Ctrl', ...(shortcut.shift ? ['⇧'] : []), shortcut.key.toUpperCase()]
  return (
    <span aria-hidden="true" className="flex gap-[3px] max-sm:hidden">
      {keys.map((key) => (
        <kbd key={key} className="group-data-[selected=true]:bg-surface-raised group-data-[selected=true]:text-fg-muted">
          {key}
        </kbd>
      ))}
    </span>
  )
}
