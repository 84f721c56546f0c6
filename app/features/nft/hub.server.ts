import { to } from '#app/catalogue/to.ts'
import { toLookAlikeKey } from '#app/kits/members/pandas/panda-name.ts'
import { listShown } from '#app/kits/members/pandas/shown-pandas.store.server.ts'
import { countAll, toFilter } from './nft.store.server.ts'
import { toPandaCard } from './panda-card.ts'
import { readTraits, toTraitFields } from './traits-query.ts'

const PER_PAGE = 24
const NUMBER = /^[1-9]\d{0,8}$/
const NAME_MAX_CHARS = 30
/** What no panda has in its name. */
const NO_NAME = /[^\w-]/g

/** The gallery of the collection, as the address asks for it. */
export async function readHub(request: Request) {
  const query = new URL(request.url).searchParams
  const { sought, traits } = readTraits(query)
  const find = (query.get('find') ?? '').replace(NO_NAME, '').slice(0, NAME_MAX_CHARS)
  const before = query.get('before') ?? ''
  const below = NUMBER.test(before) ? Number(before) : null
  const [found, totals] = await Promise.all([
    listShown(toFilter(traits, toLookAlikeKey(find), below), PER_PAGE + 1),
    countAll(),
  ])
  const shown = found.slice(0, PER_PAGE)
  return {
    find,
    sought,
    totals,
    isFirst: below === null,
    isSifted: find !== '' || Object.keys(sought).length > 0,
    families: toTraitFields(sought),
    pandas: shown.map(toPandaCard),
    more: found.length > PER_PAGE ? to('nft', null, { ...sought, find, before: shown.at(-1)!.number }) : null,
  }
}
export type HubView = Awaited<ReturnType<typeof readHub>>
