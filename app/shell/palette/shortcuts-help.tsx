import type { ReactNode } from 'react'
import { shortcuts, type Panel, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Keys } from './keys.tsx'

/** What else the keyboard does, beside the shortcuts of the catalogue. */
const others = [
  { key: 'F8', words: 'Move to the message in the corner' },
  { key: 'Tab', words: 'First on a page: skip to the content' },
  { key: 'Esc', words: 'Close what is open' },
] as const

/** Every shortcut in one list; `?` opens it. */
export function ShortcutsHelp({ show }: { show: (panel: Panel | null) => void }) {
  return (
    <Dialog
      id="shortcuts-help"
      title="Keyboard shortcuts"
      description="None of them fires while you are writing in a field."
      isOpen
      onClose={() => show(null)}
    >
      <dl className="grid">
        {toLines(shortcuts).map(({ words, lines }) => (
          <Line key={words} words={words}>
            {lines.map((shortcut) => (
              <Keys key={shortcut.key} shortcut={shortcut} />
            ))}
          </Line>
        ))}
        {others.map(({ key, words }) => (
          <Line key={words} words={words}>
            <kbd>{key}</kbd>
          </Line>
        ))}
      </dl>
    </Dialog>
  )
}

function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-t border-line first:border-t-0">
      <dt className="text-fg-muted">{words}</dt>
      <dd className="flex items-center gap-2 [&>*+*]:before:mr-1.5 [&>*+*]:before:text-xs [&>*+*]:before:text-fg-subtle [&>*+*]:before:content-['or']">
        {children}
      </dd>
    </div>
  )
}

/** Shortcuts that lead to the same place share a line. */
function toLines(all: readonly Shortcut[]): { words: string; lines: Shortcut[] }[] {
  const words = [...new Set(all.map((shortcut) => shortcut.words))]
  return words.map((said) => ({ words: said, lines: all.filter((shortcut) => shortcut.words === said) }))
}
