import { useCallback, useEffect, useRef, useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import type { Saved } from './documents.server.ts'
import { mergeTexts } from '#app/engines/text-tools/merge-texts.ts'

/** After this pause in writing the document is saved, in ms. */
const PAUSE_MS = 1_200
/** Without a network it is tried again after this time. */
const AGAIN_MS = 8_000

export type Fields = { title: string; text: string; folder: string; goal: string }
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'refused'
type Waiting = Fields & { version: number }

const keyOf = (id: string) => `frenly-document-${id}`

/** What was written without a network and waits in this browser; null when there is nothing. */
export function readWaiting(id: string): Waiting | null {
  try {
    const text = localStorage.getItem(keyOf(id))
    return text === null ? null : (JSON.parse(text) as Waiting)
  } catch {
    return null
  }
}

function keepWaiting(id: string, waiting: Waiting | null): void {
  try {
    if (waiting) localStorage.setItem(keyOf(id), JSON.stringify(waiting))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // A browser that keeps nothing: the page itself still holds the text.
  }
}

type Options = { id: string; version: number; query: string; onMerged: (text: string) => void }

/**
 * Saves a document while it is written. What another tab or device saved is put together with it; without a network it waits in this
 * browser and is sent later.
 */
export function useAutosave({ id, version, query, onMerged }: Options) {
  const [state, setState] = useState<SaveState>('saved')
  const [conflicts, setConflicts] = useState(0)
  const [refusal, setRefusal] = useState('')
  const base = useRef(version)
  const [savedVersion, setSavedVersion] = useState(version)
  const latest = useRef<Fields | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isSending = useRef(false)
  const merged = useRef(onMerged)
  merged.current = onMerged

  const send = useCallback(async () => {
    const fields = latest.current
    if (!fields || isSending.current) return
    isSending.current = true
    setState('saving')
    const outcome = await post(fillPath(endpoints['writing/document-save'], { id }) + query, {
      ...fields,
      version: base.current,
    })
    isSending.current = false
    if (outcome === 'offline' || 'refusal' in outcome) {
      keepWaiting(id, { ...fields, version: base.current })
      setState(outcome === 'offline' ? outcome : 'refused')
      setRefusal(outcome === 'offline' ? '' : outcome.refusal)
      if (outcome === 'offline') timer.current = setTimeout(() => void send(), AGAIN_MS)
      return
    }
    base.current = outcome.version
    setSavedVersion(outcome.version)
    keepWaiting(id, null)
    setConflicts((before) => before + outcome.conflicts)
    const now = latest.current ?? fields
    const text = outcome.text === fields.text ? now.text : mergeTexts(now.text, fields.text, outcome.text).text
    if (text !== now.text) merged.current(text)
    const isWhole =
      text === outcome.text && now.title === fields.title && now.folder === fields.folder && now.goal === fields.goal
    latest.current = isWhole ? null : { ...now, text }
    setState(isWhole ? 'saved' : 'changed')
    if (!isWhole) timer.current = setTimeout(() => void send(), PAUSE_MS)
  }, [id, query])

  const change = useCallback(
    (fields: Fields) => {
      latest.current = fields
      setState((before) => (before === 'offline' ? before : 'changed'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), PAUSE_MS)
    },
    [send],
  )
  useEffect(() => {
    const again = () => void send()
    const leave = () => {
      if (latest.current) keepWaiting(id, { ...latest.current, version: base.current })
    }
    addEventListener('online', again)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', again)
      removeEventListener('pagehide', leave)
    }
  }, [id, send])

  const adopt = (from: number) => {
    base.current = from
    setSavedVersion(from)
  }
  return { state, refusal, conflicts, version: savedVersion, change, saveNow: () => void send(), adopt }
}

async function post(address: string, body: Waiting): Promise<Saved | 'offline' | { refusal: string }> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ do: 'save', ...body }),
    })
    if (answer.ok) return (await answer.json()) as Saved
    if (answer.status >= 500 || answer.status === 429) return 'offline'
    return { refusal: ((await answer.json().catch(() => null)) as { message?: string } | null)?.message ?? '' }
  } catch {
    return 'offline'
  }
}
