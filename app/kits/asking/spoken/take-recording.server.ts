import { removeFile } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { SPOKEN_MAX_BYTES } from './spoken.limits.ts'

const HOUR_MS = 3_600_000
export const NO_RECORDING = 'Record something, or choose a recording.'

type Taken = { file: string; run: string }
type Refused = { message: string; init: number | ReturnType<typeof overLimit> }

/**
 * Takes a recording in for an hour, to be written down: `begin` keeps what it belongs to and starts the job, in the transaction
 * of the run. Gives why not, with the answer's status, or null when it is begun.
 */
export async function takeRecording(
  {
    runner,
    screen,
    sent,
    owner,
  }: {
    runner: Runner
    screen: string
    sent: SentFile
    owner: Pick<Parameters<typeof saveFile>[0], 'owner'>
  },
  begin: (taken: Taken) => Promise<unknown>,
): Promise<Refused | null> {
  const now = clock.now()
  const saved = await saveFile({
    ...owner,
    ...{ purpose: 'recording', ...sent, limits: { maxBytes: SPOKEN_MAX_BYTES } },
    expiresAt: new Date(now.getTime() + HOUR_MS),
  })
  if (!saved.isSaved) return { message: saved.message, init: saved.waitS ? overLimit(saved.waitS) : saved.status }
  const run = createId(now.getTime())
  const begun = await beginRun(runner, { screen, id: run }, () => begin({ file: saved.file.id, run }))
  if (begun.isDone) return null
  await removeFile(saved.file)
  return { message: toCapWords(begun.quota, runner.member === null), init: overLimit(toResetS(begun.quota)) }
}
