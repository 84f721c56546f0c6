import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { isProfession, professionNames, toProfessionName } from '#app/kits/members/businesses/profession-names.ts'
import { toHoursView } from '../page/page-view.server.ts'
import { listPublished, type BusinessRow } from '../keeping/businesses.store.server.ts'
import { rateBusinesses } from '../keeping/daily.store.server.ts'
import { toPicture } from './my-businesses.server.ts'

const PER_PAGE = 24
const WORDS_MAX_CHARS = 100
const CURSOR = /^(\d{1,15})\.([\w-]{3,64})$/

export async function toCards(rows: readonly BusinessRow[]) {
  const rated = await rateBusinesses(rows.map(({ id }) => id))
  return rows.map((row) => {
    const hours = toHoursView(row.hours, row.zone)
    return {
      ...{ id: row.id, name: row.name, tagline: row.tagline, place: row.place, picture: toPicture(row) },
      profession: toProfessionName(row.profession),
      isVerified: row.verifiedAt !== null,
      rating: rated.get(row.id) ?? null,
      hours: hours && { isOpen: hours.isOpen, words: hours.words },
    }
  })
}
export type BusinessCard = Awaited<ReturnType<typeof toCards>>[number]

/** Published businesses, the newest first, by words and profession. */
export async function readBusinesses(request: Request) {
  const params = new URL(request.url).searchParams
  const text = (params.get('q') ?? '').trim().slice(0, WORDS_MAX_CHARS)
  const profession = params.get('profession') ?? ''
  const isVerified = params.get('verified') === '1'
  const [, ms, id] = CURSOR.exec(params.get('before') ?? '') ?? []
  const sought = {
    words: fold(text).split(' ').filter(Boolean).slice(0, 8),
    profession: isProfession(profession) ? profession : null,
    isVerified,
  }
  const before = ms && id ? { at: new Date(Number(ms)), id } : null
  const found = await listPublished({ ...sought, before, most: PER_PAGE + 1 })
  const shown = found.slice(0, PER_PAGE)
  const last = shown.at(-1)
  return {
    text,
    profession: sought.profession ?? '',
    isVerified,
    professions: Object.entries(professionNames).map(([value, label]) => ({ value, label })),
    cards: await toCards(shown),
    isFirst: before === null,
    more:
      found.length > PER_PAGE && last?.publishedAt
        ? to('businesses', null, {
            ...{ q: text, profession: sought.profession, verified: isVerified ? 1 : null },
            before: `${last.publishedAt.getTime()}.${last.id}`,
          })
        : null,
  }
}
export type BusinessesView = Awaited<ReturnType<typeof readBusinesses>>
