import { useEffect, useRef, useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { ConversationView } from '../conversation-view.ts'

type Part = { message: string; at: number; text: string }

/** The words of answers that are being written, by message, as they come. */
export function useLiveWords(conversation: ConversationView | null, since: string): ReadonlyMap<string, string> {
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map())
  const now = useRef({ conversation, words })
  now.current.conversation = conversation
  const remember = (next: ReadonlyMap<string, string>) => {
    now.current.words = next
    setWords(next)
  }
  useEffect(() => remember(new Map()), [conversation?.id])
  useLive(
    conversation && fillPath(endpoints['chat/conversation-live'], { id: conversation.id }),
    since,
    ({ name, data }) => {
      if (name !== 'part') return true
      const { message, at, text } = data as Part
      const read = now.current.conversation?.messages.find(({ id }) => id === message)
      if (!read?.isUnderWay) return read === undefined
      const heard = now.current.words.get(message) ?? ''
      const known = heard.length > read.text.length ? heard : read.text
      // A piece is missing in between: the page reads the whole.
      if (at > known.length) return true
      const next = known.slice(0, at) + text
      if (next.length > known.length) remember(new Map(now.current.words).set(message, next))
      return false
    },
  )
  return words
}
