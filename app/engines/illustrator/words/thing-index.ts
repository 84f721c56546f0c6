import { singularsOf } from './plural.ts'
import { thingWords } from './things.ts'

/** A row of emojibase: a picture's name and words for it. */
export type EmojiRow = { label: string; unicode: string; tags?: readonly string[]; group?: number }

/** Parts of bodies are not drawn by themselves: no tag stands for them. */
const BODY_WORDS =
  /^(?:hands?|eyes?|ears?|nose|mouth|foot|feet|legs?|arms?|head|faces?|hair|tail|fingers?|skin|body|smile|teeth|lips?)$/

/** Words of how something is, which tags would take for a thing: `soft mist` is no wish for a cup of lemonade. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  (
    'soft calm quiet pretty hot fresh new slow royal sweet lazy wild rich clean open closed empty sharp heavy dark good ' +
    'arctic silly loud silent metal silver plush curious playful proud ink lit wise young cooking painting fishing'
  ).split(' '),
)

export type ThingIndex = {
  /** The drawing for a phrase in lower case, singular or plural; null when there is none. `isMany`: it was a plural. */
  find(phrase: string): { icon: string; isMany: boolean } | null
}

/** A tag that stands for more drawings than this is about none of them. */
const MAX_CARRIERS = 2
/** Animals, food, travel, activities, things: what tags may stand for. */
const TAGGED_GROUPS = [3, 4, 5, 6, 7]
const SYMBOLS = 8
/** Parts of bodies and gestures: `a panda with big eyes` is no wish for eyes. */
const GESTURES = /hand|finger|\b(?:ear|eyes?|nose|mouth|tongue|foot|leg|lips?|lungs|brain|face|thumbs|fist|palms?)\b/
const PEOPLE = 1

/**
 * The words that name a drawing. Own words first, then names, then tags that two sources give to the same drawing.
 * `icons`: the names there is a drawing for; `keywords`: a second source of tags, by emoji.
 */
export function createThingIndex(
  rows: readonly EmojiRow[],
  icons: ReadonlySet<string>,
  keywords: Readonly<Record<string, readonly string[]>>,
): ThingIndex {
  const byLabel = new Map<string, string>()
  const byTag = new Map<string, string[]>()
  for (const row of rows) {
    const icon = toIconName(row.label)
    if (!icons.has(icon) || row.group === SYMBOLS || (row.group === PEOPLE && GESTURES.test(row.label))) continue
    byLabel.set(row.label.toLowerCase().replaceAll('-', ' '), icon)
    if (!TAGGED_GROUPS.includes(row.group ?? -1)) continue
    const agreed = new Set(keywords[row.unicode.replace('\ufe0f', '')] ?? keywords[row.unicode] ?? [])
    for (const tag of row.tags ?? []) if (agreed.has(tag)) byTag.set(tag, [...(byTag.get(tag) ?? []), icon])
  }

  function findNamed(word: string): string | null {
    const icon = thingWords.get(word) ?? byLabel.get(word)
    return icon && icons.has(icon) ? icon : null
  }

  function findTagged(word: string): string | null {
    const tagged = byTag.get(word) ?? []
    return tagged.length <= MAX_CARRIERS && !BODY_WORDS.test(word) && !ADJECTIVES.has(word) ? (tagged[0] ?? null) : null
  }

  return {
    find(phrase) {
      const forms = [phrase, ...singularsOf(phrase)]
      for (const find of [findNamed, findTagged])
        for (const form of forms) {
          const icon = find(form)
          if (icon) return { icon, isMany: form !== phrase }
        }
      return null
    },
  }
}

/** The name of a drawing in the icon set, from its label. */
const toIconName = (label: string) =>
  label
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
