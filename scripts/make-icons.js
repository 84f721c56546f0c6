import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The icons of the product and the lucide drawing of each; an own name is said where lucide's says less. A new icon is a
 * line here, then `node scripts/make-icons.js` writes the sprite and the names.
 */
const drawings = {
  alert: 'circle-exclamation-point',
  archive: 'archive',
  'arrow-down': 'arrow-down',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up': 'arrow-up',
  'audio-lines': 'audio-lines',
  'bar-chart': 'chart-column',
  bell: 'bell',
  blocks: 'blocks',
  bookmark: 'bookmark',
  briefcase: 'briefcase',
  bug: 'bug',
  calendar: 'calendar',
  captions: 'captions',
  check: 'check',
  'check-circle': 'circle-check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  'chevron-up': 'chevron-up',
  clapperboard: 'clapperboard',
  clock: 'clock',
  close: 'x',
  code: 'code',
  compass: 'compass',
  copy: 'copy',
  'disc-3': 'disc-3',
  download: 'download',
  external: 'external-link',
  eye: 'eye',
  'eye-off': 'eye-off',
  'file-search': 'file-search',
  'file-text': 'file-text',
  filter: 'list-filter',
  flag: 'flag',
  'flask-conical': 'flask-conical',
  'folder-tree': 'folder-tree',
  gavel: 'gavel',
  globe: 'globe',
  'graduation-cap': 'graduation-cap',
  grid: 'layout-grid',
  hand: 'hand',
  handshake: 'handshake',
  headphones: 'headphones',
  heart: 'heart',
  help: 'life-buoy',
  home: 'house',
  image: 'image',
  images: 'images',
  inbox: 'inbox',
  info: 'info',
  key: 'key-round',
  keyboard: 'keyboard',
  'layout-template': 'layout-template',
  leaf: 'leaf',
  'line-chart': 'chart-line',
  lightbulb: 'lightbulb',
  link: 'link',
  list: 'list',
  lock: 'lock',
  mail: 'mail',
  'map-pin': 'map-pin',
  maximize: 'maximize-2',
  menu: 'menu',
  'message-circle': 'message-circle',
  'messages-square': 'messages-square',
  mic: 'mic',
  minus: 'minus',
  monitor: 'monitor',
  moon: 'moon',
  more: 'ellipsis',
  music: 'eighth-notes',
  newspaper: 'newspaper',
  package: 'package',
  palette: 'palette',
  'panel-right': 'panel-right',
  paperclip: 'paperclip',
  pause: 'pause',
  'pen-line': 'pen-line',
  phone: 'phone',
  play: 'play',
  plus: 'plus',
  quote: 'quote',
  receipt: 'receipt',
  redo: 'redo-2',
  refresh: 'refresh-cw',
  reply: 'reply',
  rotate: 'rotate-ccw',
  scale: 'scale',
  'scan-eye': 'scan-eye',
  search: 'search',
  send: 'send',
  settings: 'settings',
  share: 'share-2',
  shield: 'shield',
  'shield-check': 'shield-check',
  'sign-out': 'log-out',
  sliders: 'sliders-horizontal',
  smile: 'face-slightly-smiling',
  sort: 'chevrons-up-down',
  sparkles: 'sparkles',
  'square-pen': 'square-pen',
  star: 'star',
  stop: 'square',
  store: 'store',
  sun: 'sun',
  swatch: 'swatch-book',
  table: 'table',
  tags: 'tags',
  'thumbs-down': 'thumbs-down',
  'thumbs-up': 'thumbs-up',
  trash: 'trash',
  undo: 'undo-2',
  upload: 'upload',
  user: 'user',
  users: 'users',
  vibrate: 'vibrate',
  volume: 'volume-2',
  'volume-off': 'volume-x',
  wand: 'wand-sparkles',
  workflow: 'workflow',
  zap: 'zap',
}

/** DESIGN.md, icons: 1.75 px outline on a 24 grid, in the colour of the words. */
const LOOK =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
const VERSION_CHARS = 8

const symbols = await Promise.all(Object.entries(drawings).map(([name, drawing]) => drawSymbol(name, drawing)))
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- lucide (ISC), drawn by scripts/make-icons.js -->\n${symbols.join('\n')}\n</svg>\n`
const version = createHash('sha256').update(sprite).digest('hex').slice(0, VERSION_CHARS)

writeFileSync(toPath('../public/art/icons.svg'), sprite)
writeFileSync(
  toPath('../app/ui/brand/icon-names.ts'),
  `// Written by scripts/make-icons.js.\n` +
    `export const ICON_SPRITE = '/art/icons.svg?v=${version}'\n\n` +
    `export const iconNames = [\n${Object.keys(drawings)
      .map((name) => `  '${name}',\n`)
      .join('')}] as const\n` +
    `export type IconName = (typeof iconNames)[number]\n`,
)

async function drawSymbol(name, drawing) {
  const { __iconData: data } = await import(`lucide-react/icons/${drawing}`)
  const shapes = data.node.map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([attribute]) => attribute !== 'key')
    return `<${tag}${drawn.map(([attribute, value]) => ` ${toKebab(attribute)}="${value}"`).join('')}/>`
  })
  return `<symbol id="${name}" ${LOOK}>${shapes.join('')}</symbol>`
}

function toKebab(attribute) {
  return attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function toPath(address) {
  return fileURLToPath(new URL(address, import.meta.url))
}
