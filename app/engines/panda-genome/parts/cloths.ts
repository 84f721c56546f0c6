import { circle, ellipse, group, line, outline, path, rect } from '../shapes.ts'
import { TORSO } from './body.ts'
import { colours } from './fur.ts'

const { leaf, leafDark, coral, coralDark, honey, honeyDark, skyDark } = colours
type Cloth = { under: string; over: string; sleeve: { fill: string; edge: string } | null }
const none: Cloth = { under: '', over: '', sleeve: null }

const within = (body: string) =>
  `<clipPath id="trunk"><path d="${TORSO}"/></clipPath>${group(body, 'clip-path="url(#trunk)"')}`
const stripes = [160, 178, 196, 214].map((y) => rect('#FFF6EA', 50, y, 140, 7)).join('')

const scarf =
  path(coral, 'M140 156L166 152C170 168 172 184 170 200L146 203C147 186 145 170 140 156Z', outline(coralDark, 2)) +
  line('#FFE3DC', 4, 'M146.500 188L170.500 185M145.500 178L170 175') +
  path(
    coral,
    'M62 146C80 160 160 160 178 146C184 152 185 160 180 166C160 180 80 180 60 166C55 160 56 152 62 146Z',
    outline(coralDark, 2),
  ) +
  line('#FFE3DC', 4, 'M84 156L81 172M108 160L107 176M132 160L133 176')

const bandana =
  path(
    skyDark,
    'M66 148C90 160 150 160 174 148C172 158 166 166 156 170L124 199C121.500 201 118.500 201 116 199L84 170C74 166 68 158 66 148Z',
    outline('#35699A', 2),
  ) +
  [
    [96, 166],
    [120, 168],
    [144, 166],
    [108, 179],
    [132, 179],
    [120, 190],
  ]
    .map(([x = 0, y = 0]) => circle('#EAF4FC', x, y, 2.6))
    .join('')

const bowtie =
  path(
    '#6152AD',
    'M120 167C110 154 96 150 89 155C85 160 85 174 89 179C96 184 110 180 120 167Z',
    outline('#473A8B', 2),
  ) +
  path(
    '#6152AD',
    'M120 167C130 154 144 150 151 155C155 160 155 174 151 179C144 184 130 180 120 167Z',
    outline('#473A8B', 2),
  ) +
  rect('#8B7AD8', 113, 159.5, 14, 15, `rx="5" ${outline('#473A8B', 2)}`)

const jumper: Cloth = {
  under: path('#3F7F88', TORSO, outline('#2D636B')) + within(stripes),
  over: line('#2D636B', 7, 'M76 152C96 163 144 163 164 152'),
  sleeve: { fill: '#3F7F88', edge: '#2D636B' },
}

const overalls: Cloth = {
  under:
    within(
      path('#4E6FA8', 'M50 196C80 188 92 186 92 172V166H148V172C148 186 160 188 190 196V240H50Z', outline('#38548A')) +
        line('#38548A', 9, 'M96 168L84 142M144 168L156 142') +
        line('#4E6FA8', 6, 'M96 168L84 142M144 168L156 142'),
    ) +
    rect('#5F82BE', 106, 182, 28, 20, `rx="4" ${outline('#38548A', 2)}`) +
    circle(honey, 97, 171, 3.4) +
    circle(honey, 143, 171, 3.4),
  over: '',
  sleeve: null,
}

const lei = Array.from({ length: 11 }, (_, n) => {
  const t = (n / 10) * 2 - 1
  const x = 120 + t * 56
  const y = 176 - t * t * 26
  const fill = n % 3 === 1 ? '#F7A8B8' : n % 2 ? leaf : leafDark
  return n % 3 === 1
    ? circle(fill, x, y, 6.5, outline('#DE7E95', 1.4)) + circle(honey, x, y, 2.4)
    : ellipse(
        fill,
        x,
        y,
        10,
        5.4,
        `transform="rotate(${Math.round(-t * 46 + (n % 2 ? 30 : -30))} ${Math.round(x)} ${Math.round(y)})"`,
      )
}).join('')

const medal =
  line('#C25546', 8, 'M88 152L117 186M152 152L123 186') +
  line('#F2D7D0', 2.4, 'M88 152L117 186M152 152L123 186') +
  circle(honey, 120, 195, 14, outline(honeyDark)) +
  path(
    '#FFF3CF',
    'M120 185.500L122.900 191.600L129.500 192.400L124.600 197L125.900 203.600L120 200.300L114.100 203.600L115.400 197L110.500 192.400L117.100 191.600Z',
  )

/** In the order of the traits of the family "cloth". */
const cloths: readonly Cloth[] = [
  none,
  { ...none, over: scarf },
  { ...none, over: bandana },
  { ...none, over: bowtie },
  jumper,
  overalls,
  { ...none, over: lei },
  { ...none, over: medal },
]

export const clothOf = (trait: number): Cloth => cloths[trait]!
