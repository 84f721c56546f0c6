import { getScreen, isScreenId } from '#app/catalogue/screens.ts'
import { brandIds } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { clock } from '#app/platform/clock.ts'
import { readChoice, readQuery, toPaging } from '#app/ui/data/table-address.ts'
import { waitingStates, type WaitingFilter } from './waiting-filter.ts'
import { countByScreen, countWaiting, listWaiting, type WaitingRow } from './waiting-people.store.server.ts'

const PEOPLE_PER_PAGE = 25
const SCREEN_MAX_CHARS = 64

/** The filter of an address. */
export const readWaitingFilter = (params: URLSearchParams): WaitingFilter => ({
  query: readQuery(params),
  screen: params.get('screen')?.slice(0, SCREEN_MAX_CHARS) || null,
  state: readChoice(params, 'state', waitingStates),
})

/** The name of the screen somebody waits for. */
export const toScreenTitle = (screen: string): string => (isScreenId(screen) ? getScreen(screen).title : screen)

/** Whether a screen is there by now, so that those who wait can be told. */
export const isOpenNow = (screen: string): boolean => isScreenId(screen) && isBuilt(screen)

export async function readWaitlistScreen(params: URLSearchParams) {
  const filter = readWaitingFilter(params)
  const paging = toPaging(params, await countWaiting(filter), PEOPLE_PER_PAGE)
  const [rows, screens] = await Promise.all([
    listWaiting(filter, { from: (paging.page - 1) * PEOPLE_PER_PAGE, most: PEOPLE_PER_PAGE }),
    countByScreen(),
  ])
  const now = clock.now()
  return {
    ...{ filter, paging },
    isFiltered: filter.query !== '' || filter.screen !== null || filter.state !== null,
    screens: screens.map(({ screen, people, since }) => ({
      ...{ screen, people, title: toScreenTitle(screen), isOpen: isOpenNow(screen) },
      since: since ? toAgoWords(since, now) : '',
    })),
    people: rows.map((row) => toLine(row, now)),
  }
}
export type WaitlistScreen = Awaited<ReturnType<typeof readWaitlistScreen>>
export type WaitingLine = WaitlistScreen['people'][number]

const toLine = ({ id, email, screen, brand, createdAt, invitedAt, settledAt }: WaitingRow, now: Date) => ({
  ...{ id, email, screen, title: toScreenTitle(screen) },
  brand: brands[brandIds.find((one) => one === brand) ?? 'main'].name,
  since: { at: createdAt.toISOString(), words: toMomentWords(createdAt), ago: toAgoWords(createdAt, now) },
  invited: invitedAt && toAgoWords(invitedAt, now),
  settled: settledAt && toAgoWords(settledAt, now),
})
