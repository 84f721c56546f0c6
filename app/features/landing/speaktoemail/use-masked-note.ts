import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { redact, type Redaction } from '#app/engines/redaction/redact.ts'
import { loadWordList, type WordList } from '#app/engines/redaction/word-list.ts'
import { findAlsoError, findNoteError, readAlso } from './desk-checks.ts'

type Start = { text: string; also: string; lifted: readonly string[]; redaction: Redaction | null }

export type WordListState = 'waiting' | 'ready' | 'failed'

/** A note and its mask, computed in the browser while somebody writes. Until then what the server drew stands. */
export function useMaskedNote(start: Start) {
  const [note, setNote] = useState({ text: start.text, also: start.also, lifted: start.lifted, isTouched: false })
  const [wordList, setWordList] = useState<WordList | null>(null)
  const [state, setState] = useState<WordListState>('waiting')
  const { isTouched } = note
  useEffect(() => {
    if (!isTouched) return
    let isGone = false
    loadWordList().then(
      (list) => {
        if (isGone) return
        setWordList(() => list)
        setState('ready')
      },
      () => {
        if (!isGone) setState('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [isTouched])
  const shown = useDeferredValue(note)
  const redaction = useMemo(() => {
    if (!shown.isTouched && start.redaction) return start.redaction
    const isTooLong = shown.text.trim() !== '' && findNoteError(shown.text) !== null
    const added = findAlsoError(shown.also) ? [] : readAlso(shown.also)
    return isTooLong ? null : redact(shown.text, { lifted: shown.lifted, added }, wordList)
  }, [shown, wordList, start.redaction])
  return {
    ...note,
    state,
    redaction,
    change: (part: Partial<Pick<typeof note, 'text' | 'also'>>) =>
      setNote((old) => ({ ...old, ...part, isTouched: true })),
    toggle: (key: string) =>
      setNote((old) => {
        const lifted = old.lifted.includes(key) ? old.lifted.filter((one) => one !== key) : [...old.lifted, key]
        return { ...old, lifted, isTouched: true }
      }),
  }
}
