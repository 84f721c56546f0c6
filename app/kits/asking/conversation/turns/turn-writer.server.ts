import { store } from '#app/database/store.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { log } from '#app/platform/log.server.ts'
import { saveMessage } from '../messages.store.server.ts'

/** Text that came is written down and told so often. */
const FLUSH_MS = 250
/** The first half of a letter beyond the usual ones, whose second half comes with the next piece. */
const HALF_LETTER = /[\ud800-\udbff]$/

export const toTopic = (conversationId: string): string => `conversation:${conversationId}`

/** A piece of an answer as it is told to pages: where it begins, and its letters. */
export type Part = { message: string; at: number; text: string }

/**
 * Takes an answer as it comes: keeps what came in the row and tells it to whoever watches, a few times a second. What was
 * told is written.
 */
export function createTurnWriter(conversationId: string, messageId: string) {
  let text = ''
  let written = 0
  let timer: NodeJS.Timeout | null = null
  let line = Promise.resolve()

  const write = async () => {
    const all = text.replace(HALF_LETTER, '')
    const part: Part = { message: messageId, at: written, text: all.slice(written) }
    if (part.text === '') return
    await store().tx(async () => {
      await saveMessage(messageId, { text: all }, ['writing'])
      await publish(toTopic(conversationId), 'part', part)
    })
    written = all.length
  }
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    line = line
      .then(write)
      .catch((error: unknown) => log.warn({ err: error }, 'a part of an answer was not written yet'))
    return line
  }
  return {
    add(more: string) {
      text += more.replaceAll('\0', '')
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    },
    flush,
    text: () => text.toWellFormed(),
  }
}

/** Tells pages that something changed that they had better read anew. */
export const tellChange = (conversationId: string, message: string | null = null): Promise<void> =>
  publish(toTopic(conversationId), 'change', { message })
