import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

type Choice = { onSelect: (inNewTab: boolean) => void }

/**
 * The active line of a list under a text field: arrow keys move it round, Enter chooses it, with Cmd or Ctrl in a new
 * tab. A changed query starts at the top.
 */
export function useListbox(choices: readonly Choice[], query: string) {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => setActive(0), [query])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    if (active === 0) list.current?.scrollTo({ top: 0 })
  }, [active, query])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      choices[active]?.onSelect(event.metaKey || event.ctrlKey)
      return
    }
    const next = nextIndex(event.key, active, choices.length)
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }
  return { active, setActive, onKeyDown, list }
}

/** Where an arrow key leads in a list that goes round; null for every other key. */
function nextIndex(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  return null
}
