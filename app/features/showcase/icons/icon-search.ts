import type { IconName } from '#app/ui/brand/icon-names.ts'

/** The longest search that is read. */
export const ICON_QUERY_MAX_CHARS = 60

export type IconEntry = { name: IconName; meaning: string }

/** Icons whose name or meaning holds a word that begins with each word of the query; all of them for an empty one. */
export function findIcons(icons: readonly IconEntry[], query: string): readonly IconEntry[] {
  const words = query
    .toLowerCase()
    .slice(0, ICON_QUERY_MAX_CHARS)
    .split(/[\s-]+/)
    .filter(Boolean)
  return icons.filter(({ name, meaning }) => {
    const known = `${name.replaceAll('-', ' ')} ${meaning}`.split(' ')
    return words.every((word) => known.some((one) => one.startsWith(word)))
  })
}
