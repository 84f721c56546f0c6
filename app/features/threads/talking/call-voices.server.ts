import { startRun } from '#app/kits/asking/consensus/start-run.server.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { Quota } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { to } from '#app/catalogue/to.ts'
import { createMessage, type MessageRow } from '../keeping/messages.store.server.ts'
import { toQuestion } from './mentions.ts'
import { tellThread, type Place } from './place.server.ts'
import { PANEL, type Callable } from './thread-voices.server.ts'
import { panelJob, voiceJob } from './voice-jobs.server.ts'

/** Has voices answer a message, each by a run of whoever asks. Gives the quota when the runs of today are used up. */
export async function callVoices(
  place: Place,
  network: string,
  asked: readonly Callable[],
  message: MessageRow,
): Promise<Quota | null> {
  for (const one of asked) {
    const quota =
      one.key === PANEL ? await callPanel(place, network, one, message) : await callOne(place, network, one, message)
    if (quota) return quota
  }
  return null
}

const toRunner = ({ user }: Place, network: string): Runner => ({ member: { id: user.id, plan: user.plan }, network })

async function callOne(place: Place, network: string, { key, label }: Callable, message: MessageRow) {
  const [id, run] = [createId(clock.now().getTime() + 1), createId()]
  const begun = await beginRun(toRunner(place, network), { screen: 'threads', id: run }, async () => {
    const payload = { thread: place.thread.id, run, message: id, asked: message.id }
    const job = await startJob(voiceJob, payload, toJob(place, label))
    await keepWaiting(place, { id, key, label, run, job: job.job.id, replyTo: message.id })
  })
  return begun.isDone ? null : begun.quota
}

/** The panel is asked by a run of its own, which whoever asked can open with all its answers. */
async function callPanel(place: Place, network: string, { key, label }: Callable, message: MessageRow) {
  const id = createId(clock.now().getTime() + 1)
  const question = toQuestion(message.text)
  const owner = { userId: place.user.id, guestId: null }
  const begun = await startRun(
    toRunner(place, network),
    owner,
    { question, seats: null, voices: [], screen: 'threads' },
    async (run) => {
      const payload = { thread: place.thread.id, run, message: id, user: place.user.id }
      const job = await startJob(panelJob, payload, toJob(place, label))
      await keepWaiting(place, { id, key, label, run, job: job.job.id, replyTo: message.id })
    },
  )
  return begun.isDone ? null : begun.quota
}

const toJob = ({ user, thread }: Place, label: string) => ({
  userId: user.id,
  title: `${label} answers in a thread`,
  path: to('threads', null, { t: thread.id }),
})

type Waiting = { id: string; key: string; label: string; run: string; job: string; replyTo: string }

async function keepWaiting({ thread, user }: Place, { id, key, label, run, job, replyTo }: Waiting): Promise<void> {
  await createMessage({
    ...{ id, threadId: thread.id, userId: null, kind: 'voice', state: 'waiting', voice: key, label },
    ...{ text: '', words: '', replyToId: replyTo, poll: null, facts: null },
    ...{ runId: run, askedBy: user.id, jobId: job, createdAt: clock.now() },
  })
  await tellThread(thread.id, id)
}
