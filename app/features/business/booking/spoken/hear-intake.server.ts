import { z } from 'zod'
import { NOTHING_HEARD, writeDown } from '#app/kits/asking/spoken/write-down.server.ts'
import type { FileRow } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { seal } from '#app/platform/secrets/seal.server.ts'
import { INTAKE_MAX_CHARS } from '../../business.limits.ts'
import { findBooking, moveBooking, type FoundBooking } from '../../keeping/bookings.store.server.ts'
import { readSpoken, sealSpoken, type SpokenIntake } from './spoken-intake.server.ts'

const MINUTE_MS = 60_000
export const SOUND_SEAL = 'booking-sound'

/** Writes down what was said before an appointment; the recording as it came goes afterwards. */
export const hearIntake = defineJob({
  kind: 'hear-intake',
  payload: z.object({ booking: z.string(), run: z.string(), file: z.string() }),
  concurrency: 2,
  limitMs: 20 * MINUTE_MS,
  async run({ booking: id, run, file: fileId }, { signal }) {
    const found = await findBooking(id)
    const spoken = found && readSpoken(found.booking)
    if (!found || spoken?.file !== fileId || spoken.state !== 'working') return null
    await writeDown(
      { run, file: fileId, most: INTAKE_MAX_CHARS, signal },
      {
        async heard({ engine, text }, { file, bytes }) {
          const sound = spoken.keeps ? await keepSealed(found, file, bytes) : null
          const failure = text ? '' : NOTHING_HEARD
          await settle(id, fileId, { ...spoken, state: 'done', engine, text, sound, failure })
        },
        failed: (failure) => settle(id, fileId, { ...spoken, state: 'failed', failure }),
      },
    )
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
