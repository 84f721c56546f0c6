import { to } from '#app/catalogue/to.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { findKeeperId, listNames } from '#app/kits/members/pandas/pandas.store.server.ts'
import { findByNumber } from '#app/kits/members/pandas/shown-pandas.store.server.ts'
import { listOffersOf, sumHeldOf, type OfferRow } from '#app/kits/members/pandas/trade/offers.store.server.ts'
import { OFFER_MOST_DAYS } from '#app/kits/members/pandas/trade/trade.limits.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { toTaxWords } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toMomentWords } from '../moments.ts'
import { toPandaCard } from '../panda-card.ts'

const PER_PAGE = 30
const NUMBER = /^[1-9]\d{0,8}$/
const MOMENT = /^\d{1,15}$/
export const NO_PANDA = 'There is no panda with this number here.'

/** A member's offers and those made to them; with `panda` in the address, the form for one. */
export async function readOffers(request: Request) {
  const member = await requireMember(request)
  const query = new URL(request.url).searchParams
  const asked = query.get('panda')
  const part = query.get('part') === 'received' ? ('received' as const) : ('made' as const)
  const before = query.get('before') ?? ''
  const until = MOMENT.test(before) ? new Date(Number(before)) : null
  const found = await listOffersOf(member.id, part === 'made' ? 'buyerId' : 'sellerId', until, PER_PAGE + 1)
  const shown = found.slice(0, PER_PAGE)
  const names = new Map((await listNames(shown.map(({ panda }) => panda))).map(({ number, name }) => [number, name]))
  for (const number of new Set(shown.map(({ panda }) => panda))) await readNoticesAbout(member.id, `panda:${number}`)
  const last = found.at(PER_PAGE)
  return {
    part,
    panda: asked === null ? null : await readAsked(asked, member.id),
    held: toMoneyText(await sumHeldOf(member.id), CURRENCY),
    mostDays: OFFER_MOST_DAYS,
    isTest: !hasStripe(),
    tax: toTaxWords(),
    offers: shown.map((offer) => toLine(offer, names.get(offer.panda) ?? '')),
    more: last ? to('nft-offer', null, { part, before: last.createdAt.getTime() }) : null,
  }
}
export type OffersView = Awaited<ReturnType<typeof readOffers>>

/** The panda that is meant: one that everybody may see. */
async function readAsked(asked: string, userId: string) {
  const [panda] = NUMBER.test(asked) ? await findByNumber(Number(asked)) : []
  if (!panda) throw notFound(NO_PANDA)
  const isOwn = (await findKeeperId(panda.keeper)) === userId
  const why = isOwn
    ? 'This panda is yours: others make you offers for it.'
    : panda.takesOffers && panda.home === null
      ? null
      : 'Its keeper takes no offers for it at the moment.'
  return { ...toPandaCard(panda), why }
}

const stateWords: Record<OfferRow['state'], string> = {
  held: 'Open',
  accepted: 'Taken',
  refused: 'Not taken',
  withdrawn: 'Taken back',
  expired: 'Ran out',
  outbid: 'Somebody bid more',
  void: 'Ended with the panda’s way on',
  returned: 'Sale taken back',
}

const toLine = (
  { id, kind, panda, minor, currency, state, createdAt, expiresAt, givenBackAt, listingId }: OfferRow,
  name: string,
) => {
  const isOver = expiresAt !== null && expiresAt <= clock.now()
  return {
    ...{ id, kind, panda, name, listingId },
    amount: toMoneyText(minor, currency),
    state: state === 'held' && isOver ? ('expired' as const) : state,
    words: state === 'held' && isOver ? 'Its time is over' : stateWords[state],
    isOpen: state === 'held' && kind === 'offer' && !isOver,
    made: toMomentWords(createdAt),
    until: expiresAt ? toMomentWords(expiresAt) : null,
    money:
      state === 'held'
        ? ('held' as const)
        : givenBackAt
          ? ('back' as const)
          : state === 'accepted'
            ? ('paid' as const)
            : ('due' as const),
  }
}
export type OfferLine = OffersView['offers'][number]
