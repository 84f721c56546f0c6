import { z } from 'zod'
import { JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { clock } from '#app/platform/clock.ts'
import { toFailure, type FailureKind } from '#app/providers/engine.ts'
import { findConversationById, listAttachments, saveConversation } from '../conversations.store.server.ts'
import { fold } from '../fold.ts'
import { isUnderWay, listMessages, openMessageStates, saveMessage, type MessageRow } from '../messages.store.server.ts'
import { pathTo } from '../tree.ts'
import { listVoices } from '../voices.server.ts'
import { answer } from './answer.server.ts'
import { createTurnWriter, tellChange } from './turn-writer.server.ts'

const MINUTE_MS = 60_000
const LIMIT_MINUTES = 15
const AT_ONCE = 12
const FIRST_RETRY_MS = 1_000

/** Failures before an engine did any work. */
const FREE_FAILURES = new Set<FailureKind>(['unreachable', 'limited', 'unauthorised', 'unaffordable', 'unable'])

export const CUT_WORDS = 'The server was stopped while this was being written. What had come appears here.'
export const NEVER_BEGUN_WORDS = 'The server was stopped before this was answered.'
const TOO_LONG_WORDS = `This took longer than ${LIMIT_MINUTES} minutes and was ended.`
const GONE_WORDS = 'This voice is no longer here. Choose another and try again.'
const NOT_ASKED_WORDS = 'Not asked: the turn was stopped before.'

/** Writes the answers of one turn, one after the other; each sees what was said before it. */
export const turnJob = defineJob({
  kind: 'conversation-turn',
  payload: z.object({ conversation: z.string(), run: z.string(), messages: z.array(z.string()) }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  firstRetryMs: FIRST_RETRY_MS,
  async run({ conversation, run: runId, messages }, { signal }) {
    const run = await findRun(runId)
    for (const id of messages) {
      if (!run) await saveMessage(id, { state: 'failed', note: NEVER_BEGUN_WORDS }, openMessageStates)
      else await writeAnswer(run, conversation, id, signal)
    }
    return null
  },
})

const whyStopped = (signal: AbortSignal) => (signal.reason instanceof JobStop ? signal.reason.why : null)

async function writeAnswer(run: Run, conversationId: string, id: string, signal: AbortSignal): Promise<void> {
  const [conversation, all] = await Promise.all([findConversationById(conversationId), listMessages(conversationId)])
  const message = all.find((one) => one.id === id)
  if (!conversation || !message || !isUnderWay(message)) return
  const end = (change: Partial<MessageRow>) => endMessage(message, change)
  if (signal.aborted) return stopBefore(signal, end)
  const voice = (await listVoices(run.viewer)).find(({ key }) => key === message.voice)
  if (!voice) return end({ state: 'failed', note: GONE_WORDS })
  // A model that was paid for half an answer is not asked a second time unless somebody says so.
  if (message.text !== '' && voice.model) return end({ state: 'cut', note: CUT_WORDS })

  if (!(await saveMessage(id, { state: 'writing', text: '' }, openMessageStates))) return
  await tellChange(conversationId, id)
  const writer = createTurnWriter(conversationId, id)
  const startedAt = performance.now()
  const took = () => Math.round(performance.now() - startedAt)
  try {
    const answered = await answer({
      run,
      conversation,
      voice,
      path: pathTo(all, message.parentId),
      attachments: await listAttachments(conversationId),
      signal,
      onPart: (text) => writer.add(text),
    })
    await writer.flush()
    await end({ ...answered, text: answered.text.toWellFormed().replaceAll('\0', ''), state: 'done', tookMs: took() })
  } catch (error) {
    await writer.flush()
    const text = writer.text()
    const why = whyStopped(signal)
    // Whoever takes the job up again finds what was written.
    if (why === 'closing' || why === 'lost') throw error
    if (why === 'cancel') return end({ state: 'stopped', text, tookMs: took(), costMicros: voice.model ? null : 0 })
    const failure = toFailure(error)
    const note = why === 'limit' ? TOO_LONG_WORDS : toFailureWords(failure).replace(' The others stand.', '')
    const costMicros = !voice.model || (text === '' && FREE_FAILURES.has(failure.kind)) ? 0 : null
    await end({ state: text === '' ? 'failed' : 'cut', text, note, tookMs: took(), costMicros })
  }
}

async function stopBefore(signal: AbortSignal, end: (change: Partial<MessageRow>) => Promise<void>): Promise<void> {
  const why = whyStopped(signal)
  if (why === 'closing' || why === 'lost') throw signal.reason
  await end({ state: 'stopped', note: NOT_ASKED_WORDS })
}

async function endMessage({ id, conversationId }: MessageRow, change: Partial<MessageRow>): Promise<void> {
  const now = clock.now()
  const words = change.text === undefined ? {} : { words: fold(change.text) }
  const hasEnded = await saveMessage(id, { ...change, ...words, finishedAt: now }, openMessageStates)
  if (hasEnded) await saveConversation(conversationId, { updatedAt: now })
  await tellChange(conversationId, id)
}
