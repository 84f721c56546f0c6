import { alive, circle, line, path } from '../shapes.ts'
import { colours, type Coat } from './fur.ts'
import { drawCheeks } from './head.ts'

type Mood = { blush: number; brows: (ink: string) => string; air: string }
const none = () => ''
const heart = (x: number, y: number, size: number) =>
  path(
    colours.coral,
    `M${x} ${y}C${x - size * 1.4} ${y - size} ${x - size * 0.7} ${y - size * 2} ${x} ${y - size * 1.15}C${x + size * 0.7} ${y - size * 2} ${x + size * 1.4} ${y - size} ${x} ${y}Z`,
    'stroke="#FFFFFF" stroke-width="1.6"',
  )
const spark = (x: number, y: number, size: number, fill: string) =>
  path(
    fill,
    `M${x} ${y - size}C${x + size * 0.18} ${y - size * 0.25} ${x + size * 0.25} ${y - size * 0.18} ${x + size} ${y}C${x + size * 0.25} ${y + size * 0.18} ${x + size * 0.18} ${y + size * 0.25} ${x} ${y + size}C${x - size * 0.18} ${y + size * 0.25} ${x - size * 0.25} ${y + size * 0.18} ${x - size} ${y}C${x - size * 0.25} ${y - size * 0.18} ${x - size * 0.18} ${y - size * 0.25} ${x} ${y - size}Z`,
  )
const note = (x: number, y: number) =>
  line('#473A8B', 3.4, `M${x} ${y}v-20l14 -4v19`) + circle('#473A8B', x - 4, y, 5) + circle('#473A8B', x + 10, y - 5, 5)

/** In the order of the traits of the family "mood": how red the cheeks are, the brows, and what is in the air. */
const moods: readonly Mood[] = [
  { blush: 0.7, brows: none, air: '' },
  {
    blush: 0.95,
    brows: none,
    air: spark(222, 56, 11, colours.honey) + spark(16, 84, 8, colours.honey) + spark(228, 92, 6, '#FFFFFF'),
  },
  {
    blush: 0.65,
    brows: (ink) => line(ink, 3.4, 'M74 84C79 78 86 75 93 76M168 80C163 71 156 67 148 68'),
    air:
      circle('#FFFFFF', 213, 60, 4.5, 'opacity=".85"') +
      circle('#FFFFFF', 224, 43, 6.5, 'opacity=".85"') +
      circle('#FFFFFF', 239, 23, 9.5, 'opacity=".85"'),
  },
  { blush: 0.75, brows: none, air: note(220, 62) + note(4, 96) },
  { blush: 1, brows: none, air: heart(222, 66, 9) + heart(236, 38, 6.5) + heart(12, 92, 7) },
  {
    blush: 0.6,
    brows: (ink) => line(ink, 3.2, 'M76 80C82 77 88 77 93 79M164 80C158 77 152 77 147 79'),
    air: line('#6152AD', 3.4, 'M206 84H216.500L206 96.500H216.500') + line('#6152AD', 4, 'M220 54H233L220 70H233'),
  },
  { blush: 0.6, brows: (ink) => line(ink, 4, 'M76 76C83 77 90 79.500 96 84M164 76C157 77 150 79.500 144 84'), air: '' },
]

export function drawMood(trait: number, coat: Coat): { face: string; air: string } {
  const { blush, brows, air } = moods[trait]!
  return { face: drawCheeks(colours.blush, blush) + brows(coat.ink), air: air && alive(air, 'float') }
}
