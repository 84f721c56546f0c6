import { to } from '#app/catalogue/to.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { passOn } from '../keeping.server.ts'
import { findKeeperId, findPanda } from '../pandas.store.server.ts'
import { findLiveToken } from '../tokens/tokens.store.server.ts'
import { closeListing } from './listings.store.server.ts'
import { isTrader, settleOffer, type OfferRow } from './offers.store.server.ts'

/** Why a panda cannot pass on now, as a sentence; null when it can. */
export async function findRestProblem(panda: number): Promise<string | null> {
  const found = await findPanda(panda)
  if (!found) return 'There is no such panda.'
  const { restsUntil, home, name } = found
  if (home !== null) return `${name} is a visitor from another site: it can be neither sold nor given here.`
  const token = await findLiveToken(panda)
  if (token?.state === 'confirmed')
    return `${name} is minted: it moves on its chain, from address to address, and not here.`
  if (token) return `${name} is being minted.`
  if (restsUntil && restsUntil > clock.now())
    return `${name} changed hands a short while ago. It rests until ${restsUntil.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ', ')} UTC, and can go on after that.`
  return null
}

/**
 * A panda is sold for what is held, in the ambient transaction: its keeper, the ledger and the money with it. A sentence where
 * that cannot be; then nothing was written that matters, and the caller gives the money back or undoes its transaction.
 */
export async function sell(offer: OfferRow): Promise<string | null> {
  const { id, panda, buyerId, sellerId, listingId, total, currency, paidAs } = offer
  const found = await findPanda(panda)
  const rests = await findRestProblem(panda)
  if (rests) return rests
  if (!found || found.hiddenAt) return 'This panda is not to be had at the moment.'
  if (!buyerId || !sellerId || (await findKeeperId(found.keeper)) !== sellerId)
    return 'This panda is with somebody else now.'
  if (!(await isTrader(buyerId)) || !(await isTrader(sellerId)))
    return 'One of the two members cannot trade at the moment.'
  const at = clock.now()
  if (!(await settleOffer(id, 'accepted', at))) return 'This ended before.'
  if (listingId) await closeListing(listingId, 'sold', at)
  const payment = { minor: total, currency, eventId: paidAs }
  if (!(await passOn('sold', panda, { userId: sellerId }, { userId: buyerId }, payment)))
    throw new Error(`Panda ${panda} was with its keeper and could not pass on`)
  const about = { about: `panda:${panda}`, subject: found.name }
  await sendNotice({ kind: 'panda.sold', to: sellerId, from: buyerId, ...about, address: to('nft-selling') })
  await sendNotice({
    ...{ kind: 'panda.yours', to: buyerId, from: sellerId, ...about },
    address: to('panda', { number: String(panda) }),
  })
  return null
}
