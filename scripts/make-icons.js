import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The icons of the product and the lucide drawing of each; an own name is said where lucide's says less. A new icon is a
 * line here, then `node scripts/make-icons.js` writes the sprite and the names.
 */
const drawings = {
  alert: 'circle-exclamation-point',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up': 'arrow-up',
  'audio-lines': 'audio-lines',
  blocks: 'blocks',
  bookmark: 'bookmark',
  captions: 'captions',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-right': 'chevron-right',
  clapperboard: 'clapperboard',
  clock: 'clock',
  close: 'x',
  code: 'code',
  compass: 'compass',
  copy: 'copy',
  'disc-3': 'disc-3',
  download: 'download',
  external: 'external-link',
  'file-search': 'file-search',
  'file-text': 'file-text',
  'flask-conical': 'flask-conical',
  'folder-tree': 'folder-tree',
  globe: 'globe',
  'graduation-cap': 'graduation-cap',
  headphones: 'headphones',
  help: 'life-buoy',
  home: 'house',
  image: 'image',
  images: 'images',
  info: 'info',
  'layout-template': 'layout-template',
  mail: 'mail',
  menu: 'menu',
  'message-circle': 'message-circle',
  'messages-square': 'messages-square',
  mic: 'mic',
  monitor: 'monitor',
  moon: 'moon',
  more: 'ellipsis',
  music: 'eighth-notes',
  'pen-line': 'pen-line',
  play: 'play',
  plus: 'plus',
  refresh: 'refresh-cw',
  scale: 'scale',
  'scan-eye': 'scan-eye',
  search: 'search',
  send: 'send',
  settings: 'settings',
  share: 'share-2',
  shield: 'shield',
  'sign-out': 'log-out',
  sparkles: 'sparkles',
  sun: 'sun',
  tags: 'tags',
  trash: 'trash',
  user: 'user',
  users: 'users',
  workflow: 'workflow',
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
  toPath('../app/ui/icon-names.ts'),
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
