import { emojiCatalogue, type Emoji } from './emoji-catalogue.server.ts'
import { readTone, withoutTone, withTone, type EmojiTone } from './emoji-tones.ts'

/** More than anybody scans; the page says when it left some out. */
const EMOJI_SHOWN_MAX = 120
const QUERY_MAX_CHARS = 60

export type EmojiView = { glyph: string; name: string }
export type EmojiFinding = {
  query: string
  tone: EmojiTone
  /** The group that is shown; null while a search runs through all of them. */
  group: string | null
  groups: readonly { slug: string; name: string; count: number }[]
  emojis: readonly EmojiView[]
  found: number
  total: number
  version: string
}

/** What the page shows for `?q=`, `?group=` and `?tone=`: the hits of a search, or one group in full. */
export function findEmoji(query: URLSearchParams): EmojiFinding {
  const { groups, version, count } = emojiCatalogue()
  const text = (query.get('q') ?? '').trim().slice(0, QUERY_MAX_CHARS)
  const tone = readTone(query.get('tone'))
  const group = groups.find(({ slug }) => slug === query.get('group')) ?? groups[0]
  const hits = text ? searchEmoji(text) : (group?.emojis ?? [])
  return {
    query: text,
    tone,
    group: text ? null : (group?.slug ?? null),
    groups: groups.map(({ slug, name, emojis }) => ({ slug, name, count: emojis.length })),
    emojis: (text ? hits.slice(0, EMOJI_SHOWN_MAX) : hits).map((emoji) => toView(emoji, tone)),
    found: hits.length,
    total: count,
    version,
  }
}

/** Emoji every word of the query speaks of, the closest first. */
export function searchEmoji(text: string): readonly Emoji[] {
  const asked = withoutTone(text).toLowerCase()
  const words = asked.split(/[\s,_-]+/).filter(Boolean)
  return emojiCatalogue()
    .groups.flatMap(({ emojis }) => emojis)
    .map((emoji) => ({ emoji, distance: distanceOf(emoji, asked, words) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .map(({ emoji }) => emoji)
}

/** 0 for the thing itself, larger for a vaguer match, null for none. */
function distanceOf(emoji: Emoji, asked: string, words: readonly string[]): number | null {
  if (emoji.glyph === asked || emoji.name === asked) return 0
  const nameWords = emoji.name.split(/[\s-]+/)
  const distances = words.map((word) => {
    if (nameWords.includes(word)) return 1
    if (emoji.words.includes(word)) return 2
    if (nameWords.some((part) => part.startsWith(word))) return 3
    return emoji.words.some((part) => part.startsWith(word)) ? 4 : null
  })
  return distances.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

const toView = ({ glyph, name, takesTone }: Emoji, tone: EmojiTone): EmojiView => ({
  glyph: takesTone ? withTone(glyph, tone) : glyph,
  name,
})
