import { toMoneyText } from '#app/engines/money/amount.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readEarnings } from '#app/kits/members/market/payouts.server.ts'
import { REST_HOURS } from '#app/kits/members/pandas/keeping.server.ts'
import {
  findAdopted,
  findMark,
  listKept,
  listNames,
  type PandaRow,
} from '#app/kits/members/pandas/pandas.store.server.ts'
import { findLiveToken } from '#app/kits/members/pandas/tokens/tokens.store.server.ts'
import { bidKey } from '#app/kits/members/pandas/trade/auctions.server.ts'
import { findOpenGift } from '#app/kits/members/pandas/trade/gifts.store.server.ts'
import * as listings from '#app/kits/members/pandas/trade/listings.store.server.ts'
import { findOpen, sumWaitingFor } from '#app/kits/members/pandas/trade/offers.store.server.ts'
import { AUCTION_END_HOUR } from '#app/kits/members/pandas/trade/trade.limits.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toMomentWords } from '../moments.ts'
import { toPandaCard } from '../panda-card.ts'

const MOST_PANDAS = 60
const MOST_LISTINGS = 60
const MINOR = 100
const DATE_CHARS = 'yyyy-mm-dd'.length
export const NOT_YOURS = 'There is no such panda of yours.'

/** A seller's desk; with `panda` in the address, the form that lists it, or changes its listing. */
export async function readSelling(request: Request) {
  const member = await requireMember(request)
  const asked = new URL(request.url).searchParams.get('panda')
  const mark = await findMark(member.id)
  const kept = mark ? await listKept(mark, MOST_PANDAS) : []
  const chosen = asked === null ? null : kept.find(({ number }) => String(number) === asked)
  if (asked !== null && !chosen) throw notFound(NOT_YOURS)
  const [past, waiting, earnings] = await Promise.all([
    listings.listListingsOf(member.id, MOST_LISTINGS),
    sumWaitingFor(member.id),
    readEarnings(member.id),
  ])
  const names = new Map((await listNames(past.map(({ panda }) => panda))).map(({ number, name }) => [number, name]))
  return {
    pandas: await Promise.all(kept.map(toKept)),
    form: chosen ? { ...(await toKept(chosen)), ...(await toTyped(chosen.number)) } : null,
    past: past
      .filter(({ state }) => state !== 'open')
      .map(({ id, panda, kind, price, currency, state, closedAt }) => ({
        ...{ id, kind, state, panda, name: names.get(panda) ?? '' },
        price: toMoneyText(price, currency),
        closed: closedAt ? toMomentWords(closedAt) : '',
      })),
    hasAdopted: kept.length > 0 || (await findAdopted(member.id)) !== null,
    waiting: toMoneyText(waiting, CURRENCY),
    owed: toMoneyText(Math.max(0, earnings.owed), CURRENCY),
    fee: env().MARKET_FEE_PERCENT,
    restHours: REST_HOURS,
    endHour: AUCTION_END_HOUR,
    isTest: !hasStripe(),
  }
}
export type SellingView = Awaited<ReturnType<typeof readSelling>>

async function toKept(panda: PandaRow) {
  const { number, restsUntil, home, takesOffers, hiddenAt } = panda
  const [listing, gift] = [await listings.findOpenListing(number), await findOpenGift(number)]
  const rests = restsUntil !== null && restsUntil > clock.now() ? toMomentWords(restsUntil) : null
  return {
    ...toPandaCard(panda),
    ...{ rests, takesOffers, isVisiting: home !== null, isHidden: hiddenAt !== null, isGiven: gift !== null },
    isMinted: (await findLiveToken(number)) !== null,
    listing: listing && {
      ...{ id: listing.id, kind: listing.kind, isHidden: listing.hiddenAt !== null },
      price: toMoneyText(listing.asks, listing.currency),
      ends: listing.endsAt ? toMomentWords(listing.endsAt) : null,
      hasBid: (await findOpen(bidKey(listing.id))) !== null,
    },
  }
}
export type KeptPanda = SellingView['pandas'][number]

/** What stands in the form of a panda that is listed already. */
async function toTyped(number: number) {
  const listing = await listings.findOpenListing(number)
  const plain = (minor: number | null | undefined) => (minor ? (minor / MINOR).toFixed(2) : '')
  return {
    typed: {
      price: plain(listing?.price),
      reserve: plain(listing?.reserve),
      until: listing?.endsAt?.toISOString().slice(0, DATE_CHARS) ?? '',
    },
  }
}
export type SellingForm = NonNullable<SellingView['form']>
