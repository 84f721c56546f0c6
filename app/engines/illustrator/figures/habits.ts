/** What the illustrator knows of its drawings: how large, where they live, and where others can sit on them. */

const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

/** Heads without a body; they get one of their own (`body.ts`). */
const HEADED = list(`panda bear polar-bear koala fox wolf raccoon lion unicorn frog hamster robot moose monkey-face
  rabbit-face cat-face dog-face mouse-face tiger-face pig-face cow-face horse-face boy girl man woman person child baby
  old-man old-woman older-person santa-claus mrs-claus alien dragon-face person-beard man-beard woman-beard
  woman-red-hair man-red-hair woman-curly-hair man-curly-hair`)
/** Drawn down to the chest; they get legs. */
const BUSTS = list(`astronaut cook farmer artist scientist police-officer health-worker office-worker singer detective
  woman-mage man-mage prince princess pilot firefighter teacher student mechanic judge ninja guard man-superhero
  woman-superhero man-vampire woman-vampire man-elf man-zombie man-genie person-with-crown construction-worker
  person-juggling woman-elf man-supervillain factory-worker man-astronaut woman-astronaut`)

const ANIMALS = list(`monkey gorilla orangutan dog guide-dog service-dog poodle cat black-cat tiger leopard donkey horse
  zebra deer bison ox water-buffalo cow pig boar ram ewe goat camel two-hump-camel llama giraffe elephant mammoth
  rhinoceros hippopotamus mouse rat rabbit chipmunk beaver hedgehog bat sloth otter skunk kangaroo badger turkey rooster
  baby-chick front-facing-baby-chick hatching-chick bird penguin dove eagle duck swan owl dodo flamingo peacock parrot
  goose crocodile turtle lizard snake dragon sauropod t-rex spouting-whale whale dolphin seal fish tropical-fish blowfish
  shark octopus crab lobster squid snail butterfly bug ant honeybee beetle lady-beetle cricket spider jellyfish
  couple knight mermaid snowman-without-snow snowman teddy-bear ghost alien-monster woman-fairy man-fairy woman-dancing man-dancing
  person-running person-walking person-standing person-in-lotus-position person-surfing zombie mx-claus`)

const FLIERS = list(`dove eagle bat butterfly honeybee airplane small-airplane helicopter flying-saucer rocket satellite
  parachute kite balloon hot-air-balloon mosquito fly comet lady-beetle woman-fairy man-fairy shooting-star dragon
  airplane-departure airplane-arrival ghost red-heart sparkles ringed-planet globe-showing-europe-africa star
  glowing-star`)
const SWIMMERS = list(`spouting-whale whale dolphin seal shark fish tropical-fish blowfish octopus squid jellyfish swan
  duck pirate-ship lily-pad submarine sailboat canoe speedboat passenger-ship ferry motor-boat ship person-surfing person-rowing-boat
  person-swimming shrimp lobster ring-buoy`)
const DIVERS = list(
  'submarine fish tropical-fish blowfish octopus squid jellyfish shark shrimp lobster whale dolphin coral',
)
const SPACEFARERS = list('astronaut rocket satellite flying-saucer alien ringed-planet comet milky-way alien-monster')
const FOOD_AND_THINGS = list(`hot-beverage teacup-without-handle teapot red-apple green-apple tangerine lemon banana
  grapes strawberry cherries pear peach pineapple mango watermelon kiwi-fruit cupcake shortcake birthday-cake doughnut
  cookie pie pancakes waffle croissant bread baguette-bread pretzel bagel cheese-wedge hamburger pizza french-fries
  hot-dog taco burrito sandwich sushi steaming-bowl spaghetti cooked-rice curry-rice bento-box ice-cream soft-ice-cream
  glass-of-milk wine-glass beer-mug cocktail-glass tropical-drink bubble-tea honey-pot chocolate-bar egg bowl chopsticks olive fork-and-knife spoon cooking
  green-salad pot-of-food candle laptop closed-book open-book books bouquet amphora`)

const WEARABLES: ReadonlyMap<string, Anchor> = new Map([
  ...places('top-hat', { x: 0.5, y: 0.06, size: 0.56 }),
  ...places('womans-hat billed-cap graduation-cap military-helmet rescue-workers-helmet', {
    x: 0.5,
    y: 0.05,
    size: 0.62,
  }),
  ...places('crown', { x: 0.5, y: 0.02, size: 0.42 }),
  ...places('glasses sunglasses goggles', { x: 0.5, y: 0.52, size: 0.66 }),
  ...places('scarf ribbon necktie', { x: 0.5, y: 0.98, size: 0.42 }),
  ...places('headphone', { x: 0.5, y: 0.36, size: 1 }),
])

