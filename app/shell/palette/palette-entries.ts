import { aboutOf } from '#app/catalogue/abouts.ts'
import { ACTION_CATEGORY, actions, type ActionEntry, type ActionId } from '#app/catalogue/actions.ts'
import { categories, type Category } from '#app/catalogue/screen.ts'
import { getScreen, screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { shortcuts, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { fillPath } from '#app/catalogue/to.ts'

type Words = { title: string; about: string; shortcut: Shortcut | null }
export type ScreenLine = Words & { kind: 'screen'; id: ScreenId; category: Category; href: string }
export type ActionLine = Words & { kind: 'action'; id: ActionId; category: typeof ACTION_CATEGORY }
export type PaletteEntry = ScreenLine | ActionLine
export type PaletteGroup = { label: string; entries: PaletteEntry[] }
/** What decides over the lines somebody is offered. */
export type PaletteReader = { isMember: boolean; isAdmin: boolean }

const allActions: Readonly<Record<ActionId, ActionEntry>> = actions

/** Every action, then every listed screen that opens without a parameter; what only some may use is for them. */
export function listPaletteEntries({ isMember, isAdmin }: PaletteReader): PaletteEntry[] {
  const screenLines = screenIds.flatMap((id): ScreenLine[] => {
    const { title, category, paths, access, listed } = getScreen(id)
    const about = aboutOf(id)
    if (listed === false || (access === 'admin' && !isAdmin)) return []
    return [{ kind: 'screen', id, title, about, category, href: fillPath(paths[0], {}), shortcut: shortcutTo(id) }]
  })
  const actionLines = (Object.keys(actions) as ActionId[]).flatMap((id): ActionLine[] => {
    const { title, about, for: readers, does } = allActions[id]
    if (readers === 'member' && !isMember) return []
    const shortcut = 'opens' in does ? shortcutTo(does.opens) : null
    return [{ kind: 'action', id, title, about, category: ACTION_CATEGORY, shortcut }]
  })
  return [...actionLines, ...screenLines]
}

const shortcutTo = (opens: Shortcut['opens']): Shortcut | null =>
  shortcuts.find((candidate) => candidate.opens === opens) ?? null

/**
 * Groups in the order of the categories; the recent screens come first while nothing is typed, and before others that fit
 * a query as well.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly ScreenId[],
): PaletteGroup[] {
  const words = toWords(query)
  if (words.length === 0) {
    const opened = recent.flatMap((id) => entries.filter((entry) => entry.id === id))
    return [...(opened.length ? [{ label: 'Recent', entries: opened }] : []), ...byCategory(entries)]
  }
  const found = entries
    .map((entry) => ({ entry, rank: rankOf(entry, words), opened: openedAt(entry, recent) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.opened - b.opened)
    .map(({ entry }) => entry)
  return byFirstFound(found)
}

/** The place among the recent screens, newest 0; behind all of them for what was not opened. */
function openedAt(entry: PaletteEntry, recent: readonly string[]): number {
  const place = recent.indexOf(entry.id)
  return place < 0 ? recent.length : place
}

/** Every word must stand in the title, the description or the category; 0 is no match, a title counts most. */
function rankOf({ title, about, category }: PaletteEntry, words: readonly string[]): number {
  const name = title.toLowerCase()
  const rest = `${about} ${category}`.toLowerCase()
  const ranks = words.map((word) =>
    startsAWord(name, word) ? 4 : name.includes(word) ? 3 : startsAWord(rest, word) ? 2 : rest.includes(word) ? 1 : 0,
  )
  return ranks.some((rank) => rank === 0) ? 0 : ranks.reduce<number>((sum, rank) => sum + rank, 0) / ranks.length
}

const startsAWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`)

const byCategory = (entries: readonly PaletteEntry[]): PaletteGroup[] =>
  [ACTION_CATEGORY, ...categories]
    .map((label) => ({ label, entries: entries.filter((entry) => entry.category === label) }))
    .filter((group) => group.entries.length > 0)

const byFirstFound = (found: readonly PaletteEntry[]): PaletteGroup[] =>
  [...new Set(found.map((entry) => entry.category))].map((label) => ({
    label,
    entries: found.filter((entry) => entry.category === label),
  }))

/** A text in pieces, those that were typed marked. */
export function markMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const words = toWords(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, isMatch: false }]
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'gi'))
  return pieces.map((piece, n) => ({ text: piece, isMatch: n % 2 === 1 })).filter((piece) => piece.text)
}

const toWords = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)
