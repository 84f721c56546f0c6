import rough from 'roughjs'
import { devices, heightOf, linesOf, type Mockup, type Part, type PartKind, type Screen } from './scene.ts'

/** A line, a surface or words of a drawing, in pixels from the corner of its part. */
type Mark =
  | { is: 'rect'; x: number; y: number; width: number; height: number; round?: number; fill?: Ink; edge?: Ink }
  | { is: 'circle'; x: number; y: number; radius: number; fill?: Ink; edge?: Ink }
  | { is: 'line'; points: readonly (readonly [number, number])[]; edge: Ink; isClosed?: boolean; fill?: Ink }
  | {
      is: 'words'
      x: number
      y: number
      text: string
      size: number
      ink: Ink
      isStrong?: boolean
      anchor?: 'middle' | 'end'
    }

type Ink = 'paper' | 'ink' | 'quiet' | 'pale' | 'accent' | 'on-accent'
type Inks = Readonly<Record<Ink, string>>

const kits: Readonly<Record<Mockup['kit'], Inks>> = {
  house: {
    'paper': '#ffffff',
    'ink': '#16231d',
    'quiet': '#5c6b63',
    'pale': '#e6efe9',
    'accent': '#1d6b4a',
    'on-accent': '#ffffff',
  },
  neutral: {
    'paper': '#ffffff',
    'ink': '#222222',
    'quiet': '#6b6b6b',
    'pale': '#e8e8e8',
    'accent': '#444444',
    'on-accent': '#ffffff',
  },
}

const FONT = "'Noto Sans', system-ui, sans-serif"
const LETTER = 0.55
const PAD = 14
const ROUGHNESS = 1.1
const TAIL = '…'

/** Words that fit into a width, in lines; what does not fit ends in an ellipsis. */
function wrap(text: string, width: number, size: number, most: number): string[] {
  const room = Math.max(3, Math.floor(width / (size * LETTER)))
  const lines: string[] = []
  for (const word of text.replace(/\s+/g, ' ').trim().split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.length > room ? `${word.slice(0, room - 1).toWellFormed()}${TAIL}` : word)
  }
  const shown = lines.slice(0, Math.max(1, most))
  if (lines.length > shown.length) shown[shown.length - 1] += TAIL
  return shown.filter(Boolean)
}

const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  ink: Ink,
  rest: { isStrong?: boolean; anchor?: 'middle' | 'end' } = {},
): Mark => ({
  ...{ is: 'words', x, y, text, size, ink },
  ...rest,
})
const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rest: { round?: number; fill?: Ink; edge?: Ink } = {},
): Mark => ({
  ...{ is: 'rect', x, y, width: Math.max(1, width), height: Math.max(1, height) },
  ...rest,
})
const line = (...points: (readonly [number, number])[]): Mark => ({ is: 'line', points, edge: 'quiet' })
const middle = (text: string, width: number, y: number, size: number, ink: Ink, isStrong = false): Mark =>
  words(width / 2, y, wrap(text, width - PAD, size, 1)[0] ?? '', size, ink, { anchor: 'middle', isStrong })

type Draw = (part: Part) => Mark[]
const paragraph = (text: string, width: number, height: number, size: number, ink: Ink, x = 0, from = 0): Mark[] =>
  wrap(text, width, size, Math.floor((height - from) / (size * 1.45))).map((one, n) =>
    words(x, from + size * (1.1 + n * 1.45), one, size, ink),
  )

const field: Draw = ({ words: name, width, height }) => {
  const top = Math.min(24, height / 2)
  return [
    words(0, top - 8, name, 13, 'ink'),
    rect(0, top, width, height - top, { round: 8, fill: 'paper', edge: 'quiet' }),
  ]
}
const crossed: Draw = ({ words: name, width, height }) => [
  rect(0, 0, width, height, { fill: 'pale', edge: 'quiet' }),
  line([0, 0], [width, height]),
  line([width, 0], [0, height]),
  ...(name
    ? [
        rect(
          width / 2 - Math.min(width - 8, name.length * 8 + 16) / 2,
          height / 2 - 13,
          Math.min(width - 8, name.length * 8 + 16),
          26,
          { fill: 'pale' },
        ),
        middle(name, width, height / 2 + 5, 13, 'quiet'),
      ]
    : []),
]

