import { to } from '#app/catalogue/to.ts'
import type { VoiceScreen } from '../voice-screen.ts'
import { EMPTY } from '#app/engines/transcript/transcript.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import { toFacts } from '../recordings/recording-facts.ts'
import { toSearchWords, toTitle } from '../recordings/own-recording.server.ts'
import { createRecording } from '../recordings/recordings.store.server.ts'
import { removeSound } from '../recordings/sweep-recordings.server.ts'
import { RECORDING_MAX_BYTES } from '../voice.limits.ts'
import { hearJob } from './hear-job.server.ts'

export type Wishes = { title: string; language: string | null; engineId: string | null; keepsSound: boolean }
/** The id of what was begun, or why not with the status of the answer. */
export type Begun = { id: string } | { message: string; init: number | ResponseInit }

/** Keeps a recording and has it written down beside the requests; its page is one of the given screen. */
export async function beginHearing(
  sent: SentFile,
  wishes: Wishes,
  owner: Visitor,
  runner: Runner,
  screen: VoiceScreen,
): Promise<Begun> {
  const saved = await saveFile({
    ...toFileOwner(owner),
    purpose: 'recording',
    ...sent,
    limits: { maxBytes: RECORDING_MAX_BYTES },
  })
  if (!saved.isSaved) return { message: saved.message, init: saved.waitS ? overLimit(saved.waitS) : saved.status }
  const { file } = saved
  const [id, runId] = [createSecretId(), createId()]
  const name = toTitle(wishes.title || nameOf(toSafeName(sent.name, file.type)), 'Recording')
  const begun = await beginRun(runner, { screen, id: runId }, async () => {
    const path = to(screen, null, { r: id })
    const { job } = await startJob(
      hearJob,
      { recording: id },
      { title: `Write down ${name}`, userId: owner.userId, path },
    )
    await createRecording({
      id,
      ...owner,
      kind: 'heard',
      state: 'working',
      title: name,
      words: toSearchWords(name, EMPTY),
      fileId: file.id,
      peaks: [],
      transcript: EMPTY,
      facts: toFacts({
        route: 'heard',
        form: file.type,
        language: wishes.language,
        engineId: wishes.engineId,
        keepsSound: wishes.keepsSound,
      }),
      marks: [],
      runId,
      jobId: job.id,
      createdAt: clock.now(),
    })
  })
  if (begun.isDone) return { id }
  await removeSound(file.id)
  return { message: toCapWords(begun.quota, runner.member === null), init: overLimit(toResetS(begun.quota)) }
}

/** What was recorded in the page has no name of its own, so it gets the day. */
function nameOf(file: string): string {
  const name = file.replace(/\.\w{1,5}$/, '')
  return name === 'recording' ? `Recording of ${toLongDay(clock.now())}` : name
}
