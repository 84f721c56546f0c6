import type { KeyboardEvent } from 'react'
import { toTable } from '#app/platform/table.ts'
import { move, placeOf, toggleStar, undo } from './inbox-state.ts'
import { nextAfter } from './inbox-view.ts'
import type { Inbox } from './use-inbox.ts'

/** List and reader stand side by side from here on. */
export const BESIDE = '(min-width: 48rem)'

const STEPS: Readonly<Record<string, 1 | -1>> = toTable({ j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 })

/** The keys of the inbox. They work while the focus is inside it, so that no letter is taken from the rest of the page. */
export function inboxKeys(inbox: Inbox, canUndo: boolean) {
  const { state, view, go } = inbox
  const act = (key: string): boolean => {
    const before = key === 'z' && canUndo ? undo(state) : null
    if (before) return (go(before), true)
    const id = focusedMail() ?? view.shown?.id
    if (!id) return false
    if (key === 's') return (go(toggleStar(state, id)), true)
    if (key !== 'e' || placeOf(state, id) === 'done') return false
    go(move(state, id, 'done', nextAfter(view.rows, id)))
    return true
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const isDone = step ? walk(inbox, step, event) : act(event.key)
    if (isDone) event.preventDefault()
  }
}

const focusedMail = () => document.activeElement?.closest<HTMLElement>('[data-mail]')?.dataset['mail'] ?? null

/** One row on. Arrows only walk in the list; elsewhere they scroll, as everywhere. */
function walk({ state, view, go }: Inbox, by: 1 | -1, event: KeyboardEvent<HTMLElement>): boolean {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].filter(
    (row) => row.offsetParent !== null,
  )
  const isInList = document.activeElement?.matches('[data-row]') ?? false
  if (event.key.startsWith('Arrow') && !isInList) return false
  if (rows.length === 0) {
    const next = view.rows[view.rows.findIndex(({ id }) => id === view.shown?.id) + by]
    if (next) go({ ...state, open: next.id, deed: null })
    return true
  }
  const shown = rows.findIndex((row) => row.closest<HTMLElement>('[data-mail]')?.dataset['mail'] === view.shown?.id)
  const from = isInList ? rows.findIndex((row) => row === document.activeElement) : shown
  const next = rows[Math.max(0, Math.min(rows.length - 1, from + by))]
  next?.focus()
  const id = next?.closest<HTMLElement>('[data-mail]')?.dataset['mail']
  if (id && window.matchMedia(BESIDE).matches) go({ ...state, open: id, deed: null })
  return true
}
