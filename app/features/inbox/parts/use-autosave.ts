import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useFormKeys } from '#app/ui/keyed-form.tsx'
import type { action } from '../inbox.route.tsx'

const WAIT_MS = 1_500

type Draft = { id: string; version: number }

/**
 * Keeps a letter a moment after its writer pauses. Files wait for a button: they are sent once. What could not be kept is
 * tried again with the next change, and the page says so.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, first: Draft) {
  const fetcher = useFetcher<typeof action>()
  const nextKey = useFormKeys('autosave')
  const [draft, setDraft] = useState(first)
  const [said, setSaid] = useState('')
  useEffect(() => setDraft({ id: first.id, version: first.version }), [first.id, first.version])
  const now = useRef({ draft, fetcher, nextKey })
  now.current = { draft, fetcher, nextKey }
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  // A fetcher remembers what it heard for a page that was left.
  const hasAsked = useRef(false)

  const save = useCallback(() => {
    timer.current = null
    if (!form.current) return
    if (now.current.fetcher.state !== 'idle') return void (timer.current = setTimeout(save, WAIT_MS))
    const fields = new FormData(form.current)
    const sent = new URLSearchParams()
    for (const [name, value] of fields) if (typeof value === 'string') sent.append(name, value)
    sent.set('draft', now.current.draft.id)
    sent.set('version', String(now.current.draft.version))
    sent.set('do', 'save')
    sent.set('quiet', '1')
    sent.set('form_key', now.current.nextKey())
    hasAsked.current = true
    now.current.fetcher.submit(sent, { method: 'post' })
  }, [form])

  useEffect(() => () => void (timer.current && clearTimeout(timer.current)), [])
  useEffect(() => {
    const answer = fetcher.data
    if (!answer || !hasAsked.current) return
    if (answer.saved) {
      setDraft(answer.saved)
      setSaid('Kept as a draft')
    } else setSaid(answer.problem?.errors['form'] ?? 'Not kept yet')
  }, [fetcher.data])

  const onChange = useCallback(() => {
    setSaid('')
    if (timer.current) clearTimeout(timer.current)
    timer.current = setTimeout(save, WAIT_MS)
  }, [save])
  /** What waits for its pause is kept now, because the page is about to be left. */
  const flush = useCallback(() => {
    if (!timer.current) return
    clearTimeout(timer.current)
    save()
  }, [save])
  return { draft, said, onChange, flush }
}
