/** The parts a wireframe is built of. */
export const partKinds = [
  'heading',
  'text',
  'button',
  'link',
  'input',
  'textarea',
  'select',
  'checkbox',
  'search',
  'nav',
  'tabs',
  'image',
  'avatar',
  'icon',
  'card',
  'list',
  'table',
  'chart',
  'map',
  'video',
  'badge',
  'divider',
  'footer',
  'box',
] as const
export type PartKind = (typeof partKinds)[number]

/** One part on a screen, in pixels; a list, a table or tabs have an item a line of their words. */
export type Part = {
  id: string
  kind: PartKind
  x: number
  y: number
  width: number
  height: number
  words: string
  /** The screen it leads to; empty: none. */
  leads: string
  /** Parts of a group are moved together. */
  group: string
}
export type Screen = { id: string; name: string; parts: Part[] }
export type Mockup = {
  device: 'phone' | 'tablet' | 'desktop'
  /** Our own design, or plain boxes that belong to nobody. */
  kit: 'house' | 'neutral'
  /** Drawn as by hand, so that the talk stays with the idea. */
  isSketch: boolean
  screens: Screen[]
}

export const devices = {
  phone: { label: 'Phone', width: 390, height: 780 },
  tablet: { label: 'Tablet', width: 820, height: 1100 },
  desktop: { label: 'Desktop', width: 1200, height: 800 },
} as const satisfies Record<Mockup['device'], { label: string; width: number; height: number }>

export const MOST_SCREENS = 12
export const MOST_PARTS = 120
export const WORDS_MAX_CHARS = 600
export const GRID = 8
export const FARTHEST = 4_000
export const LEAST_SIDE = 8

/** What a part is called, what stands in it at first, and its size where it is put by hand. */
export const partWords: Readonly<Record<PartKind, { label: string; words: string; width: number; height: number }>> = {
  heading: { label: 'Heading', words: 'Heading', width: 320, height: 40 },
  text: { label: 'Text', words: 'A few lines of text that say what this is about.', width: 320, height: 64 },
  button: { label: 'Button', words: 'Go on', width: 144, height: 44 },
  link: { label: 'Link', words: 'More about it', width: 144, height: 24 },
  input: { label: 'Text field', words: 'Name', width: 320, height: 68 },
  textarea: { label: 'Text box', words: 'Message', width: 320, height: 144 },
  select: { label: 'Choice', words: 'Country', width: 320, height: 68 },
  checkbox: { label: 'Checkbox', words: 'I agree', width: 320, height: 28 },
  search: { label: 'Search', words: 'Search', width: 320, height: 44 },
  nav: { label: 'Top bar', words: 'Name\nHome\nAbout\nContact', width: 640, height: 64 },
  tabs: { label: 'Tabs', words: 'First\nSecond\nThird', width: 320, height: 44 },
  image: { label: 'Picture', words: 'Picture', width: 320, height: 200 },
  avatar: { label: 'Portrait', words: '', width: 56, height: 56 },
  icon: { label: 'Icon', words: '', width: 32, height: 32 },
  card: { label: 'Card', words: 'Title\nA line that says more.', width: 240, height: 152 },
  list: { label: 'List', words: 'First\nSecond\nThird', width: 320, height: 144 },
  table: { label: 'Table', words: 'Name, Day, Sum\n…, …, …\n…, …, …', width: 480, height: 168 },
  chart: { label: 'Chart', words: 'Chart', width: 320, height: 200 },
  map: { label: 'Map', words: 'Map', width: 320, height: 240 },
  video: { label: 'Video', words: 'Video', width: 480, height: 272 },
  badge: { label: 'Badge', words: 'New', width: 72, height: 26 },
  divider: { label: 'Line', words: '', width: 320, height: 8 },
  footer: { label: 'Foot', words: 'Imprint\nPrivacy', width: 640, height: 64 },
  box: { label: 'Box', words: '', width: 240, height: 160 },
}

/** Lines of a part's words that hold something. */
export const linesOf = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The first number that no part of a mock-up has, as a part is called. */
export function freePartId({ screens }: Pick<Mockup, 'screens'>): string {
  const numbers = screens
    .flatMap(({ parts }) => parts.map(({ id }) => Number(id.slice(1))))
    .filter(Number.isSafeInteger)
  return `p${Math.max(0, ...numbers) + 1}`
}

/** How high a screen is drawn: as its device, or as far as its parts reach. */
export const heightOf = ({ parts }: Pick<Screen, 'parts'>, device: Mockup['device']): number =>
  Math.max(devices[device].height, ...parts.map(({ y, height }) => y + height + 24))
