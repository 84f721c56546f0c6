import { store } from '#app/database/store.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { clock } from '#app/platform/clock.ts'
import { newDeviceLetter } from '../account/account-letters.ts'
import { tellArrival } from '../account/arrivals.server.ts'
import { toDeviceWords } from './device.ts'
import { isKnownDevice, rememberDevice } from './known-device.server.ts'
import { toMomentWords } from '../account/moment-words.ts'
import { sendGuardingLetter } from '../account/guarding-letters.server.ts'
import { beginSecondStep, hasSecondStep } from '../passkeys/second-step.server.ts'
import { startSession } from './session.server.ts'
import { saveUser, type UserRow } from '../account/users.store.server.ts'

/** `in` with the session's cookie, or `second-step` with one that remembers who is half-way in. Every cookie is to be set. */
export type Admission = { state: 'in' | 'second-step'; cookies: string[] }

/**
 * What follows when somebody was recognised, by whatever way: a session, or first the second step where one is set up.
 * `isStrong` says that the way in had two factors of its own, as a passkey does. A browser not seen before is told to
 * the owner by mail, unless it is the first of all or the owner does not want to hear.
 */
export async function admit(
  request: Request,
  user: UserRow,
  { isRemembered, isStrong = false }: { isRemembered: boolean; isStrong?: boolean },
): Promise<Admission> {
  if (!isStrong && (await hasSecondStep(user.id))) {
    return { state: 'second-step', cookies: [await beginSecondStep(user.id, isRemembered)] }
  }
  const isNew = user.signedInAt !== null && !(await isKnownDevice(request, user.id))
  return store().tx(async () => {
    const cookies = [
      await startSession(request, user.id, isRemembered),
      await rememberDevice(request, user),
      ...(await tellArrival(request, user.id)),
    ]
    if (isNew && user.notifications.signIns) await tellOwner(request, user)
    await saveUser(user.id, { signedInAt: clock.now() })
    return { state: 'in', cookies }
  })
}

function tellOwner(request: Request, user: UserRow): Promise<unknown> {
  const sender = senderOf(request)
  const device = toDeviceWords(request.headers.get('user-agent') ?? '')
  return sendGuardingLetter(
    user,
    sender,
    newDeviceLetter(user, sender.origin, { device, when: toMomentWords(clock.now()) }),
    {
      unsubscribe: { userId: user.id, kind: 'signIns' },
    },
  )
}
