/** What a prompt must become. Things are counted by the name of their drawing, ties are read from where they stand. */
export type Wish = {
  prompt: string
  things?: Readonly<Record<string, number>>
  /** `panda riding bicycle`, by the names of the drawings. */
  ties?: readonly string[]
  /** Colours of things: `automobile: red`. */
  colours?: Readonly<Record<string, string>>
  place?: string
  time?: string
  weather?: string
  season?: string
  sky?: readonly string[]
  style?: string
  /** Words that must come back as left out. */
  ignored?: readonly string[]
}

/** Written by hand as people write, and never used to choose a word list. */
export const wishes: readonly Wish[] = [
  { prompt: 'pirate ship, oil painting', things: { 'pirate-ship': 1 }, ignored: ['oil'] },
  {
    prompt: 'a panda riding a bicycle through a bamboo grove at sunset',
    things: { panda: 1, bicycle: 1 },
    ties: ['panda riding bicycle'],
    place: 'bamboo',
    time: 'sunset',
  },
  {
    prompt: 'three black cats on a red sofa',
    things: { 'black-cat': 3, 'couch-and-lamp': 1 },
    ties: ['black-cat on couch-and-lamp'],
    colours: { 'couch-and-lamp': 'red' },
  },
  { prompt: 'a golden retriever puppy playing in the snow', things: { dog: 1 }, weather: 'snow' },
  {
    prompt: 'a knight fighting a dragon in front of a castle',
    things: { knight: 1, dragon: 1, castle: 1 },
    ties: ['knight before castle', 'knight beside dragon'],
  },
  {
    prompt: 'a girl with a red umbrella walking in the rain, city street at night',
    things: { girl: 1, umbrella: 1 },
    ties: ['girl holding umbrella'],
    colours: { umbrella: 'red' },
    weather: 'rain',
    place: 'city',
    time: 'night',
  },
  {
    prompt: 'two horses beside a white house on a hill',
    things: { horse: 2, house: 1 },
    colours: { house: 'white' },
    place: 'meadow',
  },
  { prompt: 'a bird on the back of an elephant', things: { bird: 1, elephant: 1 }, ties: ['bird on elephant'] },
  { prompt: 'five colourful fish in a coral reef', things: { fish: 5 }, place: 'underwater' },
  {
    prompt: 'a blue car driving along a mountain road in autumn',
    things: { automobile: 1 },
    colours: { automobile: 'blue' },
    place: 'mountain',
    season: 'autumn',
  },
  {
    prompt: 'a small wooden boat on a calm lake at dawn, misty',
    things: { sailboat: 1 },
    place: 'lake',
    time: 'dawn',
    weather: 'fog',
  },
  {
    prompt: 'an astronaut riding a horse on mars, photorealistic',
    things: { astronaut: 1, horse: 1 },
    ties: ['astronaut riding horse'],
    place: 'space',
    ignored: ['photorealistic'],
  },
  {
    prompt: 'a robot holding a red rose',
    things: { robot: 1, rose: 1 },
    ties: ['robot holding rose'],
    colours: { rose: 'red' },
  },
  { prompt: 'an old lighthouse during a storm, waves crashing', things: { lighthouse: 1 }, weather: 'storm' },
  {
    prompt: 'a cup of coffee and two croissants on a wooden table, morning light',
    things: { 'hot-beverage': 1, croissant: 2 },
    place: 'table',
    time: 'day',
  },
  { prompt: 'a unicorn under a rainbow', things: { unicorn: 1 }, sky: ['rainbow'] },
  {
    prompt: 'a fox sleeping under a tree in the autumn forest',
    things: { fox: 1, 'deciduous-tree': 1 },
    ties: ['fox under deciduous-tree'],
    place: 'forest',
    season: 'autumn',
  },
  {
    prompt: 'a cozy living room with a fireplace and a cat on the rug',
    things: { fireplace: 1, cat: 1 },
    place: 'room',
  },
  {
    prompt: 'watercolor painting of a hummingbird near pink flowers',
    style: 'watercolour',
    things: { bird: 1, blossom: 3 },
    colours: { blossom: 'pink' },
  },
  { prompt: 'pixel art of a wizard in front of a tower', style: 'pixel', things: { 'man-mage': 1, 'castle': 1 } },
  {
    prompt: 'an owl wearing glasses reading a book in a library',
    things: { owl: 1, glasses: 1, 'closed-book': 1 },
    ties: ['owl wearing glasses', 'owl holding closed-book'],
    place: 'library',
  },
  {
    prompt: 'a train crossing a bridge over a river',
    things: { train: 1, bridge: 1 },
    ties: ['train on bridge'],
    place: 'lake',
  },
  { prompt: 'seven balloons in the sky', things: { balloon: 7 }, place: 'clouds' },
  {
    prompt: 'a man and his dog walking on the beach at golden hour',
    things: { man: 1, dog: 1 },
    place: 'beach',
    time: 'golden',
  },
  {
    prompt: 'a rabbit behind a big pumpkin',
    things: { rabbit: 1, 'jack-o-lantern': 1 },
    ties: ['rabbit behind jack-o-lantern'],
  },
  {
    prompt: 'a chef cooking pasta in a busy kitchen',
    things: { cook: 1, spaghetti: 1 },
    ties: ['cook holding spaghetti'],
    place: 'room',
  },
  {
    prompt: 'hot air balloons over the desert at sunrise',
    things: { 'hot-air-balloon': 3 },
    place: 'desert',
    time: 'dawn',
  },
  {
    prompt: 'a whale flying above the city, surreal',
    things: { 'whale': 1 },
    place: 'city',
    ignored: ['surreal'],
  },
  {
    prompt: 'a snowman with a carrot nose and a top hat',
    things: { 'snowman-without-snow': 1, 'top-hat': 1 },
    ties: ['snowman-without-snow wearing top-hat'],
  },
  {
    prompt: 'a tiger in the jungle, digital art, highly detailed, 8k',
    things: { tiger: 1 },
    place: 'jungle',
    ignored: ['highly', 'detailed', '8k'],
  },
  { prompt: 'kids playing football in the park', things: { child: 3, 'soccer-ball': 3 }, place: 'meadow' },
  {
    prompt: 'a green dragon holding a sword',
    things: { dragon: 1, 'crossed-swords': 1 },
    ties: ['dragon holding crossed-swords'],
    colours: { dragon: 'green' },
  },
  {
    prompt: 'a teddy bear in a cardboard box',
    things: { 'teddy-bear': 1, package: 1 },
    ties: ['teddy-bear in package'],
  },
  { prompt: 'a bee on a sunflower', things: { honeybee: 1, sunflower: 1 }, ties: ['honeybee on sunflower'] },
  {
    prompt: 'a christmas tree with presents in a living room at night',
    things: { 'christmas-tree': 1, 'wrapped-gift': 3 },
    place: 'room',
    time: 'night',
  },
  {
    prompt: 'two penguins on a sailing boat',
    things: { penguin: 2, sailboat: 1 },
    ties: ['penguin aboard sailboat'],
    place: 'sea',
  },
  {
    prompt: 'three penguins on a pirate ship',
    things: { 'penguin': 3, 'pirate-ship': 1 },
    ties: ['penguin aboard pirate-ship'],
    place: 'sea',
  },
  { prompt: 'a bear in a canoe', things: { bear: 1, canoe: 1 }, ties: ['bear aboard canoe'], place: 'lake' },
  { prompt: 'a penguin on a skateboard', things: { penguin: 1, skateboard: 1 }, ties: ['penguin riding skateboard'] },
  { prompt: 'a cow jumping over the moon', things: { cow: 1 }, sky: ['moon'] },
  { prompt: 'a blueprint of a rocket', things: { rocket: 1 }, style: 'blueprint' },
  { prompt: 'minimalist line art of a woman doing yoga', style: 'line-art', things: { 'woman-in-lotus-position': 1 } },
  {
    prompt: 'a farmer on a tractor in a wheat field',
    things: { farmer: 1, tractor: 1 },
    ties: ['farmer riding tractor'],
    place: 'farm',
  },
  { prompt: 'two dolphins jumping out of the ocean', things: { dolphin: 2 }, place: 'sea' },
  {
    prompt: 'a lion king on a rock at sunrise',
    things: { lion: 1, crown: 1, rock: 1 },
    ties: ['lion on rock', 'lion wearing crown'],
    time: 'dawn',
  },
  { prompt: 'a chocolate cake with candles on a plate', things: { 'birthday-cake': 1, candle: 3 }, place: 'table' },
  {
    prompt: 'an orange butterfly on a purple flower',
    things: { butterfly: 1, blossom: 1 },
    ties: ['butterfly on blossom'],
    colours: { butterfly: 'orange', blossom: 'purple' },
  },
  {
    prompt: 'a yellow taxi in new york in the rain',
    things: { taxi: 1 },
    colours: { taxi: 'yellow' },
    weather: 'rain',
    place: 'city',
  },
  { prompt: 'a bear fishing in a river', things: { bear: 1 }, place: 'lake' },
  {
    prompt: 'a dog wearing a crown and a scarf',
    things: { dog: 1, crown: 1, scarf: 1 },
    ties: ['dog wearing crown', 'dog wearing scarf'],
  },
  {
    prompt: 'a group of people sitting around a campfire under the stars',
    things: { person: 4, fire: 1 },
    time: 'night',
    sky: ['stars'],
  },
  {
    prompt: 'a giraffe next to a small car',
    things: { giraffe: 1, automobile: 1 },
    ties: ['giraffe beside automobile'],
  },
  {
    prompt: 'a mouse holding a balloon on top of a mushroom',
    things: { mouse: 1, balloon: 1, mushroom: 1 },
    ties: ['mouse holding balloon'],
  },
  { prompt: 'a computer mouse on a desk next to a laptop', things: { laptop: 1, 'computer-mouse': 1 }, place: 'table' },
  { prompt: 'an apple tree in a garden in spring', things: { 'deciduous-tree': 1 }, place: 'garden', season: 'spring' },
  { prompt: 'a bowl of strawberries and a glass of milk', things: { strawberry: 4, 'glass-of-milk': 1 } },
  { prompt: 'a cat sitting in a flower pot', things: { cat: 1, 'potted-plant': 1 } },
  { prompt: 'a frog on a lily pad', things: { frog: 1, 'lily-pad': 1 }, ties: ['frog on lily-pad'], place: 'lake' },
  { prompt: 'a doctor and a nurse in a hospital', things: { 'health-worker': 2, 'hospital': 1 } },
  { prompt: 'a fire truck racing through the city', things: { 'fire-engine': 1 }, place: 'city' },
  {
    prompt: 'vintage travel poster of a beach with palm trees',
    style: 'poster',
    place: 'beach',
    things: { 'palm-tree': 3 },
  },
  { prompt: 'a black and white cat looking at a goldfish bowl', things: { cat: 1, 'fish-bowl': 1 } },
  {
    prompt: 'a dinosaur eating ice cream at the beach',
    things: { 't-rex': 1, 'ice-cream': 1 },
    ties: ['t-rex holding ice-cream'],
    place: 'beach',
  },
]
