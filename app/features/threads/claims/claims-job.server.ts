import { z } from 'zod'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toPlainText } from '#app/kits/foundation/content/markdown.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { toStorable } from '#app/platform/values/storable.ts'
import { saveLedger } from '../keeping/claims.store.server.ts'
import { listMessages, type MessageRow } from '../keeping/messages.store.server.ts'
import { findThread } from '../keeping/threads.store.server.ts'
import type { VoiceFacts } from '../talking/facts.ts'
import { withoutCalls } from '../talking/mentions.ts'
import { tellThread } from '../talking/place.server.ts'
import { toKeptClaims, toSpeeches, type Speaker } from './claims.ts'

/** The newest messages claims are read out of. */
const MOST_READ = 300
/** How a merged answer begins what one of its voices said alone. */
const BY_ONE = /^Said by only one of the answers: */gm
const WAIT_MS = 3_000
const MINUTE_MS = 60_000

/** Reads the claims out of what people and engines said in a thread. */
export const claimsJob = defineJob({
  kind: 'thread-claims',
  payload: z.object({ thread: z.string().max(64) }),
  concurrency: 1,
  limitMs: MINUTE_MS,
  async run({ thread: id }, { signal }) {
    const thread = await findThread(id)
    if (!thread || thread.deletedAt !== null) return null
    const messages = await listMessages(id, { most: MOST_READ })
    const spoken = messages.filter(isSpoken).map((row) => ({
      id: row.id,
      speaker: toSpeaker(row),
      text: withoutCalls(toPlainText(row.text)).replace(BY_ONE, ''),
    }))
    const speeches = toSpeeches(spoken)
    const answers = speeches.map(({ speaker, text }) => ({ seat: speaker, text, family: speaker }))
    const ledger = await engineWorker().run('ledger', { question: thread.title, answers }, { signal })
    const claims = toStorable(toKeptClaims(ledger, speeches, hashOf))
    await saveLedger({ threadId: id, upToId: messages.at(-1)?.id ?? null, claims, madeAt: clock.now() })
    await tellThread(id)
    return null
  },
})

/** What was said; that nobody knew an answer claims nothing. */
const isSpoken = ({ kind, state, deletedAt, text, facts }: MessageRow) =>
  kind !== 'note' &&
  state === 'done' &&
  deletedAt === null &&
  text.trim() !== '' &&
  !(kind === 'voice' && (facts as VoiceFacts | null)?.engines.length === 0)

const toSpeaker = ({ kind, label, userId }: MessageRow): Speaker =>
  kind === 'voice' ? `voice:${label ?? ''}` : userId === null ? 'former' : `member:${userId}`

/** Has the claims read when the talk has been quiet for a moment; what is said meanwhile is read with it. */
export const readClaimsSoon = (thread: string) =>
  startJob(
    claimsJob,
    { thread },
    { title: 'Claims of a thread', dedupeKey: thread, dueAt: new Date(clock.now().getTime() + WAIT_MS) },
  )
