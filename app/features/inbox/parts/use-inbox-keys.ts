import { useNavigate } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Gesture } from '#app/database/tables/mail/inbox.ts'
import type { InboxView } from '../reading/inbox-view.server.ts'
import { toInbox, toList } from './inbox-links.ts'
import { useDoWith } from './use-row-swipe.ts'

type State = { isStarred: boolean; isUnread: boolean; isMuted: boolean }

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const rowsOf = () => [...document.querySelectorAll<HTMLElement>('[data-mail]')]
const linkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('[data-row]')

/** The conversation a key is about: the row that has the focus, else the one that is open. */
function chosen(): { id: string; state: State } | null {
  const element =
    document.activeElement?.closest<HTMLElement>('[data-mail]') ?? document.querySelector<HTMLElement>('[data-thread]')
  const id = element?.dataset['mail'] ?? element?.dataset['thread']
  return element && id ? { id, state: JSON.parse(element.dataset['state'] ?? '{}') as State } : null
}

/** The keys that mail programs have, and those the member chose. They rest while somebody types. */
export function useInboxKeys(view: InboxView): void {
  const navigate = useNavigate()
  const doWith = useDoWith()
  const now = useRef({ view, navigate, doWith })
  now.current = { view, navigate, doWith }
  const left = useLeftRow(view.list)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element | null
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target?.matches(TYPING) || document.querySelector('dialog[open]')) return
      left.note()
      if (press(event.key, now.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [left])
}

/** A row that a key put away leaves the focus to the one that comes to its place, so that the next key goes on from there. */
function useLeftRow(list: unknown) {
  const row = useRef<{ id: string | undefined; at: number } | null>(null)
  useEffect(() => {
    const was = row.current
    if (!was || document.activeElement !== document.body) return
    const rows = rowsOf()
    if (rows.some((one) => one.dataset['mail'] === was.id)) return
    row.current = null
    linkOf(rows[Math.min(was.at, rows.length - 1)])?.focus()
  }, [list])
  return useMemo(
    () => ({
      note() {
        const rows = rowsOf()
        const at = rows.findIndex((one) => one.contains(document.activeElement))
        row.current = at < 0 ? null : { id: rows[at]!.dataset['mail'], at }
      },
    }),
    [],
  )
}

type Now = {
  view: InboxView
  navigate: ReturnType<typeof useNavigate>
  doWith: ReturnType<typeof useDoWith>
}

function press(key: string, { view, navigate, doWith }: Now): boolean {
  const { query, keys } = view
  const row = chosen()
  const gesture = Object.hasOwn(keys, key) ? (keys[key] as Gesture) : null
  if (gesture) return row ? doWith(gesture, { id: row.id, ...row.state }) : false
  switch (key) {
    case 'j':
      return step(1)
    case 'k':
      return step(-1)
    case 'o':
      linkOf(document.activeElement?.closest('[data-mail]') ?? undefined)?.click()
      return true
    case 'x':
      document.activeElement?.closest('[data-mail]')?.querySelector<HTMLInputElement>('input[name=t]')?.click()
      return true
    case 'c':
      void navigate(toInbox(query, { compose: 'new' }))
      return true
    case 'r':
      return pressFirst('[data-begin=reply]')
    case 'a':
      return pressFirst('[data-begin=all]')
    case 'f':
      return pressFirst('[data-begin=forward]')
    case 'z':
      return pressFirst('[data-undo]')
    case 'g':
      void navigate(toList(query))
      return true
    case '/':
      return focusSearch()
    default:
      return false
  }
}

function pressFirst(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector)
  button?.click()
  return button !== null
}

/** The search; where a conversation takes the whole of a narrow screen it is not there. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-search]')
  field?.focus()
  return field !== null && field === document.activeElement
}

function step(by: 1 | -1): boolean {
  const rows = rowsOf()
  const open = document.querySelector<HTMLElement>('[data-thread]')?.dataset['thread']
  const focused = rows.findIndex((row) => row.contains(document.activeElement))
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.dataset['mail'] === open)
  const next = rows[Math.max(0, Math.min(rows.length - 1, from + by))]
  linkOf(next)?.focus()
  return next !== undefined
}
