import { Fragment, type ReactNode } from 'react'
import type { Shortcut } from '#app/catalogue/shortcuts.ts'
import { Keys } from './keys.tsx'
import { markMatches } from './palette-match.ts'

export type PaletteOption = {
  key: string
  title: string
  about: string
  icon: ReactNode
  shortcut?: Shortcut | null
  isComing?: true
  onSelect: (inNewTab: boolean) => void
}

type RowProps = { id: string; option: PaletteOption; query: string; isActive: boolean; onPoint: () => void }

/** One line of the palette: icon, name and description with the typed letters underlined, shortcut at the end. */
export function PaletteRow({ id, option, query, isActive, onPoint }: RowProps) {
  return (
    // The keyboard is the text field's: aria-activedescendant points here.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the list box handles the keys for its options
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={(event) => option.onSelect(event.metaKey || event.ctrlKey)}
      className="group flex min-h-14 cursor-pointer items-center gap-3.5 rounded-[15px] px-3 py-[7px] aria-selected:bg-accent-soft"
    >
      <span className="grid size-9.5 flex-none place-items-center rounded-md bg-sunken text-fg-muted group-aria-selected:bg-surface-raised group-aria-selected:text-accent-text">
        {option.icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem] font-medium">
          <Marked text={option.title} query={query} />
          {option.isComing ? <span className="ml-2 text-xs font-body text-fg-subtle">coming</span> : null}
        </span>
        <span className="block truncate text-[0.8125rem] text-fg-muted">
          <Marked text={option.about} query={query} />
        </span>
      </span>
      {option.shortcut ? (
        <span aria-hidden="true" className="max-sm:hidden">
          <Keys
            shortcut={option.shortcut}
            keyClass="group-aria-selected:bg-surface-raised group-aria-selected:text-fg-muted"
          />
        </span>
      ) : null}
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return (
    <>
      {markMatches(text, query).map((piece, n) =>
        piece.isMatch ? (
          <mark
            key={n}
            className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-3"
          >
            {piece.text}
          </mark>
        ) : (
          <Fragment key={n}>{piece.text}</Fragment>
        ),
      )}
    </>
  )
}
