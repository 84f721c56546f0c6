import { categories, type Category } from '#app/catalogue/screen.ts'
import { getScreen, screenIds } from '#app/catalogue/screens.ts'
import { highlight } from '#app/kits/foundation/content/highlight.server.ts'
import { listScreens, screensById, type ListedScreen } from '#app/kits/foundation/content/listed-screens.server.ts'
import { suggestScreens } from '#app/kits/search/site-search/site-search.server.ts'
import { cutPage, readTableState, type TableOrder } from '#app/ui/data/table-address.ts'
import type { BulkInput } from './data-screens.inputs.ts'

const ROWS_PER_PAGE = 8
/** How many words an address has between its slashes. */
const DEPTHS = [1, 2, 3, 4]
const columns = ['title', 'category', 'addresses', 'state'] as const
export type ScreenColumn = (typeof columns)[number]
export type ScreenRow = Pick<ListedScreen, 'id' | 'title' | 'href' | 'category' | 'isWaiting'> & { addresses: number }

/** The listed screens as `?sort=`, `?dir=`, `?page=`, `?q=` and `?category=` ask for them. */
export function listScreenRows(params: URLSearchParams) {
  const { order, page, query } = readTableState(params, { columns, order: { column: 'title', direction: 'asc' } })
  const category = categories.find((known) => known === params.get('category')) ?? null
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = listScreens()
    .filter((screen) => !category || screen.category === category)
    .filter(({ title, about, href }) => words.every((word) => `${title} ${about} ${href}`.toLowerCase().includes(word)))
    .map(toRow)
    .sort(compareBy(order))
  return {
    order,
    query,
    category,
    categories: [...categories],
    suggestions: found.length === 0 ? suggestScreens(query) : [],
    ...cutPage(found, page, ROWS_PER_PAGE),
  }
}

const toRow = ({ id, title, href, category, isWaiting }: ListedScreen): ScreenRow => ({
  id,
  title,
  href,
  category,
  isWaiting,
  addresses: getScreen(id).paths.length,
})

const comparisons = {
  title: (a: ScreenRow, b: ScreenRow) => a.title.localeCompare(b.title, 'en'),
  category: (a: ScreenRow, b: ScreenRow) => a.category.localeCompare(b.category, 'en'),
  addresses: (a: ScreenRow, b: ScreenRow) => a.addresses - b.addresses,
  state: (a: ScreenRow, b: ScreenRow) => Number(a.isWaiting) - Number(b.isWaiting),
}

/** Equal rows stand by title, whichever way the order goes. */
function compareBy({ column, direction }: TableOrder<ScreenColumn>) {
  const sign = direction === 'asc' ? 1 : -1
  const compare = comparisons[column]
  return (a: ScreenRow, b: ScreenRow) => sign * compare(a, b) || a.title.localeCompare(b.title, 'en')
}

/** What the bulk bar makes of the chosen screens: their addresses as Markdown or as JSON. */
export function toAddressList({ chosen, do: as }: BulkInput) {
  const screens = screensById(chosen)
  const text =
    as === 'markdown'
      ? screens.map(({ title, href }) => `- [${title}](${href})`).join('\n')
      : JSON.stringify(Object.fromEntries(screens.map(({ title, href }) => [title, href])), null, 2)
  return { count: screens.length, code: highlight(text, as) }
}

/** Numbers of the catalogue for the charts: listed screens by category, addresses by how deep they lie. */
export function countScreens() {
  const listed = listScreens()
  const byCategory = categories.map((label: Category) => ({
    label,
    value: listed.filter(({ category }) => category === label).length,
  }))
  const addresses = screenIds.flatMap((id) =>
    getScreen(id).paths.map((path, n) => ({
      depth: path.split('/').filter(Boolean).length,
      isFirst: n === 0,
      hasParameter: /[:*]/.test(path),
    })),
  )
  type Address = (typeof addresses)[number]
  const countAt = (isMeant: (address: Address) => boolean) =>
    DEPTHS.map((depth) => addresses.filter((one) => one.depth === depth && isMeant(one)).length)
  return {
    byCategory: byCategory.sort((a, b) => b.value - a.value),
    depths: DEPTHS.map(String),
    firsts: countAt(({ isFirst }) => isFirst),
    aliases: countAt(({ isFirst }) => !isFirst),
    withParameter: countAt(({ hasParameter }) => hasParameter),
  }
}