/** Sizes against a dog or a person, compressed so that all can be in one picture. */
const SIZES: readonly [number, ReadonlySet<string>][] = [
  [
    0.32,
    list('honeybee ant lady-beetle beetle bug fly mosquito cricket spider worm snail snowflake coin key old-key ring'),
  ],
  [
    0.42,
    list(`butterfly mouse rat hamster front-facing-baby-chick baby-chick hatching-chick frog lizard crab red-apple
      green-apple tangerine lemon banana strawberry cherries mushroom brown-mushroom egg cookie doughnut cupcake candle
      closed-book open-book glasses sunglasses crown top-hat womans-hat billed-cap scarf ribbon hot-beverage
      teacup-without-handle glass-of-milk wine-glass beer-mug bubble-tea candy lollipop carrot rose tulip blossom hibiscus
      cherry-blossom sunflower hyacinth herb seedling four-leaf-clover maple-leaf spiral-shell gem-stone light-bulb magic-wand microphone
      soccer-ball basketball baseball game-die yo-yo mobile-phone camera headphone envelope red-heart musical-note
      ice-cream soft-ice-cream bell alarm-clock pencil paintbrush bamboo-stalk hamburger pizza shrimp oyster feather`),
  ],
  [
    0.62,
    list(`cat black-cat rabbit chipmunk hedgehog duck bird dove owl rooster hen parrot turtle teddy-bear balloon kite
      teapot honey-pot basket package bucket birthday-cake guitar violin trumpet laptop books potted-plant red-paper-lantern
      jack-o-lantern pumpkin wrapped-gift bouquet fish tropical-fish blowfish octopus jellyfish bat skunk badger otter beaver baby
      umbrella skateboard fish-bowl lily-pad treasure-chest sandcastle cube sphere cone fire steaming-bowl pot-of-food watermelon pineapple snake goose drum accordion saxophone
      lobster squid eagle telescope crystal-ball cactus ghost`),
  ],
  [0.8, list('boy girl child')],
  [
    1.35,
    list(`submarine fireplace horse cow ox bison water-buffalo deer zebra camel two-hump-camel llama bear polar-bear lion tiger gorilla moose
      motorcycle couch-and-lamp bed automobile taxi racing-car canoe speedboat tractor tent camping sailboat dolphin
      shark unicorn auto-rickshaw pickup-truck couple parachute sport-utility-vehicle police-car fountain snowman
      snowman-without-snow`),
  ],
  [
    1.85,
    list(`elephant mammoth rhinoceros hippopotamus giraffe sauropod t-rex dragon spouting-whale whale bus fire-engine
      ambulance delivery-truck articulated-lorry helicopter flying-saucer rocket hut house house-with-garden tram-car
      trolleybus minibus palm-tree evergreen-tree deciduous-tree christmas-tree hot-air-balloon locomotive train tram
      railway-car airplane small-airplane motor-boat circus-tent carousel-horse statue-of-liberty derelict-house church`),
  ],
  [
    2.5,
    list(`castle japanese-castle houses office-building school hospital hotel bank classical-building ferris-wheel
      roller-coaster volcano mount-fuji snow-capped-mountain tokyo-tower mosque hindu-temple synagogue stadium factory
      waterfall ship pirate-ship passenger-ship ferry bullet-train high-speed-train department-store bridge desert-island building-construction shinto-shrine wedding`),
  ],
]

/** A point of a thing, in shares of its box, and how large what stands there is against it. */
export type Anchor = { x: number; y: number; size: number }

const VEHICLES =
  list(`automobile taxi racing-car police-car sport-utility-vehicle pickup-truck tractor bicycle motorcycle
  motor-scooter kick-scooter skateboard sled delivery-truck articulated-lorry bus fire-engine ambulance minibus trolleybus
  auto-rickshaw locomotive train tram high-speed-train bullet-train`)
const BUILDINGS =
  list(`castle japanese-castle house house-with-garden hut houses office-building school hospital hotel bank
  classical-building church mosque hindu-temple synagogue stadium factory department-store derelict-house post-office
  convenience-store lighthouse windmill`)
/** Somebody who is said to be with it has it in the hand. */
const HANDY =
  list(`umbrella balloon kite rose tulip blossom sunflower bouquet dagger crossed-swords bow-and-arrow magic-wand
  paintbrush pencil guitar violin trumpet microphone telescope camera mobile-phone closed-book open-book candle
  red-paper-lantern hot-beverage teacup-without-handle glass-of-milk wine-glass beer-mug bubble-tea ice-cream
  soft-ice-cream candy lollipop carrot red-apple banana bamboo-stalk honey-pot basket wrapped-gift red-heart axe hammer
  shield trident old-key fishing-pole broom tennis envelope crystal-ball`)

