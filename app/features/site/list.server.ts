import { categories, type Category } from '#app/catalogue/screen.ts'
import { listScreens, type ListedScreen } from '#app/kits/foundation/content/listed-screens.server.ts'

const MAX_QUERY_CHARS = 200
const shows = ['all', 'open', 'waiting'] as const
type Show = (typeof shows)[number]

export function readFilter(searchParams: URLSearchParams): { query: string; show: Show } {
  const query = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_CHARS)
  return { query, show: shows.find((known) => known === searchParams.get('show')) ?? 'all' }
}

/** Listed screens by category; every word of the query must stand in a screen's title, purpose, address or category. */
export function listByCategory({ query, show }: { query: string; show: Show }) {
  const screens = listScreens()
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = screens.filter((screen) => words.every((word) => textOf(screen).includes(word)))
  const shown = found.filter(({ isWaiting }) => show === 'all' || isWaiting === (show === 'waiting'))
  const isOpen = ({ isWaiting }: ListedScreen) => !isWaiting
  return {
    query,
    show,
    counts: {
      all: screens.length,
      open: screens.filter(isOpen).length,
      found: found.length,
      foundOpen: found.filter(isOpen).length,
    },
    groups: categories
      .map((category) => ({ category, screens: shown.filter((screen) => screen.category === category) }))
      .filter((group) => group.screens.length > 0),
  }
}

export type CategoryGroup = { category: Category; screens: ListedScreen[] }

const textOf = ({ title, about, href, category }: ListedScreen) => `${title} ${about} ${href} ${category}`.toLowerCase()
