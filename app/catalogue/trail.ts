import { isOpen } from './doors.ts'
import { getScreen, screenIds, screens } from './screens.ts'

/** The longest breadcrumb that is shown whole (SPEC 9). */
export const BREADCRUMB_MAX_CHARS = 15

/** `href` is null for the page itself and for a prefix that is no screen. */
export type Crumb = { label: string; href: string | null }

/** Screens by lower-case path, of the addresses that need no parameter. */
const screenByPath = new Map(
  screenIds.flatMap((id) => {
    const { paths, title } = getScreen(id)
    const fixed = paths.map((path) => path.replace(/\/:[^/]+\?$/, '')).filter((path) => !/[:*]/.test(path))
    return fixed.map((path) => [path.toLowerCase(), { id, title }] as const)
  }),
)

const homePaths: readonly string[] = screens.home.paths

/**
 * The breadcrumbs of an address, one for each segment of its path, the page itself last. Empty on home. A prefix that
 * is a screen shows that screen's title and leads there once it is open, any other segment its own words; labels are cut at BREADCRUMB_MAX_CHARS.
 */
export function trail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  if (homePaths.includes(`/${segments.join('/')}`.toLowerCase())) return []
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const screen = screenByPath.get(path.toLowerCase())
    const isPage = index === segments.length - 1
    const leadsOn = screen !== undefined && !isPage && isOpen(screen.id)
    return { label: cut(screen?.title ?? humanise(segment)), href: leadsOn ? path : null }
  })
}

function humanise(segment: string): string {
  const words = decode(segment)
    .replace(/[-_+\s]+/g, ' ')
    .trim()
  const [first = '', ...rest] = words
  return words ? first.toUpperCase() + rest.join('') : segment
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function cut(label: string): string {
  const characters = [...label]
  return characters.length > BREADCRUMB_MAX_CHARS ? `${characters.slice(0, BREADCRUMB_MAX_CHARS).join('')}…` : label
}
