import { useCallback, useRef, useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { CallError, callServer } from '#app/platform/request/call.ts'
import { useFormKeys } from '#app/ui/keyed-form.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import type { PandaReply, Said } from './said.ts'

const FAILED = 'I am having trouble thinking right now. Please ask me again in a moment.'

/** The talk with the panda on this page: what was said, whether it thinks, and the way to say something. */
export function usePandaChat(greeting: string) {
  const [said, setSaid] = useState<readonly Said[]>([{ role: 'assistant', content: greeting }])
  const [isThinking, setIsThinking] = useState(false)
  const conversationId = useRef<string | undefined>(undefined)
  const nextKey = useFormKeys('panda-chat')
  /** Whether it was said; what was not stays to be sent again. */
  const say = useCallback(
    async (text: string, page: string): Promise<boolean> => {
      const message = text.trim()
      if (message === '') return true
      setSaid((before) => [...before, { role: 'user', content: message }])
      setIsThinking(true)
      try {
        const form_key = nextKey()
        const body = {
          message,
          page,
          form_key,
          ...(conversationId.current && { conversationId: conversationId.current }),
        }
        const reply = (await (await callServer('POST', endpoints['assistant/chat-call'], body)).json()) as PandaReply
        conversationId.current = reply.conversationId
        const { message: content, sources, actions } = reply
        setSaid((before) => [
          ...before,
          { role: 'assistant', content, ...(sources && { sources }), ...(actions && { actions }) },
        ])
        return true
      } catch (error) {
        const content = [FAILED, readReason(error)].filter(Boolean).join('\n\n')
        setSaid((before) => [...before, { role: 'assistant', content }])
        showToast({ title: 'Chat Error', description: 'Unable to send message. Please try again.', tone: 'danger' })
        return false
      } finally {
        setIsThinking(false)
      }
    },
    [nextKey],
  )
  return { said, isThinking, say }
}

/** Why the server refused, in its own words; null where it said none. The server's failures say the bubble's words themselves. */
function readReason(error: unknown): string | null {
  if (!(error instanceof CallError)) return null
  try {
    const { message } = JSON.parse(error.body) as { message?: unknown }
    return typeof message === 'string' && message !== FAILED ? message : null
  } catch {
    return null
  }
}
