import { useRef, useState, type KeyboardEvent } from 'react'
import { copyText } from '#app/ui/data/copy-text.ts'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { EmojiView } from './emoji-search.server.ts'
import { stepInGrid } from './emoji-steps.ts'

const glyphCell = 'grid aspect-square w-full place-items-center text-[1.625rem]'
const namedCell = 'flex min-h-11 w-full items-center gap-3 px-2.5 text-start'
const cell = 'rounded-md leading-none select-all hover:bg-hover'

/**
 * Emoji to take along, in a dense grid or each with its name. With JavaScript each is a button that copies, and the whole
 * grid is one stop of Tab with arrow keys inside; without it one press selects the character.
 */
export function EmojiGrid({
  emojis,
  label,
  hasNames,
}: {
  emojis: readonly EmojiView[]
  label: string
  hasNames: boolean
}) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const isLive = useHasScript()
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const tops = buttons.map((button) => button.offsetTop)
    const next = stepInGrid(event.key, at, tops)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    buttons[next]?.focus()
  }
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className={
          'rounded-card mt-3 grid gap-0.5 bg-surface p-2 shadow-sm ' +
          (hasNames
            ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]')
        }
      >
        {emojis.map((emoji, n) => (
          <li key={emoji.glyph}>
            {isLive ? (
              <button
                type="button"
                tabIndex={n === at ? 0 : -1}
                title={hasNames ? undefined : emoji.name}
                aria-label={`Copy ${emoji.name}`}
                onClick={() => copy(emoji)}
                onFocus={() => setAt(n)}
                onKeyDown={move}
                className={`${cell} ${hasNames ? namedCell : glyphCell}`}
              >
                <Inside emoji={emoji} hasNames={hasNames} />
              </button>
            ) : (
              <span
                role={hasNames ? undefined : 'img'}
                aria-label={hasNames ? undefined : emoji.name}
                title={hasNames ? undefined : emoji.name}
                className={hasNames ? namedCell : `${cell} ${glyphCell}`}
              >
                <Inside emoji={emoji} hasNames={hasNames} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.8125rem] text-fg-subtle">
        {isLive
          ? 'Press one to copy it. Arrow keys move through the grid.'
          : 'Press one to select it, then copy it with your keyboard or menu.'}
      </p>
    </>
  )
}

function Inside({ emoji, hasNames }: { emoji: EmojiView; hasNames: boolean }) {
  if (!hasNames) return emoji.glyph
  return (
    <>
      <span aria-hidden="true" className="w-8 flex-none text-center text-[1.375rem] select-all">
        {emoji.glyph}
      </span>
      <span className="min-w-0 text-[0.8125rem] leading-4 select-none">{emoji.name}</span>
    </>
  )
}

async function copy({ glyph, name }: EmojiView): Promise<void> {
  const isCopied = await copyText(glyph)
  showToast(
    isCopied
      ? { title: `Copied ${glyph}`, description: `The ${name} emoji is in your clipboard.` }
      : { title: 'Not copied', description: 'Your browser refused the clipboard.', tone: 'danger' },
  )
}
