import { circle, ellipse, group, line, path, rect, round } from '../shapes.ts'
import { SIZE, strewn } from './weathers.ts'

/** The ground with a soft hump, its edge at a height. */
const ground = (fill: string, edge: number) =>
  path(fill, `M0 ${edge}C80 ${edge - 16} 240 ${edge - 16} 320 ${edge}V320H0Z`)

const cane = (x: number, width: number, fill: string, edge: string, n: number) =>
  rect(fill, x, -4, width, 270) +
  Array.from({ length: 6 }, (_, at) =>
    line(edge, 2.6, `M${round(x - 1)} ${20 + at * 48 + (n % 3) * 12}h${round(width + 2)}`),
  ).join('') +
  rect('#FFFFFF', x + width * 0.18, -4, width * 0.16, 270, 'opacity=".22"')
const spray = (x: number, y: number, isLeft: boolean) =>
  group(
    path('#5DAE5A', 'M0 0C12 -12 30 -12 42 0C28 6 12 8 0 0Z') +
      path('#3E9447', 'M2 2C8 14 22 24 36 22C30 10 16 2 2 2Z'),
    `transform="translate(${round(x)} ${y})${isLeft ? ' scale(-1 1)' : ''}"`,
  )

function grove(shift: number): string {
  const canes = [
    [12, 15],
    [46, 11],
    [78, 9],
    [238, 9],
    [264, 12],
    [294, 16],
  ]
  const slide = shift * 14 - 7
  return (
    canes
      .map(([x = 0, w = 0], n) => cane(x + slide * (n % 2 ? 1 : -0.6), w, n % 2 ? '#8CC67F' : '#A5D394', '#6BAA66', n))
      .join('') +
    spray(30 + slide, 60, false) +
    spray(290 + slide, 96, true) +
    spray(56 - slide, 168, false) +
    spray(266 - slide, 30, true) +
    ground('#9CCB8B', 262) +
    ground('#7DB973', 282)
  )
}

const tuft = (x: number, y: number) => line('#5FA05A', 2.6, `M${round(x)} ${round(y)}l-4 -9m4 9v-11m0 11l4.500 -9`)
const blossom = (x: number, y: number, fill: string) => circle(fill, x, y, 4.2) + circle('#FFF3C4', x, y, 1.7)

function meadow(shift: number): string {
  const low = strewn(17, shift).map(({ x, y, n }) => ({ x, y: 258 + (y / SIZE) * 52, n }))
  return (
    ground('#BFDDA0', 226) +
    ground('#A2CF8B', 250) +
    low
      .map(({ x, y, n }) => (n % 2 ? tuft(x, y) : blossom(x, y, ['#F7B7C6', '#F5CF6B', '#FFFFFF', '#B9AEE6'][n % 4]!)))
      .join('')
  )
}

const hills = (shift: number) =>
  path('#C3D9B4', `M0 214C${round(40 + shift * 40)} 150 ${round(110 + shift * 40)} 150 180 220V320H0Z`) +
  path('#AFCDA2', `M120 232C${round(190 - shift * 30)} 160 ${round(270 - shift * 30)} 158 320 208V320H120Z`) +
  path('#97BF8C', 'M0 250C70 222 170 226 320 258V320H0Z') +
  [0.06, 0.16, 0.86, 0.95]
    .map(
      (at, n) =>
        line('#7D5E46', 4, `M${round(at * SIZE + shift * 8)} ${246 - (n % 2) * 6}v-14`) +
        ellipse('#6FA56A', at * SIZE + shift * 8, 218 - (n % 2) * 6, 12, 17),
    )
    .join('')

const shore = (shift: number) =>
  rect('#7DBBD6', 0, 196, SIZE, 80) +
  rect('#93CBE0', 0, 196, SIZE, 18) +
  line(
    '#E6F5FA',
    3,
    `M${round(14 + shift * 20)} 226c10 -6 20 -6 30 0s20 6 30 0M${round(228 - shift * 20)} 218c10 -6 20 -6 30 0s20 6 30 0`,
  ) +
  path('#FFFFFF', `M${round(40 + shift * 12)} 196l20 -34v34Z`) +
  path('#F0A39B', `M${round(30 + shift * 12)} 199h40l-7 10h-26Z`) +
  path('#FFFFFF', 'M0 254C70 238 240 238 320 256V270H0Z', 'opacity=".8"') +
  path('#F1DCB0', 'M0 262C80 244 240 246 320 264V320H0Z') +
  [
    [34, 296],
    [282, 292],
  ]
    .map(([x = 0, y = 0]) =>
      path(
        '#F3A58F',
        `M${x} ${y - 8}l2.500 5.200l5.700 .700l-4.200 3.900l1.100 5.700l-5.100 -2.800l-5.100 2.800l1.100 -5.700l-4.200 -3.900l5.700 -.700Z`,
      ),
    )
    .join('')

