import { redirect } from '@remix-run/node'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { removeFile } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { BookingInput } from '../../business.inputs.ts'
import { HOLD_MINUTES, SPOKEN_MAX_BYTES } from '../../business.limits.ts'
import { moveBooking } from '../../keeping/bookings.store.server.ts'
import { refuse, spend, type Answer } from '../../refuse.server.ts'
import { isHeld, OVER, type BookingPlace } from '../booking-view.server.ts'
import { hearIntake } from './hear-intake.server.ts'
import { dropSound, readSpoken, sealSpoken } from './spoken-intake.server.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

type Say = { place: BookingPlace; network: string; sent: SentFile | undefined; typed: Typed; here: string }

/** Has a recording written down as the answer to the intake. Nothing of it is told to anybody before it is confirmed. */
export async function say({ place, network, sent, typed, here }: Say, input: BookingInput<'say'>): Promise<Answer> {
  const { booking, service } = place.found
  const now = clock.now()
  if (place.side !== 'customer' || !isHeld(booking, now) || !service.intake) return refuse(typed, 'sound', OVER, 409)
  if (!input.hears) return refuse(typed, 'hears', 'Tick that the recording may be written down.')
  if (!sent) return refuse(typed, 'sound', 'Record something, or choose a recording.')
  const before = readSpoken(booking)
  if (before?.state === 'working') return refuse(typed, 'sound', 'The recording before is being written down.', 409)
  const spent = await spend('say', place.actorId ?? booking.id, typed, 'sound')
  if (spent) return spent
  const saved = await saveFile({
    owner: place.member ? { id: place.member.id } : { network },
    purpose: 'recording',
    ...sent,
    limits: { maxBytes: SPOKEN_MAX_BYTES },
    expiresAt: new Date(now.getTime() + HOUR_MS),
  })
  if (!saved.isSaved) return refuse(typed, 'sound', saved.message, saved.waitS ? overLimit(saved.waitS) : saved.status)
  const { file } = saved
  const run = createId(now.getTime())
  const begun = await beginRun({ member: place.member, network }, { screen: 'bookings', id: run }, async () => {
    const spoken = { state: 'working' as const, file: file.id, engine: '', text: '', failure: '', sound: null }
    await moveBooking(booking.id, ['held'], {
      spoken: sealSpoken({ ...spoken, keeps: input.keeps === 'on' }),
      // Writing down takes some of the quarter of an hour: once it begins anew.
      ...(before ? {} : { heldUntil: new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS) }),
    })
    const job = { booking: booking.id, run, file: file.id }
    const title = 'Write down what was said before an appointment'
    await startJob(hearIntake, job, { title, userId: place.actorId, path: here })
  })
  if (!begun.isDone) {
    await removeFile(file)
    return refuse(typed, 'sound', toCapWords(begun.quota, place.member === null), overLimit(toResetS(begun.quota)))
  }
  await dropSound(booking)
  return redirect(`${here}#say`, 303)
}

/** Takes back what was said before the appointment is confirmed. */
export async function unsay({ found }: BookingPlace, here: string): Promise<Answer> {
  const { booking } = found
  if (await moveBooking(booking.id, ['held'], { spoken: null })) await dropSound(booking)
  return redirect(here, 303)
}
