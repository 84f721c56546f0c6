import { isOpen } from './doors.ts'
import { getScreen, screenIds, screens } from './screens.ts'

/** The longest breadcrumb that is shown whole (SPEC 9). */
export const BREADCRUMB_MAX_CHARS = 15

/** `href` is null for the page itself and for a prefix that is no screen. */
export type Crumb = { label: string; href: string | null }

/** Screens by lower-case path, of the addresses that need no parameter. */
const screenByPath = new Map(
  screenIds.flatMap((id) => {
    const { paths, title, listed } = getScreen(id)
    const fixed = paths.map((path) => path.replace(/\/:[^/]+\?$/, '')).filter((path) => !/[:*]/.test(path))
    return fixed.map((path) => [path.toLowerCase(), { id, title, isListed: listed !== false }] as const)
  }),
)

/** An id that a program made says nothing to people: what stands before it is the page. */
const MADE = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=\D*\d)[\w-]{20,24})$/

/** Segments that are no screen and whose own letters are no words. */
const SEGMENT_NAMES: ReadonlyMap<string, string> = new Map([
  ['youtube', 'YouTube'],
  ['auth', 'Sign-in'],
  ['ai', 'AI'],
])

const homePaths: readonly string[] = screens.home.paths

/**
 * The breadcrumbs of an address, one for each segment of its path that people can read, the page itself last. Empty on home. A prefix that
 * is a screen shows that screen's title and leads there once it is open, any other segment its own words; labels are cut at BREADCRUMB_MAX_CHARS.
 * `ownName`: what the page is called that its address shows beside the path, such as the question of a run; it comes last, in place of a
 * screen that shows nothing else.
 */
export function trail(pathname: string, ownName: string | null = null): Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '' && !MADE.test(segment))
  if (homePaths.includes(`/${segments.join('/')}`.toLowerCase())) return []
  const last = screenByPath.get(`/${segments.join('/')}`.toLowerCase())
  if (ownName !== null && last?.isListed === false) segments.pop()
  const steps = segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const screen = screenByPath.get(path.toLowerCase())
    const isPage = ownName === null && index === segments.length - 1
    const leadsOn = screen !== undefined && !isPage && isOpen(screen.id)
    return {
      id: screen?.id ?? path,
      label: cut(screen?.title ?? SEGMENT_NAMES.get(segment.toLowerCase()) ?? humanise(segment)),
      href: leadsOn ? path : null,
    }
  })
  // Two addresses of one screen below each other are one step.
  const crumbs = steps
    .filter(({ id }, index) => id !== steps[index + 1]?.id)
    .map(({ label, href }): Crumb => ({ label, href }))
  return ownName === null ? crumbs : [...crumbs, { label: cut(ownName.replace(/\s+/g, ' ')), href: null }]
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
