import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { conflict } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { findMessage } from '../keeping/messages.store.server.ts'
import type { ThreadInput } from '../threads.inputs.ts'
import type { Place } from './place.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { toMessage } from './say.server.ts'

const spendReport = createRateLimit('thread-report', { points: 10, windowS: 3_600 })
/** What the queue of the administrator calls a message of a thread. */
export const THREAD_MESSAGE = 'thread-message'

/** Hands the beginning of one message to the administrator: nobody outside the thread could read it otherwise. */
export async function reportMessage({ thread, user }: Place, input: ThreadInput<'report'>, typed: Typed) {
  const message = await findMessage(thread.id, input.message)
  if (!message || message.deletedAt !== null) throw conflict('This message is gone already.')
  const waitS = await spendReport(user.id)
  if (waitS > 0) return refuse(typed, 'reason', tooManyAtOnce('reports', waitS), overLimit(waitS))
  const { id, userId: authorId, text } = message
  const address = toMessage(thread.id, id)
  await fileReport(
    { kind: THREAD_MESSAGE, thingId: id, authorId, text, address },
    { userId: user.id, reason: input.reason, words: input.words },
  )
  return redirectWithFlash(address, {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}
