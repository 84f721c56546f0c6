import { useEffect, useRef } from 'react'
import { shortcuts, type Panel, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { toIconButtonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keys } from './keys.tsx'

/** What else the keyboard does, beside the shortcuts of the catalogue. */
const others = [
  { keys: ['F8'], words: 'Move to the message in the corner' },
  { keys: ['Tab'], words: 'First on a page: skip to the content' },
  { keys: ['Esc'], words: 'Close what is open' },
] as const

/** Every shortcut in one list; `?` opens it. */
export function ShortcutsHelp({ show }: { show: (panel: Panel | null) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby="shortcuts-title" className="palette-dialog" onClose={() => show(null)}>
      <div className="mx-auto mt-[12vh] w-[min(100%-2rem,30rem)] rounded-sheet bg-surface-raised p-6 shadow-xl animate-arrive">
        <div className="mb-2 flex items-center justify-between">
          <h2 id="shortcuts-title" className="heading-card">
            Keyboard shortcuts
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className={toIconButtonClass({})}
          >
            <Icon name="close" />
          </button>
        </div>
        <dl className="grid">
          {toLines(shortcuts).map(({ words, lines }) => (
            <Line key={words} words={words}>
              {lines.map((shortcut) => (
                <Keys key={shortcut.key} shortcut={shortcut} />
              ))}
            </Line>
          ))}
          {others.map(({ keys, words }) => (
            <Line key={words} words={words}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </Line>
          ))}
        </dl>
        <p className="mt-4 text-[13px] text-fg-subtle">None of them fires while you are writing in a field.</p>
      </div>
    </dialog>
  )
}

function Line({ words, children }: { words: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line first:border-t-0">
      <dt className="text-fg-muted">{words}</dt>
      <dd className="flex items-center gap-2 [&>*+*]:before:mr-2 [&>*+*]:before:text-xs [&>*+*]:before:text-fg-subtle [&>*+*]:before:content-['or']">
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
