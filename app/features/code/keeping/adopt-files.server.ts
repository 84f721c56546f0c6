import { keepForOwner } from '#app/kits/foundation/files/files.store.server.ts'
import { onArrival } from '#app/kits/members/identity/account/arrivals.server.ts'
import { readGuestId } from '#app/kits/members/visitor/visitor.server.ts'
import { listFileIdsOf } from './code.store.server.ts'

/** The repositories a guest brought become the member's who signs in, and stay. */
onArrival(async (request, userId) => {
  const guestId = await readGuestId(request)
  if (guestId !== null) await keepForOwner(await listFileIdsOf(userId, guestId), userId)
  return []
})
