import { useSearchParams } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Saved } from './documents.server.ts'
import type { RichEditor } from './rich/open-rich-editor.ts'
import { readWaiting, useAutosave, type Fields } from './use-autosave.ts'

type Opened = { id: string; title: string; text: string; folder: string; version: number; goal: number | null }

const toFields = ({ title, text, folder, goal }: Opened): Fields => ({
  title,
  text,
  folder,
  goal: goal === null ? '' : String(goal),
})

/** What stands in the fields of a document, and its way to the server. A text from outside is put into the rich text editor too. */
export function useDocument(document: Opened, saved: Saved | null) {
  const { id, version } = document
  const key = useSearchParams()[0].get('key')
  const [fields, setFields] = useState<Fields>(() => toFields(saved ? { ...document, text: saved.text } : document))
  const rich = useRef<RichEditor | null>(null)
  const onMerged = useCallback((text: string) => {
    setFields((before) => ({ ...before, text }))
    rich.current?.replace(text)
  }, [])
  const query = key ? `?key=${encodeURIComponent(key)}` : ''
  const {
    state,
    refusal,
    conflicts,
    version: at,
    change,
    saveNow,
    adopt,
  } = useAutosave({ id, version, query, onMerged })
  const put = (more: Partial<Fields>) => {
    const next = { ...fields, ...more }
    setFields(next)
    change(next)
  }
  useEffect(() => {
    if (!saved) return
    adopt(saved.version)
    onMerged(saved.text)
    // Only the answer of a form brings a new text from outside.
  }, [saved])
  useEffect(() => {
    const waiting = readWaiting(id)
    if (!waiting || (waiting.text === document.text && waiting.title === document.title)) return
    const { version: from, ...kept } = waiting
    adopt(from)
    setFields(kept)
    rich.current?.replace(kept.text)
    change(kept)
    // What waits is looked for once, when the document opens.
  }, [])
  return { fields, put, rich, save: { state, refusal, conflicts, version: at, now: saveNow } }
}
