import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { setFileEnd } from '#app/kits/foundation/files/files.store.server.ts'
import { SPOKEN_MAX_BYTES } from '#app/kits/asking/spoken/spoken.limits.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { isCrisis } from '#app/kits/asking/crisis/crisis.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { seal } from '#app/platform/secrets/seal.server.ts'
import { bookingInputs, type BookingInput } from '../business.inputs.ts'
import { GUEST_MOST_AHEAD } from '../business.limits.ts'
import { countAheadOfGuest, freeCells, moveBooking, SlotTaken, takeCells } from '../keeping/bookings.store.server.ts'
import { refuse, refuseAll, spend, type Answer } from '../refuse.server.ts'
import { isHeld, OVER, requireBooking, type BookingPlace } from './booking-view.server.ts'
import { isFree } from './free-slots.server.ts'
import { TAKEN } from './hold-slot.server.ts'
import { INTAKE_SEAL } from './intake-seal.ts'
import { tellOfBooking } from './letters.server.ts'
import { say, unsay } from './spoken/say-acts.server.ts'
import { dropSound, readSpoken, sealSpoken } from './spoken/spoken-intake.server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const CHANGED = 'This appointment has changed meanwhile. Please load the page again.'

/** A form of an appointment, by either side. */
export async function actOnBooking(request: Request, network: string, id: string): Promise<Answer> {
  const place = await requireBooking(request, id)
  const upload = await readUpload(request, bookingInputs, { sound: { most: 1, maxBytes: SPOKEN_MAX_BYTES } })
  try {
    if (upload.problem) return refuseAll(upload.problem, upload.init)
    const { input, typed, files } = upload
    const here = pageOf(place)
    switch (input.do) {
      case 'confirm':
        return await confirm(place, input, typed)
      case 'move':
        return await move(place, input.at, typed)
      case 'cancel':
        return await cancel(place, input.reason, typed)
      case 'forget':
        return await forget(place)
      case 'say':
        return await say({ place, network, sent: files['sound']?.[0], typed, here }, input)
      case 'unsay':
        return await unsay(place, here)
    }
  } finally {
    await upload.discard()
  }
}

const pageOf = ({ found, key }: BookingPlace) => to('bookings', { id: found.booking.id }, { key })

async function confirm(
  place: BookingPlace,
  { intake, consent, safe }: BookingInput<'confirm'>,
  typed: Typed,
): Promise<Answer> {
  const { found, side, actorId } = place
  const { booking, service } = found
  const now = clock.now()
  if (side !== 'customer' || !isHeld(booking, now)) return refuse(typed, 'form', OVER, 409)
  const { customer } = found
  if (customer && !customer.id && (await countAheadOfGuest(customer.email, now)).confirmed >= GUEST_MOST_AHEAD)
    return refuse(typed, 'form', `A guest has ${GUEST_MOST_AHEAD} appointments ahead at most. Cancel one first.`, 409)
  const said = readSpoken(booking)
  const sound = said?.state === 'done' ? said.sound : null
  if (said?.state === 'working')
    return refuse(typed, 'form', 'Your recording is still being written down. Wait for it, or take it back.', 409)
  if ((intake || sound) && !consent)
    return refuse(typed, 'consent', 'Tick that they may read and keep it, or leave the answer empty.')
  if (intake && isCrisis(intake) && !safe)
    return refuse(typed, 'safe', 'Nothing is sent yet. Read the numbers above first; then tick this to go on.')
  const until = new Date(booking.endsAt.getTime() + service.intakeDays * DAY_MS)
  const isDone = await store().tx(async () => {
    const kept = intake && service.intake ? intake : ''
    const moved = await moveBooking(booking.id, ['held'], {
      ...{ state: 'confirmed', heldUntil: null, sequence: booking.sequence + 1, changedAt: now },
      ...(kept && { intake: seal(kept, INTAKE_SEAL) }),
      ...((kept || sound) && { intakeUntil: until }),
      spoken: said && sound ? sealSpoken({ ...said, text: '' }) : null,
    })
    if (moved && sound) await setFileEnd(sound.file, until)
    if (moved) await tellOfBooking(booking.id, 'confirmed', actorId)
    return moved
  })
  if (!isDone) return refuse(typed, 'form', OVER, 409)
  return redirectWithFlash(pageOf(place), {
    title: 'Confirmed',
    description: 'A letter with the calendar file is on its way.',
  })
}

