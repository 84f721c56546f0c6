import { categories, type Category } from '#app/catalogue/screen.ts'
import { getScreen, screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { shortcuts, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { fillPath } from '#app/catalogue/to.ts'

export type PaletteEntry = {
  id: ScreenId
  title: string
  about: string
  category: Category
  href: string
  shortcut: Shortcut | null
}
export type PaletteGroup = { label: string; entries: PaletteEntry[] }

/** Every listed screen that opens without a parameter; what only administrators may see is for them. */
export function listPaletteEntries(isAdmin: boolean): PaletteEntry[] {
  return screenIds.flatMap((id) => {
    const { title, about, category, paths, access, listed } = getScreen(id)
    if (listed === false || (access === 'admin' && !isAdmin)) return []
    const shortcut = shortcuts.find((candidate) => candidate.opens === id) ?? null
    return [{ id, title, about, category, href: fillPath(paths[0], {}), shortcut }]
  })
}

/** Groups in the order of the categories; the recent screens come first while nothing is typed. */
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
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
  return byFirstFound(found)
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
  categories
    .map((label) => ({ label: label as string, entries: entries.filter((entry) => entry.category === label) }))
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
