import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { passOn } from '../keeping.server.ts'
import { findKeeperId, findPanda } from '../pandas.store.server.ts'
import { bidKey } from './auctions.server.ts'
import * as rows from './gifts.store.server.ts'
import { findOpenListing } from './listings.store.server.ts'
import { findOpen, isTrader } from './offers.store.server.ts'
import { findRestProblem } from './sell.server.ts'
import { GIFT_DAYS } from './trade.limits.ts'

const DAY_MS = 86_400_000
const MOST_AT_ONCE = 100
const OVER = 'This ended before: it was taken, declined or taken back, or its time was over.'

export type Given = { gift: rows.GiftRow } | { refused: string } | null

/** Offers a panda to another member as a gift. Null where it is not theirs to give. */
export const offerGift = (fromId: string, number: number, toId: string): Promise<Given> =>
  store().tx(async () => {
    const panda = await findPanda(number)
    if (!panda || (await findKeeperId(panda.keeper)) !== fromId) return null
    const rests = await findRestProblem(number)
    if (rests) return { refused: rests }
    if (toId === fromId) return { refused: 'This panda is with you already.' }
    if (!(await isTrader(fromId)) || !(await isTrader(toId)) || (await areApart(fromId, toId)))
      return { refused: 'It cannot be given to this member.' }
    if (await findOpenListing(number)) return { refused: 'This panda is listed for sale. Take the listing down first.' }
    const now = clock.now()
    const gift = {
      ...{ id: createId(now.getTime()), panda: number, fromId, toId, state: 'open' as const, open: number },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + GIFT_DAYS * DAY_MS) },
    }
    if (!(await rows.createGift(gift)))
      return { refused: 'This panda waits for somebody already. Take that back first.' }
    await tell('panda.gift', toId, fromId, gift.panda)
    return { gift: (await rows.findGift(gift.id))! }
  })

const tell = async (
  kind: 'panda.gift' | 'panda.gift-taken' | 'panda.gift-over',
  toId: string,
  fromId: string,
  number: number,
) =>
  sendNotice({
    ...{ kind, to: toId, from: fromId, about: `panda:${number}`, subject: (await findPanda(number))?.name ?? '' },
    address: to('nft-give'),
  })

/** The other takes the gift: the panda is theirs, and rests before it can go on. */
export const acceptGift = (id: string, userId: string): Promise<Given> =>
  store().tx(async () => {
    const gift = await rows.findGift(id)
    if (!gift || gift.toId !== userId) return null
    const { panda, fromId, toId, state, expiresAt } = gift
    const now = clock.now()
    if (state !== 'open' || expiresAt <= now) return { refused: OVER }
    const found = await findPanda(panda)
    if (found?.hiddenAt || !(await isTrader(fromId)) || !(await isTrader(toId)) || (await areApart(fromId, toId)))
      return { refused: 'This panda cannot pass on at the moment.' }
    const listing = await findOpenListing(panda)
    if (listing && (await findOpen(bidKey(listing.id)))) return { refused: 'Somebody has bid for this panda.' }
    if (!(await rows.closeGift(id, 'accepted', now))) return { refused: OVER }
    if (!(await passOn('given', panda, { userId: fromId }, { userId: toId })))
      throw new Error(`Panda ${panda} waited as a gift and was not with who gives it`)
    await tell('panda.gift-taken', fromId, toId, panda)
    return { gift }
  })

/** The other declines, or who gives takes it back: the panda stays where it is. */
export const endGift = (id: string, userId: string, how: 'refused' | 'taken-back'): Promise<Given> =>
  store().tx(async () => {
    const gift = await rows.findGift(id)
    if (!gift || (how === 'refused' ? gift.toId : gift.fromId) !== userId) return null
    if (!(await rows.closeGift(id, how, clock.now()))) return { refused: OVER }
    await tell('panda.gift-over', how === 'refused' ? gift.fromId : gift.toId, userId, gift.panda)
    return { gift }
  })

/** Ends gifts that nobody took. Says how many. */
export async function expireGifts(now: Date): Promise<number> {
  const expired = await rows.listExpiredGifts(now, MOST_AT_ONCE)
  for (const { id } of expired) await rows.closeGift(id, 'expired', now)
  return expired.length
}
