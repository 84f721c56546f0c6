import type { Step } from './crumbs.ts'
import { isOpen } from './doors.ts'
import { getScreen, screenIds, screens } from './screens.ts'
import { to } from './to.ts'

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

/** What stands above an address in place of its prefix: a member's page belongs to nobody's own profile. */
const ABOVE: ReadonlyMap<string, 'directory'> = new Map([['my-profile', 'directory']])

const homePaths: readonly string[] = screens.home.paths

/** The steps of an address, one for each segment of its path that people can read, the page itself last. Empty on home. */
export function stepsOf(pathname: string): Step[] {
  const segments = pathname.split('/').filter((segment) => segment !== '' && !MADE.test(segment))
  if (homePaths.includes(`/${segments.join('/')}`.toLowerCase())) return []
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const screen = screenByPath.get(path.toLowerCase())
    const above = index < segments.length - 1 ? ABOVE.get(screen?.id ?? '') : undefined
    if (above)
      return { id: above, label: getScreen(above).title, href: isOpen(above) ? to(above) : null, isListed: true }
    return {
      id: screen?.id ?? path,
      label: screen?.title ?? SEGMENT_NAMES.get(segment.toLowerCase()) ?? humanise(segment),
      href: screen !== undefined && isOpen(screen.id) ? path : null,
      isListed: screen?.isListed ?? true,
    }
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