/** Where a rider sits. */
const SEATS: ReadonlyMap<string, Anchor> = new Map([
  ...places('bicycle', { x: 0.42, y: 0.5, size: 0.92 }),
  ...places('motorcycle motor-scooter', { x: 0.5, y: 0.52, size: 0.86 }),
  ...places('kick-scooter', { x: 0.42, y: 0.86, size: 0.9 }),
  ...places('skateboard sled', { x: 0.5, y: 0.55, size: 1.3 }),
  ...places('horse donkey zebra deer cow ox bison ram ewe goat llama tiger leopard pig dog', {
    x: 0.56,
    y: 0.46,
    size: 0.62,
  }),
  ...places('unicorn', { x: 0.56, y: 0.6, size: 0.62 }),
  ...places('camel two-hump-camel', { x: 0.52, y: 0.3, size: 0.55 }),
  ...places('elephant mammoth rhinoceros hippopotamus turtle', { x: 0.55, y: 0.24, size: 0.5 }),
  ...places('giraffe sauropod', { x: 0.6, y: 0.52, size: 0.4 }),
  ...places('dragon t-rex', { x: 0.55, y: 0.4, size: 0.5 }),
  ...places('spouting-whale whale dolphin shark', { x: 0.55, y: 0.36, size: 0.45 }),
  ...places('swan duck goose', { x: 0.6, y: 0.5, size: 0.6 }),
  ...places('rocket', { x: 0.5, y: 0.5, size: 0.5 }),
  ...places('broom magic-wand', { x: 0.45, y: 0.7, size: 0.9 }),
  ...places('tractor', { x: 0.62, y: 0.42, size: 0.5 }),
])

/** What one sits in: the middle of its rim, and how wide a guest may be. */
const HOLLOWS: ReadonlyMap<string, Anchor> = new Map([
  ...places('package', { x: 0.46, y: 0.32, size: 0.72 }),
  ...places('basket bucket shopping-cart', { x: 0.5, y: 0.42, size: 0.74 }),
  ...places('bathtub', { x: 0.5, y: 0.5, size: 0.5 }),
  ...places('hot-beverage', { x: 0.46, y: 0.1, size: 0.62 }),
  ...places('fish-bowl', { x: 0.5, y: 0.62, size: 0.5 }),
  ...places('bowl', { x: 0.5, y: 0.3, size: 0.8 }),
  ...places('treasure-chest', { x: 0.5, y: 0.5, size: 0.6 }),
  ...places('pirate-ship', { x: 0.5, y: 0.72, size: 0.4 }),
  ...places('teacup-without-handle', { x: 0.5, y: 0.16, size: 0.78 }),
  ...places('steaming-bowl pot-of-food bowl-with-spoon honey-pot', { x: 0.5, y: 0.5, size: 0.6 }),
  ...places('canoe speedboat motor-boat', { x: 0.5, y: 0.5, size: 0.42 }),
  ...places('automobile taxi racing-car police-car sport-utility-vehicle pickup-truck tractor', {
    x: 0.48,
    y: 0.14,
    size: 0.5,
  }),
  ...places('hot-air-balloon', { x: 0.5, y: 0.87, size: 0.26 }),
  ...places('flying-saucer helicopter', { x: 0.5, y: 0.34, size: 0.4 }),
  ...places('bathtub', { x: 0.5, y: 0.42, size: 0.5 }),
  ...places('wastebasket top-hat jar shopping-cart baby-bottle', { x: 0.5, y: 0.2, size: 0.6 }),
  ...places('bed', { x: 0.32, y: 0.4, size: 0.4 }),
  ...places('tent camping nest-with-eggs empty-nest', { x: 0.5, y: 0.5, size: 0.5 }),
])

/** Where the top of a thing is that others stand on. */
const TOPS: ReadonlyMap<string, Anchor> = new Map([
  ...places('couch-and-lamp', { x: 0.38, y: 0.66, size: 0.6 }),
  ...places('chair', { x: 0.5, y: 0.6, size: 0.8 }),
  ...places('bed', { x: 0.5, y: 0.62, size: 0.55 }),
  ...places('bench', { x: 0.5, y: 0.62, size: 0.95 }),
  ...places('cube', { x: 0.5, y: 0.14, size: 0.9 }),
  ...places('sphere cone', { x: 0.5, y: 0.04, size: 0.8 }),
  ...places('skateboard', { x: 0.5, y: 0.3, size: 0.9 }),
  ...places('lily-pad', { x: 0.5, y: 0.55, size: 0.7 }),
  ...places('fireplace', { x: 0.5, y: 0.16, size: 0.4 }),
  ...places('bridge', { x: 0.5, y: 0.32, size: 0.4 }),
  ...places('rock mushroom package books', { x: 0.5, y: 0.24, size: 0.7 }),
  ...places('house hut castle', { x: 0.5, y: 0.12, size: 0.35 }),
  ...places('deciduous-tree evergreen-tree palm-tree', { x: 0.5, y: 0.24, size: 0.35 }),
])

