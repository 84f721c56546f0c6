import { useEffect, useRef, useState } from 'react'
import type { MessageView } from '../conversation-view.ts'
import { nextSentences, toSpoken } from './sentences-told.ts'

/** Reads answers out, sentence by sentence, to whoever does not see them grow. The one live region of the page. */
export function AnswerAnnouncer({
  messages,
  words,
}: {
  messages: readonly MessageView[]
  words: ReadonlyMap<string, string>
}) {
  const [said, setSaid] = useState('')
  const told = useRef(new Map<string, number>())
  useEffect(() => {
    for (const { id, role, isUnderWay, text, voice, note } of messages) {
      if (role !== 'voice') continue
      const from = told.current.get(id)
      const known = words.get(id) ?? text
      if (isUnderWay) {
        if (from === undefined) {
          told.current.set(id, 0)
          setSaid(`${voice?.label ?? 'The answer'} is answering.`)
          continue
        }
        const next = nextSentences(known, from)
        if (!next) continue
        told.current.set(id, next.until)
        setSaid(next.words)
      } else if (from !== undefined) {
        told.current.delete(id)
        setSaid(
          `${toSpoken(text.slice(from))} ${text === '' ? (note ?? '') : ''} ${voice ? `The answer of ${voice.label}` : 'The answer'} has ended.`,
        )
      }
    }
  }, [messages, words])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