async function move(place: BookingPlace, at: number, typed: Typed): Promise<Answer> {
  const { booking, service } = place.found
  const now = clock.now()
  if (booking.state !== 'confirmed' || booking.startsAt <= now || service.deletedAt)
    return refuse(typed, 'at', CHANGED, 409)
  const spent = await spend('hold', place.actorId ?? booking.id, typed, 'at')
  if (spent) return spent
  if (!(await isFree(service, at, now, booking.id))) return refuse(typed, 'at', TAKEN, 409)
  try {
    const isDone = await moveTo(place.found, at, now, place.actorId)
    if (!isDone) return refuse(typed, 'at', CHANGED, 409)
  } catch (error) {
    if (error instanceof SlotTaken) return refuse(typed, 'at', TAKEN, 409)
    throw error
  }
  return redirectWithFlash(pageOf(place), {
    title: 'Moved',
    description: 'Both sides get a letter with the calendar file.',
  })
}

/** Moves an appointment to a time that was free; throws SlotTaken, and leaves it where it was, when it is not any more. */
export const moveTo = (found: BookingPlace['found'], at: number, now: Date, from: string | null): Promise<boolean> =>
  store().tx(async () => {
    const { booking, service } = found
    const to_ = at + service.minutes * MINUTE_MS
    const until = new Date(to_ + service.intakeDays * DAY_MS)
    const moved = await moveBooking(booking.id, ['confirmed'], {
      ...{
        startsAt: new Date(at),
        endsAt: new Date(to_),
        sequence: booking.sequence + 1,
        changedAt: now,
        remindedAt: null,
      },
      ...(booking.intakeUntil && { intakeUntil: until }),
    })
    if (!moved) return false
    const sound = readSpoken(booking)?.sound
    if (sound) await setFileEnd(sound.file, until)
    await takeCells(
      { id: booking.id, resource: booking.resource, from: at, to: to_ + service.pauseMinutes * MINUTE_MS },
      now,
    )
    await tellOfBooking(booking.id, 'moved', from)
    return true
  })

async function cancel(place: BookingPlace, reason: string, typed: Typed): Promise<Answer> {
  const { found, side, actorId } = place
  const { booking } = found
  const now = clock.now()
  if (booking.endsAt <= now) return refuse(typed, 'reason', 'It is over already.', 409)
  const wasHeld = booking.state === 'held'
  const isDone = await store().tx(async () => {
    const moved = await moveBooking(booking.id, [wasHeld ? 'held' : 'confirmed'], {
      ...{ state: wasHeld ? 'expired' : 'cancelled', cancelledBy: side, reason, heldUntil: null },
      ...{ sequence: booking.sequence + 1, changedAt: now, intake: null, intakeUntil: null, spoken: null },
    })
    if (!moved) return false
    await freeCells([booking.id])
    if (!wasHeld) await tellOfBooking(booking.id, 'cancelled', actorId)
    return true
  })
  if (!isDone) return refuse(typed, 'reason', CHANGED, 409)
  await dropSound(booking)
  if (wasHeld)
    return redirectWithFlash(to('business-book', { businessId: found.business.id }, { service: found.service.id }), {
      title: 'Given back',
    })
  return redirectWithFlash(pageOf(place), { title: 'Cancelled', description: 'The other side gets a letter.' })
}

/** Whoever answered the intake takes the answer back. */
async function forget(place: BookingPlace): Promise<Answer> {
  const { booking } = place.found
  const forgotten = { intake: null, intakeUntil: null, spoken: null }
  if (place.side === 'customer' && (await moveBooking(booking.id, ['confirmed', 'cancelled'], forgotten)))
    await dropSound(booking)
  return redirectWithFlash(pageOf(place), { title: 'Your answer is erased' })
}
