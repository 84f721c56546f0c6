import { redact } from '#app/engines/redaction/redact.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { countUnanswered } from './unanswered.store.server.ts'

const QUESTION_MAX_CHARS = 300
const KEY_MAX_CHARS = 200

/** Keeps a question without an answer for whoever writes the help, with personal details masked. Never fails the visitor. */
export async function keepUnanswered(text: string, page: string): Promise<void> {
  try {
    const question = redact(toStorableText(text.replace(/\s+/g, ' ').trim().slice(0, QUESTION_MAX_CHARS))).text
    const key = question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, KEY_MAX_CHARS)
      .toWellFormed()
    if (key !== '') await countUnanswered({ key, question, page }, clock.now())
  } catch (error) {
    log.warn({ err: error }, 'an unanswered question could not be kept')
  }
}
