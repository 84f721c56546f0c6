import type { DrawingStyle, PlaceName, Season, SkyFeature, Time, Weather } from '../scene.ts'

/** What a word or phrase says about the whole picture. */
export type SettingWord = {
  time?: Time
  weather?: Weather
  season?: Season
  place?: PlaceName
  feature?: SkyFeature
  style?: DrawingStyle
  /** Another place that is named goes before this one. */
  isWeak?: boolean
}

const lists: [SettingWord, string][] = [
  [{ time: 'dawn' }, 'dawn, sunrise, daybreak, early morning, first light'],
  [{ time: 'day' }, 'day, daytime, daylight, noon, midday, afternoon, morning, sunny day, blue sky'],
  [{ time: 'golden' }, 'golden hour, golden light, late afternoon, warm light'],
  [{ time: 'sunset' }, 'sunset, sundown, evening, evening light'],
  [{ time: 'dusk' }, 'dusk, twilight, blue hour, nightfall'],
  [{ time: 'night' }, 'halloween, halloween night, night, midnight, nighttime, at night, dark'],
  [{ time: 'night', feature: 'moon' }, 'moonlight, moonlit, full moon, moon, crescent moon, moonlit night'],
  [{ time: 'night', feature: 'stars' }, 'starry, starry night, starlight, star, night sky, starry sky, constellation'],
  [{ feature: 'sun' }, 'sun, sunshine, sunlight, sunny'],
  [{ weather: 'clear' }, 'clear sky, clear weather'],
  [{ weather: 'cloudy' }, 'cloudy, overcast, gray sky, grey sky'],
  [{ weather: 'rain' }, 'rain, rainy, raining, drizzle, shower, downpour'],
  [{ weather: 'snow', season: 'winter' }, 'snow, snowing, snowfall, snowy, blizzard, snowstorm'],
  [{ weather: 'storm' }, 'storm, stormy, thunderstorm, thunder'],
  [{ weather: 'storm', feature: 'lightning' }, 'lightning, lightning storm'],
  [{ weather: 'fog' }, 'fog, foggy, mist, misty, haze, hazy'],
  [{ season: 'spring' }, 'spring, springtime, cherry blossom season, in bloom'],
  [{ season: 'summer' }, 'summer, summertime'],
  [{ season: 'autumn' }, 'autumn, fall, autumnal, autumn leaf, fall leaf'],
  [{ season: 'winter' }, 'winter, wintry, wintertime, christmas, christmas eve, xmas'],
  [{ feature: 'rainbow' }, 'rainbow'],
  [{ feature: 'aurora', time: 'night' }, 'aurora, northern light, aurora borealis, polar light'],
  [{ feature: 'fireworks', time: 'night' }, 'firework, firework display'],
  [{ feature: 'clouds' }, 'cloud, fluffy cloud, white cloud'],
  [
    { place: 'meadow' },
    'meadow, field, grassland, prairie, countryside, valley, pasture, park, picnic, savanna, savannah',
  ],
  [
    { place: 'mountain' },
    'mountain, mountain top, mountaintop, mountainside, peak, summit, alp, alpine, mountain range, mountain road, mountain pass, mountain path, mountain trail, himalaya',
  ],
  [{ place: 'mountain', season: 'winter' }, 'snowy mountain, snow-capped mountain, snow capped mountain, ski slope'],
  [{ place: 'forest' }, 'forest, wood, woods, woodland, pine forest, grove, wilderness'],
  [{ place: 'forest', season: 'autumn' }, 'autumn forest, fall forest'],
  [{ place: 'jungle' }, 'jungle, rainforest, tropical forest, tropic'],
  [{ place: 'bamboo' }, 'bamboo forest, bamboo grove, bamboo, bamboo thicket, bamboo wood'],
  [{ place: 'beach' }, 'beach, seaside, shore, coast, seashore, tropical island, desert island, island, sandy beach'],
  [{ place: 'sea' }, 'sea, ocean, open sea'],
  [
    { place: 'underwater' },
    'underwater, under the sea, under the ocean, under water, seabed, coral reef, reef, ocean floor, deep sea, beneath the sea, beneath the wave',
  ],
  [{ place: 'lake' }, 'lake, river, pond, stream, lakeside, riverbank, lagoon, riverside'],
  [
    { place: 'city' },
    'city, town, skyline, downtown, metropolis, urban, cityscape, village street, neon city, city street, mountain town, new york, new york city, manhattan, paris, london, tokyo, berlin, rome, venice, hong kong, san francisco, chicago, times square, alley',
  ],
  [{ place: 'desert' }, 'desert, dune, sand dune, sahara, canyon, grand canyon, badlands'],
  [
    { place: 'space' },
    'space, outer space, galaxy, universe, cosmos, on the moon, on mars, orbit, moon surface, nebula',
  ],
  [
    { place: 'ice', season: 'winter' },
    'arctic, antarctica, antarctic, north pole, south pole, ice, iceberg, frozen lake, glacier, tundra',
  ],
  [
    { place: 'room' },
    'room, living room, bedroom, house interior, indoors, cosy room, cozy room, kitchen, office, classroom, cafe, café, coffee shop, restaurant, bakery, shop, store, supermarket, market hall, gym, hotel room, theatre, stage, laboratory, museum hall, waiting room, bathroom, nursery, attic, studio, by the fireplace',
  ],
  [{ place: 'library' }, 'library, bookshop, bookstore, bookshelf, study'],
  [
    { place: 'garden' },
    'garden, flower garden, backyard, flower bed, flower field, flowery meadow, field of flower, meadow of flower',
  ],
  [{ place: 'farm' }, 'farm, farmland, barnyard, farmyard, ranch, wheat field, vineyard, orchard'],
  [
    { place: 'clouds' },
    'in the sky, sky, in the clouds, above the cloud, in the cloud, over the cloud, among the cloud, on a cloud, in the air, high above',
  ],
  [
    { place: 'table' },
    'table, on a table, tabletop, still life, plate, on a plate, dinner table, breakfast table, counter, desk',
  ],
  [{ place: 'meadow', isWeak: true }, 'hill, grass, lawn'],
  [{ place: 'mountain', isWeak: true }, 'cliff'],
  [{ place: 'sea', isWeak: true }, 'wave, water'],
  [{ place: 'city', isWeak: true }, 'road, street'],
  [{ place: 'room', isWeak: true }, 'home, inside, at home'],
  [
    { style: 'watercolour' },
    'watercolor, watercolour, watercolor painting, watercolour painting, aquarelle, in watercolor, in watercolour',
  ],
  [{ style: 'paper-cut' }, 'paper cut, papercut, paper cutout, paper craft, cut paper, paper cut style, paper-cut'],
  [
    { style: 'line-art' },
    'line art, line drawing, ink drawing, pencil drawing, sketch, lineart, black and white drawing, line-art',
  ],
  [{ style: 'pixel' }, 'pixel art, pixel, 8-bit, 8 bit, pixelated'],
  [{ style: 'duotone' }, 'duotone, two tone, two-tone, risograph'],
  [{ style: 'flat' }, 'flat illustration, flat style, flat design'],
  [{ style: 'plain' }, 'plain style, vector art'],
  [{ style: 'poster' }, 'poster style, travel poster, vintage poster, screen print, poster art'],
  [{ style: 'pastel' }, 'pastel, pastel colour, pastel color, pastel style'],
  [{ style: 'sketch' }, 'pencil sketch, pencil drawing, sketch, pencil, sketch style'],
  [{ style: 'woodcut' }, 'woodcut, linocut, engraving, wood engraving, woodblock print'],
  [{ style: 'blueprint' }, 'blueprint, blueprint style'],
  [{ style: 'mosaic' }, 'mosaic, mosaic style, stained glass'],
]

/** By phrase; where a phrase names several things, it says them all. */
export const settingWords: ReadonlyMap<string, SettingWord> = new Map(
  lists.flatMap(([meaning, phrases]) => phrases.split(', ').map((phrase): [string, SettingWord] => [phrase, meaning])),
)
