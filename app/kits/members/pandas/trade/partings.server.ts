import { onParting } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { giveBack } from './give-back.server.ts'
import { closeGift, listOpenBetween } from './gifts.store.server.ts'
import { listHeldBetween } from './offers.store.server.ts'

const MOST_AT_ONCE = 1_000

/** One member blocks another: what is held between them goes back, and gifts end. */
onParting(async (one, other) => {
  for (const offer of await listHeldBetween(one, other, MOST_AT_ONCE)) await giveBack(offer, 'void')
  for (const { id } of await listOpenBetween(one, other, MOST_AT_ONCE)) await closeGift(id, 'void', clock.now())
})
