import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/** After this pause a choice is kept, in ms. */
const PAUSE_MS = 600

/** The changes that are taken: shown at once, kept after a pause. Without JavaScript the form beside them is sent. */
export function useChoice(id: string, kept: readonly string[]) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(kept))
  const fetcher = useFetcher()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const choose = (next: ReadonlySet<string>) => {
    setTaken(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const form = new FormData()
      form.set('do', 'choose')
      form.set('id', id)
      for (const one of next) form.append('take', one)
      fetcher.submit(form, { method: 'post' })
    }, PAUSE_MS)
  }
  const toggle = (one: string) => {
    const next = new Set(taken)
    if (!next.delete(one)) next.add(one)
    choose(next)
  }
  return { taken, toggle, choose }
}
