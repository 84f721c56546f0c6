import { to } from '#app/catalogue/to.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toLookAlikeKey } from '#app/kits/members/pandas/panda-name.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toMomentWords } from '../moments.ts'
import { toFilter } from '../nft.store.server.ts'
import { toPandaCard } from '../panda-card.ts'
import { readTraits, toTraitFields } from '../traits-query.ts'
import { listOffered, marketSorts, placeOf, type Found, type MarketSort, type Place } from './market.store.server.ts'

const PER_PAGE = 24
const NAME_MAX_CHARS = 30
/** What no panda has in its name. */
const NO_NAME = /[^\w-]/g
const kinds = ['price', 'auction'] as const
const PLACE = /^(\d{1,16})\.([\w-]{1,64})$/
const LATEST_MS = 8.64e15

/** Pandas that their keepers offer, as the address asks for them. */
export async function readMarket(request: Request) {
  const query = new URL(request.url).searchParams
  const viewer = await findUser(request)
  const { sought, traits } = readTraits(query)
  const find = (query.get('find') ?? '').replace(NO_NAME, '').slice(0, NAME_MAX_CHARS)
  const kind = kinds.find((one) => one === query.get('kind')) ?? null
  const sort = marketSorts.find((one) => one === query.get('sort')) ?? 'new'
  const behind = readPlace(query.get('before'))
  const found = await listOffered({
    ...{ filter: toFilter(traits, toLookAlikeKey(find), null), kind, sort, behind },
    ...{ viewerId: viewer?.id ?? null, now: clock.now(), most: PER_PAGE + 1 },
  })
  const shown = found.slice(0, PER_PAGE)
  const asked = { ...sought, find, kind, sort: sort === 'new' ? null : sort }
  return {
    ...{ find, kind, sort, sought },
    isTest: !hasStripe(),
    isMember: viewer !== null,
    isFirst: behind === null,
    isSifted: find !== '' || kind !== null || Object.keys(sought).length > 0,
    families: toTraitFields(sought),
    cards: shown.map(toCard),
    first: behind ? to('nft-marketplace', null, asked) : null,
    more:
      found.length > PER_PAGE ? to('nft-marketplace', null, { ...asked, before: toMark(sort, shown.at(-1)!) }) : null,
  }
}
export type MarketView = Awaited<ReturnType<typeof readMarket>>

const toMark = (sort: MarketSort, found: Found): string => {
  const { value, id } = placeOf(sort, found)
  return `${value}.${id}`
}

function readPlace(mark: string | null): Place | null {
  const [, value, id] = PLACE.exec(mark ?? '') ?? []
  return value !== undefined && id !== undefined && Number(value) <= LATEST_MS ? { value: Number(value), id } : null
}

const toCard = ({ listing, panda }: Found) => ({
  ...toPandaCard(panda),
  id: listing.id,
  price: toMoneyText(listing.asks, listing.currency),
  ends: listing.endsAt ? toMomentWords(listing.endsAt) : null,
})
