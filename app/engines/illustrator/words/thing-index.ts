import { singularsOf } from './plural.ts'
import { thingWords } from './things.ts'

/** A row of emojibase: a picture's name, and the group it belongs to. */
export type EmojiRow = { label: string; unicode: string; group?: number }

/** Parts of bodies are not drawn by themselves. */
const BODY_WORDS =
  /^(?:hands?|eyes?|ears?|nose|mouth|foot|feet|legs?|arms?|head|faces?|hair|tail|fingers?|skin|body|smile|teeth|lips?)$/

export const isBodyWord = (word: string) => BODY_WORDS.test(word)

export type ThingIndex = {
  /** The drawing for a phrase in lower case, singular or plural; null when there is none. `isMany`: it was a plural. */
  find(phrase: string): { icon: string; isMany: boolean } | null
}

const SYMBOLS = 8
/** Parts of bodies and gestures: `a panda with big eyes` is no wish for eyes. */
const GESTURES = /hand|finger|\b(?:ear|eyes?|nose|mouth|tongue|foot|leg|lips?|lungs|brain|face|thumbs|fist|palms?)\b/
const PEOPLE = 1

/**
 * The words that name a drawing: our own, then the names of the set. Its tags are not taken: they say what a drawing is
 * about, and a parrot is no pirate. `icons`: the names there is a drawing for.
 */
export function createThingIndex(rows: readonly EmojiRow[], icons: ReadonlySet<string>): ThingIndex {
  const byLabel = new Map<string, string>()
  for (const { label, group } of rows) {
    const icon = toIconName(label)
    if (!icons.has(icon) || group === SYMBOLS || (group === PEOPLE && GESTURES.test(label))) continue
    byLabel.set(label.toLowerCase().replaceAll('-', ' '), icon)
  }
  return {
    find(phrase) {
      for (const form of [phrase, ...singularsOf(phrase)]) {
        const icon = thingWords.get(form) ?? byLabel.get(form)
        if (icon && icons.has(icon)) return { icon, isMany: form !== phrase }
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
