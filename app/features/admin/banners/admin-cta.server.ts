import { brandIds } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import { toBannerState } from '#app/kits/foundation/banners/banner-state.ts'
import {
  findBanner,
  listBanners,
  listClicks,
  sumClicks,
  type BannerRow,
} from '#app/kits/foundation/banners/banners.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'

const DAY_MS = 86_400_000
const DAYS_SHOWN = 30
const DAY_CHARS = 10

/** The brands whose pages have a place for a banner. */
const brandChoices = brandIds
  .filter((id) => brands[id].chrome.header !== 'none')
  .map((id) => ({ id, name: brands[id].name }))

/** The banners, and the one the address opens: `?banner=new` is one to be made. */
export async function readBannersScreen(params: URLSearchParams) {
  const asked = params.get('banner')
  const open = asked === null || asked === 'new' ? null : await findBanner(asked)
  if (asked !== null && asked !== 'new' && !open) throw notFound('There is no such banner. It may have been removed.')
  return {
    list: asked === null ? await readList() : null,
    edit: asked === null ? null : { banner: open && (await toEdit(open)), brands: brandChoices },
  }
}
export type BannersScreen = Awaited<ReturnType<typeof readBannersScreen>>
export type BannerLine = NonNullable<BannersScreen['list']>[number]
export type BannerEdit = NonNullable<BannersScreen['edit']>

async function readList() {
  const [rows, clicks] = await Promise.all([listBanners(), sumClicks()])
  const byBanner = new Map(clicks.map(({ bannerId, clicks: count }) => [bannerId, count]))
  return rows.map((row) => toLine(row, byBanner.get(row.id) ?? 0))
}

const toDay = (moment: Date): string => moment.toISOString().slice(0, DAY_CHARS)
const lastDay = (endsAt: Date | null): string => (endsAt ? toDay(new Date(endsAt.getTime() - DAY_MS)) : '')

const toLine = (row: BannerRow, clicks: number) => ({
  ...{ id: row.id, text: row.text, linkLabel: row.linkLabel, link: row.link, place: row.place, clicks },
  position: row.position,
  isActive: row.isActive,
  brands: row.brands.length === 0 ? 'Every brand' : row.brands.map(toBrandName).join(', '),
  state: toBannerState(row, clock.now()),
  days: toDaysWords(row.startsAt ? toDay(row.startsAt) : '', lastDay(row.endsAt)),
})

const toBrandName = (id: string): string => brandChoices.find((one) => one.id === id)?.name ?? id

function toDaysWords(from: string, until: string): string {
  if (from && until) return `${toDayWords(from)} to ${toDayWords(until)}`
  if (from) return `From ${toDayWords(from)} on`
  return until ? `Until ${toDayWords(until)}` : 'Always'
}

async function toEdit(row: BannerRow) {
  const first = new Date(clock.now().getTime() - (DAYS_SHOWN - 1) * DAY_MS)
  const clicks = new Map((await listClicks(row.id, toDay(first))).map(({ day, clicks: count }) => [day, count]))
  const byDay = Array.from({ length: DAYS_SHOWN }, (_, n) => {
    const day = toDay(new Date(first.getTime() + n * DAY_MS))
    return { day, clicks: clicks.get(day) ?? 0 }
  })
  return {
    ...toLine(
      row,
      byDay.reduce((sum, { clicks: count }) => sum + count, 0),
    ),
    startsOn: row.startsAt ? toDay(row.startsAt) : '',
    endsOn: lastDay(row.endsAt),
    chosenBrands: row.brands,
    byDay,
    days: DAYS_SHOWN,
  }
}
