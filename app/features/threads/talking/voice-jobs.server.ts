import { z } from 'zod'
import { answer } from '#app/kits/asking/conversation/turns/answer.server.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { listVoices } from '#app/kits/asking/conversation/voices.server.ts'
import { awaitRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import type { ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publishTransient } from '#app/kits/foundation/live/live.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { readClaimsSoon } from '../claims/claims-job.server.ts'
import { findMessage, saveMessage, type MessageRow } from '../keeping/messages.store.server.ts'
import type { PanelFacts, VoiceFacts } from './facts.ts'
import { tellThread, toTopic } from './place.server.ts'
import { readAsked } from './read-asked.server.ts'

const MINUTE_MS = 60_000
const LIMIT_MINUTES = 15
const AT_ONCE = 8
const id = z.string().max(64)
const GONE = 'Whoever was asked is no longer here. Ask somebody else.'
const LOST = 'The server was stopped before this was answered. Ask again.'

const isOpen = ({ state }: MessageRow) => state === 'waiting' || state === 'writing'
const whyStopped = (signal: AbortSignal) => (signal.reason instanceof JobStop ? signal.reason.why : null)

/** One voice answers a message of a thread. */
export const voiceJob = defineJob({
  kind: 'thread-voice',
  payload: z.object({ thread: id, run: id, message: id, asked: id }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  firstRetryMs: 1_000,
  async run({ thread, run: runId, message, asked }, { signal, job }) {
    const row = await findMessage(thread, message)
    if (!row || !isOpen(row)) return null
    const run = await findRun(runId)
    const voice = run && (await listVoices(run.viewer)).find(({ key }) => key === row.voice)
    if (!run || !voice) return end(row, 'failed', run ? GONE : LOST)
    // A model that was paid for half an answer is not asked a second time unless somebody says so.
    if (row.state === 'writing' && voice.model && job.attempt > 1) return end(row, 'failed', LOST)
    await saveMessage(row.id, { state: 'writing' })
    await tellThread(thread)
    const startedAt = performance.now()
    let heard = 0
    try {
      const task = await readAsked(thread, asked, voice.key)
      const { text, engines, sources, note, costMicros } = await answer({
        run,
        voice,
        conversation: { id: thread, kind: 'summon' },
        ...task,
        signal,
        onPart: (part) => {
          publishTransient(toTopic(thread), 'part', { message, at: heard, text: part })
          heard += part.length
        },
      })
      const facts = {
        engines,
        sources,
        note,
        costMicros,
        tookMs: Math.round(performance.now() - startedAt),
        panel: null,
      }
      await finish(row, text, facts)
    } catch (error) {
      const why = whyStopped(signal)
      if (why === 'closing' || why === 'lost') throw error
      const words = why === 'cancel' ? 'Stopped.' : toFailureWords(toFailure(error)).replace(' The others stand.', '')
      await end(row, why === 'cancel' ? 'stopped' : 'failed', words)
    }
    return null
  },
})

/** Waits for a panel that was asked, and brings its answer back. */
export const panelJob = defineJob({
  kind: 'thread-panel',
  payload: z.object({ thread: id, run: id, message: id, user: id }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  async run({ thread, run: runId, message, user }, { signal }) {
    const row = await findMessage(thread, message)
    if (!row || !isOpen(row)) return null
    await saveMessage(row.id, { state: 'writing' })
    await tellThread(thread)
    const startedAt = performance.now()
    const run = await orAborted(awaitRun({ userId: user, guestId: null }, runId), signal)
    if (!run) {
      const why = whyStopped(signal)
      if (why === 'closing' || why === 'lost') throw signal.reason
      return end(row, why === 'cancel' ? 'stopped' : 'failed', why === 'cancel' ? 'Stopped.' : LOST)
    }
    const tookMs = Math.round(performance.now() - startedAt)
    const { text, facts } = toPanelAnswer(run, tookMs)
    await finish(row, text, facts)
    return null
  },
})

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
    work.then(resolve, reject)
  })
}

const NO_ANSWER = 'No engine of the panel had an answer to this.'
const MOST_CLAIMS = 12
const MOST_VOICE_CHARS = 1_500

/** What a panel said, as a message: its merged answer, with every voice and how far they agree. */
function toPanelAnswer({ ledger, seats }: ConsensusRun, tookMs: number): { text: string; facts: VoiceFacts } {
  const labelOf = (seat: string) => seats.find((one) => one.seat === seat)?.label ?? seat
  const answered = seats.filter(({ state }) => state === 'answered')
  const panel: PanelFacts = {
    voices: seats.map(({ label, state, text }) => ({
      label,
      state,
      text: text.slice(0, MOST_VOICE_CHARS).toWellFormed(),
    })),
    agreement: ledger?.agreement.mean ?? null,
    claims: (ledger?.claims ?? []).slice(0, MOST_CLAIMS).map(({ text, label, support, oppose }) => ({
      text,
      label,
      support: support.map(labelOf),
      oppose: oppose.map(labelOf),
    })),
  }
  // An embedded engine that failed cost nothing; of a company's nobody knows.
  const costs = seats.map(({ seat, costMicros }) => costMicros ?? (isBuiltIn(seat) ? 0 : null))
  const facts: VoiceFacts = {
    engines: answered.map(({ label }) => label),
    sources: answered
      .flatMap(({ sources }) => sources.map(({ title, quote, url }) => ({ title, quote, url })))
      .slice(0, 12),
    note: null,
    costMicros: costs.includes(null) ? null : costs.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    tookMs,
    panel,
  }
  return { text: ledger?.answer || answered[0]?.text || NO_ANSWER, facts }
}

async function finish(row: MessageRow, said: string, facts: VoiceFacts): Promise<void> {
  const text = said.toWellFormed().replaceAll('\0', '')
  await saveMessage(row.id, { state: 'done', text, words: fold(text), facts })
  await tellThread(row.threadId)
  await readClaimsSoon(row.threadId)
}

async function end(row: MessageRow, state: 'failed' | 'stopped', note: string): Promise<null> {
  const facts: VoiceFacts = { engines: [], sources: [], note, costMicros: null, tookMs: 0, panel: null }
  await saveMessage(row.id, { state, facts })
  await tellThread(row.threadId)
  return null
}
