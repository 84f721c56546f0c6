import { to } from '#app/catalogue/to.ts'
import { isCountry } from '#app/kits/members/identity/profile/countries.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readOfferingCards } from '../offering/offering-view.server.ts'
import { findViewer } from '../visit.server.ts'
import { readCards } from './cards.server.ts'
import { find, readSpot } from './find.server.ts'
import { countValues, listCities } from './listing.store.server.ts'
import { toCountryName } from './place-member.server.ts'

const NOWHERE = 'We know no such place. Countries are named by their two letters, such as JP.'
const CITIES = 40

/** A country by its two letters, or a city of one that somebody lives in, with the members and offerings there. */
export async function readLocation(request: Request, id: string) {
  const [, code = '', rest = ''] = /^([a-z]{2})(-.+)?$/i.exec(id.trim()) ?? []
  const country = code.toUpperCase()
  if (!isCountry(country)) throw notFound(NOWHERE)
  const viewer = await findViewer(request)
  const viewerId = viewer?.id ?? null
  const value = rest ? `${code.toLowerCase()}${rest}` : country
  const kind = rest ? 'city' : 'country'
  const city = rest ? await findCity(value, viewerId !== null) : null
  if (rest && !city) throw notFound(NOWHERE)
  const query = new URL(request.url).searchParams
  const filters = [{ kind, value }]
  const after = readSpot(query.get('after')) ? query.get('after') : null
  const [members, offerings, cities] = await Promise.all([
    find({ of: 'member', viewerId, text: '', filters, after }),
    find({ of: 'offering', viewerId, text: '', filters, after: null }),
    listCities(country, viewerId !== null, CITIES),
  ])
  const name = toCountryName(country)
  const [counted] = await countValues('member', kind, [value], viewerId !== null)
  return {
    id: value,
    country,
    countryName: name,
    name: city ? `${city}, ${name}` : name,
    isCity: rest !== '',
    cities: rest ? [] : cities,
    members: await readCards(members.ids, viewer),
    count: counted?.count ?? 0,
    next: members.next,
    isFirst: after === null,
    offerings: await readOfferingCards(offerings.ids, viewerId),
    isMember: viewer !== null,
    own: viewer && { country: viewer.country },
    canonicalPath: to('location', { id: value }),
    isIndexed: members.ids.length + offerings.ids.length > 0 && after === null,
  }
}
export type LocationView = Awaited<ReturnType<typeof readLocation>>

async function findCity(value: string, isMember: boolean): Promise<string | null> {
  for (const of of ['member', 'offering'] as const) {
    const [found] = await countValues(of, 'city', [value.toLowerCase()], isMember)
    if (found && found.count > 0) return found.label
  }
  return null
}
