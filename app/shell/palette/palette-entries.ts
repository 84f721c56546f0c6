import { aboutOf, alsoOf } from '#app/catalogue/abouts.ts'
import { ACTION_CATEGORY, actions, type ActionEntry, type ActionId } from '#app/catalogue/actions.ts'
import { isOpen } from '#app/catalogue/doors.ts'
import { categories, type Category } from '#app/catalogue/screen.ts'
import { getScreen, screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { shortcuts, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { rankOf, shareOf, toWords } from './palette-match.ts'

/** `also`: further words it is looked for by. `isComing`: its tool does not work yet. */
type Words = { title: string; about: string; also: string; shortcut: Shortcut | null; isComing?: true }
export type ScreenLine = Words & { kind: 'screen'; id: ScreenId; category: Category; href: string }
export type ActionLine = Words & { kind: 'action'; id: ActionId; category: typeof ACTION_CATEGORY }
export type HelpLine = Words & { kind: 'help'; id: string; category: typeof HELP_CATEGORY; href: string }
export type PaletteEntry = ScreenLine | ActionLine | HelpLine
/** An article of the help centre, as the server lists it. */
export type HelpTitle = { slug: string; title: string; summary: string; tags: string }
export type PaletteGroup = { label: string; entries: PaletteEntry[] }
/** What decides over the lines somebody is offered. */
export type PaletteReader = { isMember: boolean; staffScreens: readonly ScreenId[] }

export const HELP_CATEGORY = 'Help'
/** The last group: screens whose tool does not work yet. */
export const COMING = 'Coming, not open yet'

const allActions: Readonly<Record<ActionId, ActionEntry>> = actions

/** Every action, then every listed screen that opens without a parameter; what only some may use is for them. */
export function listPaletteEntries({ isMember, staffScreens }: PaletteReader): PaletteEntry[] {
  const screenLines = screenIds.flatMap((id): ScreenLine[] => {
    const { title, category, paths, access, listed } = getScreen(id)
    const about = aboutOf(id)
    if (listed === false || (access === 'admin' && !staffScreens.includes(id))) return []
    const line = { kind: 'screen', id, title, about, also: alsoOf(id), category } as const
    const isComing = isOpen(id) ? {} : ({ isComing: true } as const)
    return [{ ...line, href: fillPath(paths[0], {}), shortcut: shortcutTo(id), ...isComing }]
  })
  const actionLines = (Object.keys(actions) as ActionId[]).flatMap((id): ActionLine[] => {
    const { title, about, for: readers, does } = allActions[id]
    if (readers === 'member' && !isMember) return []
    const shortcut = 'opens' in does ? shortcutTo(does.opens) : null
    return [{ kind: 'action', id, title, about, also: '', category: ACTION_CATEGORY, shortcut }]
  })
  return [...actionLines, ...screenLines]
}

/** Articles of the help centre: found by their titles and tags once something is typed. */
export const toHelpLines = (titles: readonly HelpTitle[]): HelpLine[] =>
  titles.map(({ slug, title, summary, tags }) => ({
    ...{ kind: 'help', id: `help/${slug}`, title, about: summary, also: tags, category: HELP_CATEGORY, shortcut: null },
    href: to('support', null, { article: slug }),
  }))

const shortcutTo = (opens: Shortcut['opens']): Shortcut | null =>
  shortcuts.find((candidate) => candidate.opens === opens) ?? null

/**
 * Groups in the order of the categories; the recent screens come first while nothing is typed, then those that a member put
 * first, and both before others that fit a query as well.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly ScreenId[],
  first: readonly ScreenId[] = [],
): PaletteGroup[] {
  const words = toWords(query)
  if (words.length === 0) {
    const linesOf = (ids: readonly ScreenId[]) => ids.flatMap((id) => entries.filter((entry) => entry.id === id))
    const before = [
      { label: 'Recent', entries: linesOf(recent) },
      { label: 'Yours', entries: linesOf(first.filter((id) => !recent.includes(id))) },
    ]
    return [...before.filter((group) => group.entries.length > 0), ...byCategory(entries)]
  }
  const found = entries
    .map((entry) => ({ entry, rank: rank(entry, words), opened: openedAt(entry, [...recent, ...first]) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.opened - b.opened)
    .map(({ entry }) => entry)
  return byFirstFound(found)
}

/** Of a query that nothing fits whole, what fits most of it: at most this many. */
const MOST_NEAR = 5

/** What has more than half of the words, where nothing has all of them; the rather the more it has. */
export function findNear(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const words = toWords(query)
  const found = entries.map((entry) => ({ entry, ...shareOf(entry, words) }))
  if (found.some(({ share }) => share === 1)) return []
  return found
    .filter(({ share, entry }) => share > 0.5 && !entry.isComing)
    .sort((a, b) => b.share - a.share || b.rank - a.rank)
    .slice(0, MOST_NEAR)
    .map(({ entry }) => entry)
}

/** The place among the recent screens, newest 0; behind all of them for what was not opened. */
function openedAt(entry: PaletteEntry, recent: readonly string[]): number {
  const place = recent.indexOf(entry.id)
  return place < 0 ? recent.length : place
}

/** What is coming and what only explains stand behind tools that fit about as well. */
const LATER_DIVISOR = 2

const rank = (entry: PaletteEntry, words: readonly string[]): number =>
  rankOf(entry, words) / (entry.isComing || entry.category === HELP_CATEGORY ? LATER_DIVISOR : 1)

const byCategory = (entries: readonly PaletteEntry[]): PaletteGroup[] =>
  withComing(
    [...categories, ACTION_CATEGORY].map((label) => ({
      label,
      entries: entries.filter((entry) => entry.category === label),
    })),
  )

const byFirstFound = (found: readonly PaletteEntry[]): PaletteGroup[] =>
  [...new Set(found.map(toGroupLabel))].map((label) => ({
    label,
    entries: found.filter((entry) => toGroupLabel(entry) === label),
  }))

const toGroupLabel = ({ isComing, category }: PaletteEntry): string => (isComing ? COMING : category)

/** What is coming leaves the groups and stands together at the end. */
const withComing = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  [
    ...groups.map(({ label, entries }) => ({ label, entries: entries.filter(({ isComing }) => !isComing) })),
    { label: COMING, entries: groups.flatMap(({ entries }) => entries.filter(({ isComing }) => isComing)) },
  ].filter(({ entries }) => entries.length > 0)