const draws: Readonly<Record<PartKind, Draw>> = {
  heading: ({ words: text, width, height }) => {
    const size = Math.min(34, Math.max(16, height * 0.62))
    return wrap(text, width, size, Math.max(1, Math.floor(height / (size * 1.2)))).map((one, n) =>
      words(0, size * (1 + n * 1.2), one, size, 'ink', { isStrong: true }),
    )
  },
  text: ({ words: text, width, height }) => paragraph(text, width, height, 15, 'quiet'),
  button: ({ words: text, width, height }) => [
    rect(0, 0, width, height, { round: 10, fill: 'accent', edge: 'accent' }),
    middle(text, width, height / 2 + 5, 15, 'on-accent', true),
  ],
  link: ({ words: text, width, height }) => {
    const shown = wrap(text, width, 15, 1)[0] ?? ''
    return [
      words(0, height / 2 + 5, shown, 15, 'accent'),
      line([0, height / 2 + 9], [Math.min(width, shown.length * 8), height / 2 + 9]),
    ]
  },
  input: field,
  textarea: field,
  select: (part) => {
    const y = part.height / 2 + 12
    return [...field(part), line([part.width - 28, y - 3], [part.width - 21, y + 4], [part.width - 14, y - 3])]
  },
  checkbox: ({ words: text, width, height }) => [
    rect(0, height / 2 - 10, 20, 20, { round: 4, fill: 'paper', edge: 'quiet' }),
    line([4, height / 2], [9, height / 2 + 5], [17, height / 2 - 6]),
    ...wrap(text, width - 32, 15, 1).map((one) => words(30, height / 2 + 5, one, 15, 'ink')),
  ],
  search: ({ words: text, width, height }) => [
    rect(0, 0, width, height, { round: height / 2, fill: 'paper', edge: 'quiet' }),
    { is: 'circle', x: 22, y: height / 2 - 1, radius: 6, edge: 'quiet' },
    line([27, height / 2 + 4], [32, height / 2 + 9]),
    words(42, height / 2 + 5, text, 14, 'quiet'),
  ],
  nav: ({ words: text, width, height }) => {
    const [name = '', ...doors] = linesOf(text)
    const shown = width < 500 ? [] : doors
    return [
      rect(0, 0, width, height, { fill: 'paper', edge: 'quiet' }),
      words(24, height / 2 + 6, name, 17, 'ink', { isStrong: true }),
      ...shown.map((door, n) =>
        words(width - 24 - (shown.length - 1 - n) * 110, height / 2 + 5, door, 14, 'quiet', { anchor: 'end' }),
      ),
      ...(width < 500
        ? [-7, 0, 7].map((by) => line([width - 44, height / 2 + by], [width - 22, height / 2 + by]))
        : []),
    ]
  },
  tabs: ({ words: text, width, height }) => {
    const all = linesOf(text)
    const each = width / Math.max(1, all.length)
    return [
      line([0, height - 1], [width, height - 1]),
      ...all.map((one, n) =>
        words(each * (n + 0.5), height / 2 + 4, wrap(one, each, 14, 1)[0] ?? '', 14, n === 0 ? 'ink' : 'quiet', {
          anchor: 'middle',
          isStrong: n === 0,
        }),
      ),
      rect(6, height - 4, each - 12, 4, { fill: 'accent' }),
    ]
  },
  image: crossed,
  video: (part) => {
    const [x, y] = [part.width / 2, part.height / 2]
    return [
      ...crossed({ ...part, words: '' }),
      { is: 'circle', x, y, radius: 26, fill: 'paper', edge: 'ink' },
      {
        is: 'line',
        points: [
          [x - 8, y - 12],
          [x + 14, y],
          [x - 8, y + 12],
        ],
        edge: 'ink',
        fill: 'ink',
        isClosed: true,
      },
    ]
  },
  map: (part) => [
    rect(0, 0, part.width, part.height, { fill: 'pale', edge: 'quiet' }),
    line([0, part.height * 0.7], [part.width * 0.4, part.height * 0.45], [part.width, part.height * 0.6]),
    line([part.width * 0.3, 0], [part.width * 0.5, part.height * 0.5], [part.width * 0.45, part.height]),
    { is: 'circle', x: part.width * 0.5, y: part.height * 0.42, radius: 9, fill: 'accent', edge: 'accent' },
  ],
  avatar: ({ width, height }) => {
    const radius = Math.min(width, height) / 2
    return [
      { is: 'circle', x: radius, y: radius, radius, fill: 'pale', edge: 'quiet' },
      { is: 'circle', x: radius, y: radius * 0.8, radius: radius * 0.34, edge: 'quiet' },
      line(
        [radius * 0.4, radius * 1.6],
        [radius * 0.7, radius * 1.25],
        [radius * 1.3, radius * 1.25],
        [radius * 1.6, radius * 1.6],
      ),
    ]
  },
  icon: ({ width, height }) => [
    rect(0, 0, width, height, { round: 6, edge: 'quiet', fill: 'pale' }),
    line([width * 0.25, height * 0.5], [width * 0.75, height * 0.5]),
    line([width * 0.5, height * 0.25], [width * 0.5, height * 0.75]),
  ],
  card: ({ words: text, width, height }) => {
    const [title = '', ...more] = linesOf(text)
    return [
      rect(0, 0, width, height, { round: 12, fill: 'paper', edge: 'quiet' }),
      ...wrap(title, width - 2 * PAD, 16, 1).map((one) => words(PAD, 32, one, 16, 'ink', { isStrong: true })),
      ...paragraph(more.join(' '), width - 2 * PAD, height - PAD, 14, 'quiet', PAD, 42),
    ]
  },
  list: ({ words: text, width, height }) => {
    const all = linesOf(text)
    const each = Math.max(28, height / Math.max(1, all.length))
    return all
      .slice(0, Math.max(1, Math.floor((height + 1) / each)))
      .flatMap((one, n) => [
        { is: 'circle', x: 14, y: each * (n + 0.5), radius: 9, fill: 'pale', edge: 'quiet' } satisfies Mark,
        words(36, each * (n + 0.5) + 5, wrap(one, width - 40, 15, 1)[0] ?? '', 15, 'ink'),
        line([0, each * (n + 1)], [width, each * (n + 1)]),
      ])
  },
  table: ({ words: text, width, height }) => {
    const rows = linesOf(text).map((row) => row.split(/[,|]/).map((cell) => cell.trim()))
    const columns = Math.max(1, ...rows.map((row) => row.length))
    const each = Math.max(26, height / Math.max(1, rows.length))
    const across = width / columns
    return [
      rect(0, 0, width, each, { fill: 'pale' }),
      rect(0, 0, width, height, { edge: 'quiet' }),
      ...rows
        .slice(0, Math.max(1, Math.floor((height + 1) / each)))
        .flatMap((row, n) => [
          ...(n > 0 ? [line([0, each * n], [width, each * n])] : []),
          ...row.map((cell, at) =>
            words(
              at * across + 10,
              each * (n + 0.5) + 5,
              wrap(cell, across - 12, 14, 1)[0] ?? '',
              14,
              n === 0 ? 'ink' : 'quiet',
              { isStrong: n === 0 },
            ),
          ),
        ]),
    ]
  },
  chart: ({ words: text, width, height }) => {
    const bars = [0.45, 0.7, 0.55, 0.9, 0.65, 0.8]
    const each = width / (bars.length + 1)
    return [
      line([8, 8], [8, height - 8], [width - 4, height - 8]),
      ...bars.map((share, n) =>
        rect(8 + each * (n + 0.4), (height - 8) * (1 - share * 0.85), each * 0.62, (height - 8) * share * 0.85, {
          fill: n === 3 ? 'accent' : 'pale',
          edge: 'quiet',
        }),
      ),
      ...wrap(text, width, 13, 1).map((one) => words(18, 20, one, 13, 'quiet')),
    ]
  },
  badge: ({ words: text, width, height }) => [
    rect(0, 0, width, height, { round: height / 2, fill: 'pale' }),
    middle(text, width, height / 2 + 4, 12, 'accent', true),
  ],
  divider: ({ width, height }) => [line([0, height / 2], [width, height / 2])],
  footer: ({ words: text, width, height }) => [
    rect(0, 0, width, height, { fill: 'pale' }),
    ...linesOf(text).map((one, n) => words(24 + n * 130, height / 2 + 5, one, 13, 'quiet')),
  ],
  box: ({ words: text, width, height }) => [
    rect(0, 0, width, height, { round: 8, edge: 'quiet' }),
    ...paragraph(text, width - 2 * PAD, height - PAD, 14, 'quiet', PAD, 8),
  ],
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const short = (value: number) => Math.round(value * 10) / 10

/** The same part is drawn by the same strokes each time. */
function seedOf({ id }: Part): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 2_147_483_647
  return seed + 1
}

