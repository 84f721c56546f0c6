import { keepForOwner } from '#app/kits/foundation/files/files.store.server.ts'
import { onArrival } from '#app/kits/members/identity/account/arrivals.server.ts'
import { readGuestId } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { listPictured } from '../documents.store.server.ts'
import { picturesIn } from './picture-address.ts'

const GUEST_KEEPS_MS = 31 * 86_400_000

/** The pictures of what a guest wrote become the member's who signs in, and stay. */
onArrival(async (request, userId) => {
  const guestId = await readGuestId(request)
  if (guestId === null) return []
  const since = new Date(clock.now().getTime() - GUEST_KEEPS_MS)
  const documents = await listPictured(userId, guestId, since)
  const files = documents.flatMap(({ id, text }) => picturesIn(id, text))
  if (files.length > 0) await keepForOwner(files, userId)
  return []
})
