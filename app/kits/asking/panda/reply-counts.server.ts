import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { countPandaDay } from './reply-counts.store.server.ts'
import type { ReplyKind } from './reply.ts'

const DAY_CHARS = 'yyyy-mm-dd'.length

/** Counts that the panda had an answer or none, for the coverage of the help. Never fails the visitor. */
export async function countReply(kind: ReplyKind): Promise<void> {
  try {
    await countPandaDay(clock.now().toISOString().slice(0, DAY_CHARS), kind)
  } catch (error) {
    log.warn({ err: error }, 'a reply could not be counted')
  }
}