/** Where one stands on a boat: before its sails, with the feet on the deck, never on top of the mast. */
const DECKS: ReadonlyMap<string, Anchor> = new Map([
  ...places('sailboat', { x: 0.5, y: 0.74, size: 0.32 }),
  ...places('pirate-ship', { x: 0.5, y: 0.74, size: 0.28 }),
  ...places('ship', { x: 0.68, y: 0.45, size: 0.2 }),
  ...places('passenger-ship ferry', { x: 0.38, y: 0.57, size: 0.2 }),
  ...places('motor-boat speedboat', { x: 0.54, y: 0.48, size: 0.34 }),
  ...places('canoe submarine', { x: 0.5, y: 0.4, size: 0.4 }),
])

/** What somebody is in without being hidden: the leaves of a tree, a deck before its sail. */
const PERCHES: ReadonlyMap<string, Anchor> = new Map([
  ...places('deciduous-tree evergreen-tree christmas-tree', { x: 0.5, y: 0.5, size: 0.4 }),
  ...places('palm-tree', { x: 0.5, y: 0.42, size: 0.4 }),
  ...places('potted-plant', { x: 0.5, y: 0.76, size: 0.62 }),
  ...places('sailboat', { x: 0.26, y: 0.8, size: 0.36 }),
])

const STANDARD_SEAT: Anchor = { x: 0.5, y: 0.34, size: 0.62 }
const STANDARD_HOLLOW: Anchor = { x: 0.5, y: 0.36, size: 0.7 }
const STANDARD_TOP: Anchor = { x: 0.5, y: 0.2, size: 0.6 }
const MEDIUM = 1
/** What stands on a table. */
const SERVED = 0.46

export type BodyKind = 'whole' | 'headed' | 'bust'
export const bodyKindOf = (icon: string): BodyKind => (HEADED.has(icon) ? 'headed' : BUSTS.has(icon) ? 'bust' : 'whole')

const PEOPLE = new Set(
  (
    'boy girl man woman person child baby old older santa mrs mx prince princess astronaut cook farmer artist scientist ' +
    'police health office singer detective pilot firefighter teacher student mechanic judge ninja guard construction factory'
  ).split(' '),
)
export const isPerson = (icon: string) => PEOPLE.has(icon.split('-')[0] ?? '')
export const isCreature = (icon: string) => HEADED.has(icon) || BUSTS.has(icon) || ANIMALS.has(icon)
/** One stands on it and is seen whole. */
export const isBoard = (icon: string) => icon === 'skateboard' || icon === 'sled'
export const isVehicle = (icon: string) => VEHICLES.has(icon)
export const isBuilding = (icon: string) => BUILDINGS.has(icon)
export const isHandy = (icon: string) => HANDY.has(icon)
export const isWearable = (icon: string) => WEARABLES.has(icon)
export const isFlier = (icon: string) => FLIERS.has(icon)
export const isSwimmer = (icon: string) => SWIMMERS.has(icon)
export const isDiver = (icon: string) => DIVERS.has(icon)
export const isSpacefarer = (icon: string) => SPACEFARERS.has(icon)
export const isTableThing = (icon: string) => FOOD_AND_THINGS.has(icon)

export const sizeOf = (icon: string) =>
  SIZES.find(([, names]) => names.has(icon))?.[0] ?? (FOOD_AND_THINGS.has(icon) ? SERVED : MEDIUM)
export const seatOf = (icon: string) => SEATS.get(icon) ?? HOLLOWS.get(icon) ?? STANDARD_SEAT
export const hollowOf = (icon: string) => HOLLOWS.get(icon) ?? STANDARD_HOLLOW
/** Null: it has no deck. */
export const deckOf = (icon: string) => DECKS.get(icon) ?? null
export const topOf = (icon: string) => TOPS.get(icon) ?? SEATS.get(icon) ?? STANDARD_TOP
/** Null: what is in it is behind its rim. */
export const perchOf = (icon: string) => PERCHES.get(icon) ?? null
/** In shares of the head. */
export const wornAt = (icon: string) => WEARABLES.get(icon) ?? { x: 0.5, y: 0.05, size: 0.6 }
/** Something can be in it and still be seen. */
export const canHold = (icon: string) =>
  HOLLOWS.has(icon) ||
  PERCHES.has(icon) ||
  VEHICLES.has(icon) ||
  BUILDINGS.has(icon) ||
  FLIERS.has(icon) ||
  SWIMMERS.has(icon)
export const isHollow = (icon: string) => HOLLOWS.has(icon)

function places(names: string, anchor: Anchor): [string, Anchor][] {
  return names.split(' ').map((name) => [name, anchor])
}
