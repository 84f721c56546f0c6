import { isDiver, isFlier, isSpacefarer, isSwimmer, isTableThing } from './figures/habits.ts'
import type { Random } from './random.ts'
import type { PlaceName, Reading, Season, Time, Weather } from './scene.ts'

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
  ['room', /couch|bed|television|laptop|desktop|chair|potted|teddy|framed|printer|telephone/],
  ['beach', /^(?:crab|umbrella-on-ground|spiral-shell|palm-tree|lighthouse|person-surfing)$/],
  ['lake', /^(?:duck|swan|frog|goose|turtle|canoe|flamingo|crocodile|hippopotamus|otter)$/],
  ['garden', /butterfly|honeybee|flower|rose|tulip|snail|lady-beetle|rabbit|fountain|blossom|hibiscus|bouquet/],
  ['clouds', /^(?:airplane|small-airplane|helicopter|hot-air-balloon|kite|parachute)$/],
  ['mountain', /castle|skis|ram|eagle|snow-capped|snowboard|tent|camping/],
]
const ANYWHERE = ['meadow', 'meadow', 'garden', 'mountain', 'lake', 'forest'] as const
const ANY_TIME = ['day', 'day', 'golden', 'golden', 'sunset', 'dawn'] as const
const ANY_SEASON = ['summer', 'summer', 'spring', 'autumn'] as const

export type Settled = { place: PlaceName; time: Time; weather: Weather; season: Season }

/** Fills in what the prompt left open: by what it shows, else by the throw of the seed. */
export function settle({ setting, nouns }: Reading, random: Random): Settled {
  const icons = nouns.map(({ icon }) => icon)
  const place = setting.place ?? findHome(icons, random)
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

function findHome(icons: readonly string[], random: Random): PlaceName {
  if (icons.length > 0 && icons.every(isTableThing)) return 'table'
  if (icons.some(isSpacefarer)) return 'space'
  if (icons.length > 0 && icons.every(isDiver)) return 'underwater'
  if (icons.some((icon) => isSwimmer(icon) && !isFlier(icon) && !/duck|swan|canoe/.test(icon))) return 'sea'
  const home = icons.flatMap((icon) => homes.filter(([, names]) => names.test(icon)).map(([place]) => place))[0]
  return home ?? random.stream('place').pick(ANYWHERE)
}
