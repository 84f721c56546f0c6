import { alive, circle, ellipse, line, moved, outline, path, rect, turned } from '../shapes.ts'
import { crownOf, earOf } from './head.ts'
import { colours } from './fur.ts'

const { leaf, leafDark, honey, honeyDark, coral, coralDark, paper, iris, skyDark } = colours

const sprig = () =>
  line(leafDark, 3, 'M120 44C120 36 122 30 126 24') +
  path(leaf, 'M125 27C127 12 137 2 153 -2C153 13 143 25 125 27Z') +
  path(leaf, 'M124 30C138 23 153 25 165 35C151 41 136 40 124 30Z') +
  path(leafDark, 'M122 32C111 29 103 20 101 7C112 10 121 19 122 32Z')

const bow = () =>
  path(coral, 'M150 46C158 34 174 28 182 32C188 37 186 53 179 59C170 61 157 55 150 46Z', outline(coralDark, 2)) +
  path(coral, 'M150 46C140 35 125 30 118 35C113 41 117 55 124 60C133 61 144 55 150 46Z', outline(coralDark, 2)) +
  ellipse(coralDark, 150, 46.5, 6.5, 8)

const petals = (x: number, y: number, count: number, reach: number, size: number, fill: string, edge: string) =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count
    return ellipse(
      fill,
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      size,
      size,
      `stroke="${edge}" stroke-width="1.4"`,
    )
  }).join('')

const peony = () =>
  path(leafDark, 'M168 62C178 66 188 64 194 56C184 51 174 53 168 62Z') +
  petals(160, 52, 7, 11.5, 9, '#F7A8B8', '#DE7E95') +
  petals(160, 52, 5, 5.5, 6.5, '#FBC9D3', '#E895A8') +
  circle(honey, 160, 52, 4)

const glasses = () =>
  line('#4A3A30', 3.4, 'M68 103L50 98M172 103L190 98M112.500 106C116 102 124 102 127.500 106') +
  circle('none', 92, 108, 20.5, 'stroke="#4A3A30" stroke-width="3.4"') +
  circle('none', 148, 108, 20.5, 'stroke="#4A3A30" stroke-width="3.4"') +
  line('#FFFFFF', 2.2, 'M80 98C82 95.500 85 93.500 88 93M136 98C138 95.500 141 93.500 144 93', 'opacity=".65"')

const cap = () =>
  path(skyDark, 'M62 62C62 22 92 6 120 6C148 6 178 22 178 62C160 56 140 53 120 53C100 53 80 56 62 62Z') +
  line('#3C76A8', 2.4, 'M92 14C86 26 84 40 84 54M120 8V52M148 14C154 26 156 40 156 54', 'opacity=".6"') +
  path(
    '#E9F2FA',
    'M58 66C58 58 62 55 68 54C100 46 140 46 172 54C178 55 182 58 182 66C182 71 178 73 173 72C140 64 100 64 67 72C62 73 58 71 58 66Z',
    outline('#BCD2E4', 2),
  ) +
  circle('#E9F2FA', 120, 3, 10.5, outline('#BCD2E4', 2))

const beret = () =>
  path(
    coral,
    'M74 56C66 40 84 20 116 16C152 12 184 28 184 44C184 54 168 58 150 56C124 52 98 54 74 56Z',
    outline(coralDark, 2),
  ) +
  line(coralDark, 5, 'M122 16L126 6') +
  line('#FFFFFF', 3, 'M92 34C100 27 112 24 122 24', 'opacity=".35"')

const straw = () =>
  path('#EBC98A', 'M84 48C84 18 100 6 120 6C140 6 156 18 156 48Z', outline('#C79B55', 2)) +
  rect(coral, 83, 38, 74, 10, 'rx="2"') +
  ellipse('#F1D6A0', 120, 52, 78, 12.5, outline('#C79B55', 2)) +
  line('#C79B55', 1.6, 'M56 53C96 60 144 60 184 53M96 24H144M91 32H149', 'opacity=".6"')

const headphones = (face: number) => {
  const { x, y } = earOf(face)
  const cup = (at: number) =>
    rect(iris, at - 10, y + 24, 20, 36, `rx="9" ${outline('#6152AD', 2)}`) +
    rect('#B7ABEA', at - 4.5, y + 32, 9, 20, 'rx="4.500"')
  return (
    line('#6152AD', 8, `M${x - 21} ${y + 36}C${x - 30} ${y - 52} ${240 - x + 30} ${y - 52} ${240 - x + 21} ${y + 36}`) +
    cup(x - 21) +
    cup(240 - x + 21)
  )
}

const daisy = (x: number, y: number, size: number) =>
  moved(petals(0, 0, 6, 6, 4.2, paper, '#D9D3BE') + circle(honey, 0, 0, 4), x, y, size)

const wreath = () =>
  line(leafDark, 4, 'M64 68C80 46 100 40 120 40C140 40 160 46 176 68') +
  [
    ['M78 54C72 46 73 38 78 33C84 40 84 48 78 54Z'],
    ['M162 54C168 46 167 38 162 33C156 40 156 48 162 54Z'],
    ['M104 43C100 34 103 26 109 23C113 31 111 38 104 43Z'],
    ['M136 43C140 34 137 26 131 23C127 31 129 38 136 43Z'],
  ]
    .map(([d = '']) => path(leaf, d))
    .join('') +
  daisy(70, 60, 1) +
  daisy(92, 46, 1.15) +
  daisy(120, 40, 1.35) +
  daisy(148, 46, 1.15) +
  daisy(170, 60, 1)

const crown = () =>
  path(honey, 'M82 50L76 8L99 26L120 0L141 26L164 8L158 50C134 42 106 42 82 50Z', outline(honeyDark)) +
  circle(coral, 120, 29, 5.5, outline(coralDark, 1.5)) +
  circle('#8CC3F0', 98, 35, 4) +
  circle('#8CC3F0', 142, 35, 4) +
  circle(honey, 76, 8, 4.5) +
  circle(honey, 120, 0, 5) +
  circle(honey, 164, 8, 4.5)

/** In the order of the traits of the family "accessory", with what each is moved by on a head with a higher or lower crown. */
const accessories: readonly { draw: (face: number) => string; follows: boolean; sways: boolean }[] = [
  { draw: sprig, follows: true, sways: true },
  { draw: bow, follows: true, sways: false },
  { draw: peony, follows: true, sways: false },
  { draw: glasses, follows: false, sways: false },
  { draw: cap, follows: true, sways: false },
  { draw: beret, follows: true, sways: false },
  { draw: straw, follows: true, sways: false },
  { draw: headphones, follows: false, sways: false },
  { draw: wreath, follows: true, sways: false },
  { draw: crown, follows: true, sways: false },
]

/** What a panda wears on its head; the mascot's leaf stays with those who wear nothing above. */
export function drawAccessory(trait: number, face: number, grain: number): string {
  const { draw, follows, sways } = accessories[trait]!
  const drawn = sways ? alive(turned(draw(face), (grain - 0.5) * 14, 120, 44), 'sway') : draw(face)
  return follows ? moved(drawn, 0, crownOf(face)) : drawn
}
