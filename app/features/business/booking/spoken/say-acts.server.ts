import { redirect } from '@remix-run/node'
import { NO_RECORDING, takeRecording } from '#app/kits/asking/spoken/take-recording.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import type { BookingInput } from '../../business.inputs.ts'
import { HOLD_MINUTES } from '../../business.limits.ts'
import { moveBooking } from '../../keeping/bookings.store.server.ts'
import { refuse, spend, type Answer } from '../../refuse.server.ts'
import { isHeld, OVER, type BookingPlace } from '../booking-view.server.ts'
import { hearIntake } from './hear-intake.server.ts'
import { dropSound, readSpoken, sealSpoken } from './spoken-intake.server.ts'

const MINUTE_MS = 60_000

type Say = { place: BookingPlace; network: string; sent: SentFile | undefined; typed: Typed; here: string }

/** Has a recording written down as the answer to the intake. Nothing of it is told to anybody before it is confirmed. */
export async function say({ place, network, sent, typed, here }: Say, input: BookingInput<'say'>): Promise<Answer> {
  const { booking, service } = place.found
  const now = clock.now()
  if (place.side !== 'customer' || !isHeld(booking, now) || !service.intake) return refuse(typed, 'sound', OVER, 409)
  if (!input.hears) return refuse(typed, 'hears', 'Tick that the recording may be written down.')
  if (!sent) return refuse(typed, 'sound', NO_RECORDING)
  const before = readSpoken(booking)
  if (before?.state === 'working') return refuse(typed, 'sound', 'The recording before is being written down.', 409)
  const spent = await spend('say', place.actorId ?? booking.id, typed, 'sound')
  if (spent) return spent
  const owner = { owner: place.member ? { id: place.member.id } : { network } }
  const refused = await takeRecording(
    { runner: { member: place.member, network }, screen: 'bookings', sent, owner },
    async ({ file, run }) => {
      const spoken = { state: 'working' as const, file, engine: '', text: '', failure: '', sound: null }
      await moveBooking(booking.id, ['held'], {
        spoken: sealSpoken({ ...spoken, keeps: input.keeps === 'on' }),
        // Writing down takes some of the quarter of an hour: once it begins anew.
        ...(before ? {} : { heldUntil: new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS) }),
      })
      const title = 'Write down what was said before an appointment'
      await startJob(hearIntake, { booking: booking.id, run, file }, { title, userId: place.actorId, path: here })
    },
  )
  if (refused) return refuse(typed, 'sound', refused.message, refused.init)
  await dropSound(booking)
  return redirect(`${here}#say`, 303)
}

/** Takes back what was said before the appointment is confirmed. */
export async function unsay({ found }: BookingPlace, here: string): Promise<Answer> {
  const { booking } = found
  if (await moveBooking(booking.id, ['held'], { spoken: null })) await dropSound(booking)
  return redirect(here, 303)
}
