import { isCreature, isDiver, isFlier, isSpacefarer, isSwimmer, isTableThing, sizeOf } from './figures/habits.ts'
import type { Random } from './random.ts'
import type { PlaceName, Reading, Season, Setting, Time, Weather } from './scene.ts'

/** Where things are at home, when the prompt names no place. */
const homes: readonly [PlaceName, RegExp][] = [
  ['bamboo', /^(?:panda|bamboo-stalk)$/],
  ['ice', /^(?:penguin|polar-bear|seal)$/],
  ['desert', /camel|^(?:cactus|scorpion|lizard)$/],
  ['jungle', /^(?:gorilla|orangutan|monkey|parrot|tiger|leopard|sauropod|t-rex|snake|sloth)$/],
  [
    'forest',
    /^(?:bear|fox|wolf|deer|moose|owl|hedgehog|raccoon|badger|mushroom|chipmunk|beaver|otter|skunk|woman-elf|man-elf)$/,
  ],
  ['farm', /^(?:cow|ox|pig|rooster|turkey|tractor|ewe|ram|goat|horse|donkey|scarecrow|windmill|farmer)$/],
  [
    'city',
    /automobile|taxi|bus|truck|motor|scooter|skateboard|traffic|office|hotel|police|tram|train|robot|roller-skate/,
  ],
  ['room', /couch|bed|television|laptop|desktop|chair|potted|teddy|framed|printer|telephone|fireplace|fish-bowl/],
  [
    'beach',
    /^(?:treasure-chest|sandcastle|mermaid|crab|umbrella-on-ground|spiral-shell|palm-tree|lighthouse|person-surfing)$/,
  ],
  ['lake', /^(?:duck|swan|frog|goose|lily-pad|turtle|canoe|flamingo|crocodile|hippopotamus|otter)$/],
  ['garden', /butterfly|honeybee|flower|rose|tulip|snail|lady-beetle|rabbit|fountain|blossom|hibiscus|bouquet/],
  ['clouds', /^(?:airplane|small-airplane|helicopter|hot-air-balloon|kite|parachute)$/],
  ['mountain', /waterfall|castle|knight|skis|ram|eagle|snow-capped|snowboard|tent|camping/],
]
/** Small enough to stand beside food. */
const SMALL = 0.5
const ANYWHERE = ['meadow', 'meadow', 'garden', 'mountain', 'lake', 'forest'] as const
const COVERED: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'forest',
  'jungle',
  'bamboo',
  'room',
  'table',
  'library',
  'underwater',
])
const OPEN = ['meadow', 'lake', 'mountain'] as const
const ANY_TIME = ['day', 'day', 'golden', 'golden', 'sunset', 'dawn'] as const
const ANY_SEASON = ['summer', 'summer', 'spring', 'autumn'] as const

export type Settled = { place: PlaceName; time: Time; weather: Weather; season: Season }

/** Fills in what the prompt left open: by what it shows, else by the throw of the seed. */
export function settle({ setting, nouns }: Reading, random: Random): Settled {
  const icons = nouns.map(({ icon }) => icon)
  const place = setting.place ?? findPlaceFor(setting, icons, random)
  const weather = setting.weather ?? 'clear'
  const isWinter = weather === 'snow' || place === 'ice'
  return {
    place,
    weather,
    time:
      setting.time ??
      (place === 'space'
        ? 'night'
        : place === 'room' || place === 'library' || place === 'table'
          ? 'day'
          : random.stream('time').pick(ANY_TIME)),
    season: setting.season ?? (isWinter ? 'winter' : random.stream('season').pick(ANY_SEASON)),
  }
}

/** What is in the sky is seen where no roof and no crown of leaves is above. */
function findPlaceFor({ features }: Setting, icons: readonly string[], random: Random): PlaceName {
  const home = findHome(icons, random)
  return features.length > 0 && COVERED.has(home) ? random.stream('open').pick(OPEN) : home
}

function findHome(icons: readonly string[], random: Random): PlaceName {
  if (
    icons.some(isTableThing) &&
    icons.every((icon) => isTableThing(icon) || (sizeOf(icon) < SMALL && !isCreature(icon)))
  )
    return 'table'
  if (icons.some(isSpacefarer)) return 'space'
  if (icons.length > 0 && icons.every(isDiver)) return 'underwater'
  if (icons.some((icon) => isSwimmer(icon) && !isFlier(icon) && !/duck|swan|canoe|lily/.test(icon))) return 'sea'
  // Whoever is in it, a canoe is on the water.
  if (icons.includes('canoe')) return 'lake'
  const home = icons.flatMap((icon) => homes.filter(([, names]) => names.test(icon)).map(([place]) => place))[0]
  return home ?? random.stream('place').pick(ANYWHERE)
}
