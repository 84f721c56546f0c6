/** Words that say something of the thing that follows. */

export const sizes: ReadonlyMap<string, number> = new Map([
  ...each('tiny, miniature, teeny', 0.5),
  ...each('small, little, baby, young, short', 0.7),
  ...each('big, large, tall, great', 1.4),
  ...each('huge, giant, enormous, gigantic, massive, towering', 1.9),
])

/** A hue in degrees; `null` takes the colour out, with how light it becomes. */
export type Tint = { hue: number | null; lightness: number }

export const tints: ReadonlyMap<string, Tint> = new Map<string, Tint>([
  ...each('red, scarlet, crimson', { hue: 356, lightness: 0 }),
  ...each('orange', { hue: 26, lightness: 0 }),
  ...each('yellow', { hue: 48, lightness: 0.06 }),
  ...each('gold, golden', { hue: 44, lightness: 0 }),
  ...each('green, emerald', { hue: 130, lightness: -0.05 }),
  ...each('lime', { hue: 85, lightness: 0 }),
  ...each('turquoise, teal, cyan', { hue: 180, lightness: 0 }),
  ...each('blue, azure', { hue: 214, lightness: 0 }),
  ...each('navy', { hue: 226, lightness: -0.2 }),
  ...each('purple, violet, lilac', { hue: 270, lightness: 0 }),
  ...each('pink, magenta, rose', { hue: 330, lightness: 0.08 }),
  ...each('brown', { hue: 22, lightness: -0.18 }),
  ...each('black', { hue: null, lightness: -0.34 }),
  ...each('grey, gray, silver', { hue: null, lightness: 0 }),
  ...each('black and white', { hue: null, lightness: 0.12 }),
  ...each('white', { hue: null, lightness: 0.3 }),
])

/** After an animal: "a penguin family". */
export const groups: ReadonlyMap<string, number> = new Map([
  ...each('couple, pair, twins', 2),
  ...each('trio', 3),
  ...each('family, team, band', 4),
  ...each('herd, flock, pack, swarm, crowd, army', 6),
])

/** What is worn by somebody of this calling: a lion king has a crown. Null: nothing that could be drawn. */
export const hatOf = (icon: string): string | null => hats.get(icon) ?? null

const hats: ReadonlyMap<string, string> = new Map([
  ...each('prince, princess, person-with-crown', 'crown'),
  ...each('man-mage, woman-mage, detective, man-vampire', 'top-hat'),
  ...each('student, teacher, scientist', 'graduation-cap'),
  ...each('farmer', 'womans-hat'),
  ...each('construction-worker, firefighter, factory-worker', 'rescue-workers-helmet'),
])

export const numbers: ReadonlyMap<string, number> = new Map([
  ...'a an one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, place): [string, number] => [word, Math.max(1, place - 1)]),
  ...each('single, lone, lonely, another', 1),
  ...each('couple of, pair of, a couple of, a pair of, both', 2),
  ...each('few, a few, several, some', 3),
  ...each('group of, a group of, bunch of, a bunch of, family of, a family of', 4),
  ...each('many, lots of, a lot of, flock of, a flock of, herd of, a herd of, school of, a school of', 7),
  ...each('swarm of, a swarm of, field of, a field of, crowd of, a crowd of, dozens of', 9),
  ...each('dozen, a dozen', 12),
  ...each('pile of, a pile of, stack of, a stack of, bowl of, a bowl of, plate of, a plate of, vase of, a vase of', 4),
])

function each<T>(words: string, meaning: T): [string, T][] {
  return words.split(', ').map((word) => [word, meaning])
}
