import { clock } from '#app/platform/clock.ts'
import { closeGift, findOpenGift } from './gifts.store.server.ts'
import { giveBack } from './give-back.server.ts'
import { closeListing, findOpenListing } from './listings.store.server.ts'
import { listHeldFor } from './offers.store.server.ts'

const AT_ONCE = 100

/**
 * A panda passes on: what was open about it ends, in the ambient transaction, and all that is held for it goes back to the
 * last cent. What led to the passing has ended before, as sold, accepted or taken.
 */
export async function closeTrade(panda: number): Promise<void> {
  const at = clock.now()
  const [listing, gift] = [await findOpenListing(panda), await findOpenGift(panda)]
  if (listing) await closeListing(listing.id, 'void', at)
  if (gift) await closeGift(gift.id, 'void', at)
  for (let held = await listHeldFor(panda, AT_ONCE); held.length > 0; held = await listHeldFor(panda, AT_ONCE))
    for (const offer of held) await giveBack(offer, 'void')
}
