/** A trait: what it is called, and how many of a thousand pandas are drawn with it. */
export type Trait = { id: string; name: string; weight: number }
export type Family = { id: FamilyId; name: string; traits: readonly Trait[] }
export type FamilyId = (typeof familyIds)[number]

/** The order in which a genome names its traits. It never changes: drawings of pandas that exist depend on it. */
export const familyIds = [
  'face',
  'fur',
  'eyes',
  'expression',
  'accessory',
  'cloth',
  'place',
  'weather',
  'mood',
  'companion',
] as const

/** Weights of a family add up to this. */
export const WHOLE = 1_000

const familyNames: Record<FamilyId, string> = {
  face: 'Face',
  fur: 'Fur',
  eyes: 'Eyes',
  expression: 'Expression',
  accessory: 'Accessory',
  cloth: 'Cloth',
  place: 'Place',
  weather: 'Weather',
  mood: 'Mood',
  companion: 'Companion',
}

/** Traits of each family with their weights; new ones stand last, and take their weight from the first. */
const written: Record<FamilyId, string> = {
  face: 'round Round 420|chestnut Chestnut 220|egg Egg 180|apple Apple 110|pebble Pebble 70',
  fur: 'classic Classic black 420|graphite Graphite 190|brown Qinling brown 130|midnight Midnight blue 100|plum Plum 70|moss Moss 50|silver Silver 28|gold Gold 12',
  eyes: 'brown Brown 300|smiling Closed and smiling 150|wide Wide open 140|amber Amber 110|green Leaf green 90|wink Winking 80|sky Sky blue 60|dreaming Closed and dreaming 40|odd Two colours 20|starry Starry 10',
  expression:
    'smile Smile 330|laugh Laugh 190|hum Hum 140|munch Munching 120|tongue Tip of the tongue 90|smirk Half a smile 80|tooth One tooth 50',
  accessory:
    'sprig Sprig 300|bow Bow 140|peony Peony 120|glasses Round glasses 110|cap Knitted cap 90|beret Beret 80|straw Straw hat 70|headphones Headphones 50|wreath Daisy wreath 30|crown Crown 10',
  cloth:
    'none Fur alone 340|scarf Scarf 180|bandana Bandana 130|bowtie Bow tie 110|jumper Striped jumper 100|overalls Overalls 80|lei Leaf garland 40|medal Medal 20',
  place:
    'grove Bamboo grove 260|meadow Meadow 200|hills Hills 160|shore Shore 120|town Rooftops 100|mountains Snow mountains 80|library Open-air library 50|moon On the moon 30',
  weather:
    'clear Clear 300|clouds Clouds 200|evening Evening light 150|rain Rain 110|night Starry night 90|snow Snow 80|petals Drifting petals 50|rainbow Rainbow 20',
  mood: 'calm Calm 320|merry Merry 190|curious Curious 160|musical Musical 120|loving Loving 100|dreamy Dreamy 80|brave Brave 30',
  companion:
    'none Alone 340|butterfly Butterfly 160|bird Sparrow 140|ladybird Ladybird 110|snail Snail 90|frog Frog 80|duckling Duckling 50|fireflies Fireflies 30',
}

/** The ten families with all their traits. */
export const families: readonly Family[] = familyIds.map((id) => ({
  id,
  name: familyNames[id],
  traits: written[id].split('|').map(readTrait),
}))

function readTrait(line: string): Trait {
  const words = line.split(' ')
  return { id: words[0] ?? '', name: words.slice(1, -1).join(' '), weight: Number(words.at(-1)) }
}

/** How rare a trait is, in words and in the hundred: what is stated on a panda's page. */
export function toRarity({ weight }: Trait): { percent: number; word: string } {
  const percent = (weight * 100) / WHOLE
  if (percent >= 15) return { percent, word: 'common' }
  if (percent >= 8) return { percent, word: 'uncommon' }
  if (percent >= 3) return { percent, word: 'rare' }
  return { percent, word: 'very rare' }
}
