import { z } from 'zod'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { findAnyFile, readFile, removeFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { seal } from '#app/platform/secrets/seal.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { INTAKE_MAX_CHARS } from '../../business.limits.ts'
import { findBooking, moveBooking, type FoundBooking } from '../../keeping/bookings.store.server.ts'
import { readSpoken, sealSpoken, type SpokenIntake } from './spoken-intake.server.ts'

const MINUTE_MS = 60_000
export const SOUND_SEAL = 'booking-sound'
const NOTHING = 'Nothing was heard that sounds like speech.'

/** Writes down what was said before an appointment; the recording as it came goes afterwards. */
export const hearIntake = defineJob({
  kind: 'hear-intake',
  payload: z.object({ booking: z.string(), run: z.string(), file: z.string() }),
  concurrency: 2,
  limitMs: 20 * MINUTE_MS,
  async run({ booking: id, run: runId, file: fileId }, { signal }) {
    const [found, run, file] = await Promise.all([findBooking(id), findRun(runId), findAnyFile(fileId)])
    const spoken = found && readSpoken(found.booking)
    if (!found || !run || !file || spoken?.file !== fileId || spoken.state !== 'working') return null
    try {
      const audio = { bytes: await readFile(file), type: file.type }
      const { result, listed } = await useBest(run, 'transcribe', { audio, language: null }, { signal })
      const text = result.text.trim().slice(0, INTAKE_MAX_CHARS).toWellFormed()
      const sound = spoken.keeps ? await keepSealed(found, file, audio.bytes) : null
      await settle(id, fileId, {
        ...spoken,
        state: 'done',
        ...{ engine: listed.engine.label, text, sound },
        failure: text ? '' : NOTHING,
      })
    } catch (error) {
      const why = signal.reason instanceof JobStop ? signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      const words = error instanceof JobFailure ? error.message : toFailureWords(toFailure(error))
      await settle(id, fileId, { ...spoken, state: 'failed', failure: words })
      await removeFile(file)
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    await removeFile(file)
    return null
  },
})

/** Only of the recording that was sent last, while the time is still held. */
async function settle(id: string, fileId: string, spoken: SpokenIntake): Promise<void> {
  const found = await findBooking(id)
  if (found && readSpoken(found.booking)?.file === fileId)
    await moveBooking(id, ['held'], { spoken: sealSpoken(spoken) })
}

/** The recording as bytes that only this server reads; it goes by itself when its booking does not keep it longer. */
async function keepSealed({ booking }: FoundBooking, file: FileRow, bytes: Uint8Array): Promise<SpokenIntake['sound']> {
  const content = Buffer.from(seal(Buffer.from(bytes).toString('base64'), SOUND_SEAL))
  const saved = await saveFile({
    owner: booking.userId ? { id: booking.userId } : { network: booking.id },
    purpose: 'made',
    ...{ name: 'sealed.txt', claimedType: 'text/plain', content },
    expiresAt: booking.heldUntil ? new Date(booking.heldUntil.getTime() + 60 * MINUTE_MS) : booking.endsAt,
  })
  if (!saved.isSaved) throw new JobFailure(`The recording could not be kept: ${saved.message}`, { isFinal: true })
  return { file: saved.file.id, type: file.type }
}