function town(shift: number): string {
  const houses = [
    [0, 150, 46, '#E3C2A4', '#B86A55'],
    [42, 176, 50, '#D7CFC0', '#7F8FA3'],
    [226, 168, 48, '#E9D5B0', '#B86A55'],
    [270, 142, 54, '#CBD6D2', '#6D7F93'],
  ] as const
  return (
    houses
      .map(([x, y, w, wall, roof], n) => {
        const at = x + (n % 2 ? -1 : 1) * shift * 8
        const window = (wx: number, wy: number) => rect('#FFE7A6', wx, wy, 9, 12, 'rx="2"')
        return (
          rect(wall, at, y, w, 150) +
          path(roof, `M${round(at - 5)} ${y + 2}L${round(at + w / 2)} ${y - 24}L${round(at + w + 5)} ${y + 2}Z`) +
          window(at + 8, y + 20) +
          window(at + w - 17, y + 20) +
          window(at + 8, y + 50) +
          window(at + w - 17, y + 50)
        )
      })
      .join('') +
    path('#C9A78C', 'M0 268H320V320H0Z') +
    line(
      '#A98468',
      2.4,
      'M0 284H320M0 302H320M40 268v16M120 268v16M220 268v16M290 268v16M80 284v18M180 284v18M260 284v18',
    )
  )
}

const peak = (x: number, y: number, w: number, fill: string) =>
  path(fill, `M${round(x - w)} 262L${round(x)} ${y}L${round(x + w)} 262Z`) +
  path(
    '#FFFFFF',
    `M${round(x)} ${y}l${round(w * 0.3)} ${round((262 - y) * 0.3)}l${round(-w * 0.13)} -6l${round(-w * 0.14)} 12l${round(-w * 0.16)} -10l${round(-w * 0.17)} 6Z`,
  )

const mountains = (shift: number) =>
  peak(54 + shift * 24, 96, 100, '#A9BBCB') +
  peak(272 - shift * 24, 112, 104, '#9BB0C2') +
  peak(160, 168, 110, '#8DA3B6') +
  path('#F4F8FB', 'M0 254C80 238 240 238 320 256V320H0Z') +
  path('#E3ECF3', 'M0 284C90 272 230 274 320 288V320H0Z')

function library(shift: number): string {
  const spines = ['#C9705E', '#5F82BE', '#E2B45A', '#6FA56A', '#8B7AD8', '#D9927F', '#4F8C92']
  const shelf = (y: number, row: number) =>
    rect('#8A5F3F', 0, y + 58, SIZE, 9) +
    Array.from({ length: 23 }, (_, n) => {
      const at = (n * 5 + row * 3 + Math.floor(shift * 16)) % spines.length
      const tall = 38 + ((n * 7 + row * 5 + Math.floor(shift * 8)) % 17)
      return (
        rect(spines[at]!, n * 14 + 1, y + 58 - tall, 12, tall, 'rx="2"') +
        rect('#FFFFFF', n * 14 + 3.5, y + 66 - tall, 7, 4, 'opacity=".5"')
      )
    }).join('')
  return (
    rect('#6E4A31', 0, 84, SIZE, 190) +
    shelf(84, 0) +
    shelf(152, 1) +
    shelf(220, 2) +
    rect('#D8B48C', 0, 268, SIZE, 52) +
    ellipse('#B7685C', 160, 292, 132, 20) +
    ellipse('#C97F70', 160, 292, 116, 15.5)
  )
}

const moon = (shift: number) =>
  `<circle fill="#6FA8D6" cx="${round(58 + shift * 16)}" cy="94" r="26"/>` +
  path('#7FBF85', `M${round(44 + shift * 16)} 84c8 -8 18 -4 20 2s-6 8 -4 14s-12 6 -16 -2Z`) +
  path('#D3D5DC', 'M0 246C80 226 240 226 320 248V320H0Z') +
  [
    [40, 270, 22],
    [276, 264, 18],
    [246, 300, 26],
    [92, 304, 16],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse('#BDC0CA', x + shift * 10, y, r, r * 0.34) +
        ellipse('#E2E4EA', x + shift * 10, y + 3, r * 0.84, r * 0.2),
    )
    .join('')

/** In the order of the traits of the family "place". */
const places: readonly ((shift: number) => string)[] = [grove, meadow, hills, shore, town, mountains, library, moon]
export const drawPlace = (trait: number, shift: number): string => places[trait]!(shift)