const generator = rough.generator()
type Options = NonNullable<Parameters<typeof generator.rectangle>[4]>

function toShape(mark: Exclude<Mark, { is: 'words' }>, inks: Inks, seed: number, isSketch: boolean): string {
  const fill = mark.fill ? inks[mark.fill] : 'none'
  const edge = mark.edge ? inks[mark.edge] : 'none'
  if (!isSketch) {
    const paint = `fill="${fill}" stroke="${edge}" stroke-width="1.5"`
    if (mark.is === 'rect')
      return `<rect x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" rx="${short(mark.round ?? 0)}" ${paint}/>`
    if (mark.is === 'circle')
      return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.radius)}" ${paint}/>`
    const points = mark.points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
    return `<path d="M${points}${mark.isClosed ? 'Z' : ''}" ${paint} stroke-linecap="round"/>`
  }
  const options: Options = {
    ...{ seed, roughness: ROUGHNESS, stroke: edge, strokeWidth: 1.3, disableMultiStroke: mark.is === 'line' },
    ...(mark.fill && { fill, fillStyle: 'solid' }),
  }
  const drawn =
    mark.is === 'rect'
      ? generator.rectangle(mark.x, mark.y, mark.width, mark.height, options)
      : mark.is === 'circle'
        ? generator.circle(mark.x, mark.y, mark.radius * 2, options)
        : mark.isClosed
          ? generator.polygon(
              mark.points.map(([x, y]) => [x, y] as [number, number]),
              options,
            )
          : generator.linearPath(
              mark.points.map(([x, y]) => [x, y] as [number, number]),
              options,
            )
  return generator
    .toPaths(drawn)
    .filter(({ stroke, fill: filled }) => (stroke !== 'none' && stroke !== '') || (filled && filled !== 'none'))
    .map(
      ({ d, stroke, strokeWidth, fill: filled }) =>
        `<path d="${shortPath(d)}" fill="${filled ?? 'none'}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
    )
    .join('')
}

const shortPath = (path: string) => path.replace(/-?\d+\.\d{2,}/g, (number) => String(short(Number(number))))

function toWords({ x, y, text, size, ink, isStrong, anchor }: Extract<Mark, { is: 'words' }>, inks: Inks): string {
  const rest = `${isStrong ? ' font-weight="650"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${inks[ink]}"${rest}>${escape(text)}</text>`
}

/** One part as SVG, from its own corner. */
export function drawPart(part: Part, { kit, isSketch }: Pick<Mockup, 'kit' | 'isSketch'>): string {
  const [inks, seed] = [kits[kit], seedOf(part)]
  return draws[part.kind](part)
    .map((mark, n) => (mark.is === 'words' ? toWords(mark, inks) : toShape(mark, inks, seed + n, isSketch)))
    .join('')
}

/** A screen as a picture of its own. `toHref`: where a part leads to; null draws no links. */
export function drawScreen(
  screen: Screen,
  mockup: Pick<Mockup, 'device' | 'kit' | 'isSketch'>,
  toHref: ((screen: string) => string | null) | null = null,
): string {
  const [{ width }, height] = [devices[mockup.device], heightOf(screen, mockup.device)]
  const parts = screen.parts.map((part) => {
    const drawn = `<g transform="translate(${part.x} ${part.y})">${drawPart(part, mockup)}</g>`
    const href = part.leads !== '' && toHref ? toHref(part.leads) : null
    const hit = `<rect x="${part.x}" y="${part.y}" width="${part.width}" height="${part.height}" fill="transparent"/>`
    return href
      ? `<a href="${escape(href)}" aria-label="${escape(linesOf(part.words)[0] ?? part.kind)}">${drawn}${hit}</a>`
      : drawn
  })
  const paper = kits[mockup.kit].paper
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">` +
    `<title>${escape(screen.name)}</title><rect width="${width}" height="${height}" fill="${paper}"/>${parts.join('')}</svg>`
  )
}

