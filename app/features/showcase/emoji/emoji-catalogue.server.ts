import { createRequire } from 'node:module'
import { once } from '#app/platform/once.ts'

type GroupData = readonly {
  name: string
  slug: string
  emojis: readonly { emoji: string; name: string; skin_tone_support: boolean; emoji_version: string }[]
}[]

export type Emoji = { glyph: string; name: string; takesTone: boolean; words: readonly string[] }
export type EmojiGroup = { slug: string; name: string; emojis: readonly Emoji[] }
export type EmojiCatalogue = { groups: readonly EmojiGroup[]; version: string; count: number }

/** Every emoji of Unicode with its name and the words people look for; kept on the server, where it weighs nothing. */
export function emojiCatalogue(): EmojiCatalogue {
  return once('emoji-catalogue', () => {
    const load = createRequire(import.meta.url)
    const groups = load('unicode-emoji-json/data-by-group.json') as GroupData
    const keywords = load('emojilib/dist/emoji-en-US.json') as Readonly<Record<string, readonly string[]>>
    const versions = groups.flatMap(({ emojis }) => emojis.map(({ emoji_version }) => Number(emoji_version)))
    return {
      groups: groups.map(({ slug, name, emojis }) => ({
        slug,
        name,
        emojis: emojis.map((entry) => toEmoji(entry, keywords[entry.emoji] ?? [])),
      })),
      version: Math.max(...versions).toFixed(1),
      count: versions.length,
    }
  })
}

function toEmoji(entry: GroupData[number]['emojis'][number], keywords: readonly string[]): Emoji {
  const words = keywords.map((word) => word.toLowerCase().replaceAll('_', ' '))
  return { glyph: entry.emoji, name: entry.name, takesTone: entry.skin_tone_support, words }
}
