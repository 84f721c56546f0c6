import { useEffect, type RefObject } from 'react'

const ACTS: readonly [key: string, acts: string][] = [
  ['e', '[data-hub-act="done"],[data-hub-act="undone"]'],
  ['s', '[data-hub-act="star"],[data-hub-act="unstar"]'],
  ['h', '[data-hub-act="snooze"],[data-hub-act="wake"]'],
]

/** J and K move through the rows, letters act on the one with the focus, as in the inbox. */
export function useHubKeys(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest('input, textarea, select, [contenteditable]')
      )
        return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-hub-row]') ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      if (event.key === 'j' || event.key === 'k') {
        const next = rows[event.key === 'j' ? at + 1 : Math.max(0, at - 1)]
        next?.querySelector('a')?.focus()
        return
      }
      const acts = ACTS.find(([key]) => key === event.key)?.[1]
      if (acts && at >= 0) rows[at]!.querySelector<HTMLFormElement>(acts)?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [list])
}