/** All screens as one page to click through, without scripts: it runs from a file. */
export function toClickThrough(title: string, mockup: Mockup): string {
  const { width } = devices[mockup.device]
  const screens = mockup.screens.map((screen, n) => {
    const known = (id: string) => (mockup.screens.some((one) => one.id === id) ? `#${id}` : null)
    const svg = drawScreen(screen, mockup, known)
    return `<section id="${escape(screen.id)}"${n === 0 ? ' class="first"' : ''}><h2>${escape(screen.name)}</h2>${svg}</section>`
  })
  const doors = mockup.screens.map(({ id, name }) => `<a href="#${escape(id)}">${escape(name)}</a>`).join(' ')
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>`,
    '<style>',
    'body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f3f4f3;color:#16231d}',
    'nav{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:1rem;padding:.75rem 1rem;background:#fff;border-bottom:1px solid #d5dad7}',
    `section{display:none;margin:1.5rem auto;width:min(${width}px,100% - 2rem)}section h2{font-size:1rem;margin:0 0 .5rem}`,
    'section svg{display:block;width:100%;height:auto;background:#fff;box-shadow:0 1px 6px #0002}',
    'section:target{display:block}body:not(:has(section:target)) .first{display:block}',
    '</style></head><body>',
    `<nav aria-label="Screens">${doors}</nav>`,
    ...screens,
    '</body></html>',
    '',
  ].join('\n')
}
