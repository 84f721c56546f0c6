import { searchWords } from '#app/database/search-words.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { toKey } from './listing-terms.ts'
import * as rows from './listing.store.server.ts'
import type { Facet, Of, Spot, Wanted } from './listing.store.server.ts'

export const PER_PAGE = 24
const MOST_WORDS = 4
const KEPT_MS = 60_000
const MOST_KEPT = 500
/** From so many rows on a word is looked for along the list. */
const MANY = 20_000
const MOST_VALUES = 60
/** Of what fits so many are counted by their values. */
export const MOST_COUNTED = 4_000

/** Kinds that a list can be narrowed by. */
const FACETS = {
  member: ['interest', 'country', 'language', 'offer'],
  offering: ['offer', 'where', 'country'],
} as const

export type Sought = { of: Of; viewerId: string | null; text: string; filters: readonly Wanted[]; after: string | null }

/** A page of what fits, with how many would fit by each further choice. */
export async function find({ of, viewerId, text, filters, after }: Sought) {
  const isMember = viewerId !== null
  const wanted = await toWanted(of, text, filters, isMember)
  const asked = { of, viewerId, wanted }
  const isPlain = wanted.length === 1 && wanted[0].kind === 'all'
  const [found, facets, [all]] = await Promise.all([
    rows.listFound(asked, { after: readSpot(after), most: PER_PAGE + 1 }),
    isPlain ? readTotals(of, isMember) : readFitting(asked),
    rows.countValues(of, 'all', [''], isMember),
  ])
  const shown = found.slice(0, PER_PAGE)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    next: found.length > PER_PAGE && last ? toSpot(last) : null,
    facets,
    /** How many there are in all, whatever is asked for. */
    total: all?.count ?? 0,
  }
}

/** The rarest first: along its index there is least to look through. */
async function toWanted(of: Of, text: string, filters: readonly Wanted[], isMember: boolean) {
  const words = [...new Set(searchWords(toKey(text)))].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
  const sized = await Promise.all([
    ...words.map(async (value) => ({ kind: 'word', value, size: await rows.countWord(of, value, MANY) })),
    ...filters.map(async ({ kind, value }) => {
      const [known] = await rows.countValues(of, kind, [value], isMember)
      return { kind, value, size: known?.count ?? 0 }
    }),
  ])
  const inOrder = sized.sort((a, b) => a.size - b.size)
  // What many have is found soonest along the list itself.
  const all = { kind: 'all', value: '', size: 0 }
  const isDense = inOrder.every(({ kind, size }) => kind === 'word' && size >= MANY)
  const [first = all, ...others] = isDense ? [all, ...inOrder] : inOrder
  const toPlain = ({ kind, value }: Wanted): Wanted => ({ kind, value })
  return [toPlain(first), ...others.map(toPlain)] as [Wanted, ...Wanted[]]
}

const kept = () => once('people-facets', () => new Map<string, { until: number; facets: Promise<Facet[]> }>())

/** Counting what fits reads the values of each, so that it is done once a minute. */
function keep(key: string, ask: () => Promise<Facet[]>): Promise<Facet[]> {
  const now = clock.now().getTime()
  const known = kept().get(key)
  if (known && known.until > now && known.until <= now + KEPT_MS) return known.facets
  if (kept().size >= MOST_KEPT) kept().clear()
  const facets = ask()
  facets.catch(() => kept().delete(key))
  kept().set(key, { until: now + KEPT_MS, facets })
  return facets
}

const readTotals = async (of: Of, isMember: boolean): Promise<Facet[]> =>
  (await Promise.all(FACETS[of].map((kind) => rows.listTop(of, kind, isMember, MOST_VALUES)))).flat()

const readFitting = (asked: Parameters<typeof rows.countFitting>[0]) =>
  keep(`${asked.of} ${asked.viewerId !== null} ${JSON.stringify(asked.wanted)}`, async () =>
    (await rows.countFitting(asked, FACETS[asked.of], MOST_COUNTED)).sort(
      (a, b) => b.count - a.count || (a.label < b.label ? -1 : 1),
    ),
  )

/** The interests that most members name, for a page to choose from. */
export const listInterests = (isMember: boolean, most: number): Promise<Facet[]> =>
  rows.listTop('member', 'interest', isMember, most)

const toSpot = ({ place, id }: Spot): string => Buffer.from(JSON.stringify([place, id])).toString('base64url')

/** The place in a list that an address names; null for none, or for what names none. */
export function readSpot(text: string | null): Spot | null {
  if (!text || text.length > 1_000) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(read)) return null
    const [place, id] = read as unknown[]
    return typeof place === 'string' && typeof id === 'string' ? { place, id } : null
  } catch {
    return null
  }
}
