import { circle, ellipse, line, path } from '../shapes.ts'
import { colours, type Coat } from './fur.ts'

const LIP = 2.8
const drawNose = (coat: Coat) =>
  path(
    coat.ink,
    'M120 129.5C116 129.5 112 126 112.3 123.2C112.6 120.8 116 120 120 120C124 120 127.4 120.8 127.7 123.2C128 126 124 129.5 120 129.5Z',
  ) + ellipse(colours.white, 117.5, 122.4, 2.6, 1.1, 'opacity=".4"')

const SMILE = 'M120 129.5V132.5M111 132.5C112 138 119 138.5 120 132.5C121 138.5 128 138 129 132.5'

/** In the order of the traits of the family "expression". */
const mouths: readonly ((ink: string) => string)[] = [
  (ink) => line(ink, LIP, SMILE),
  (ink) =>
    path(
      colours.mouth,
      'M110 133C113 134.5 117 134.8 120 132.8C123 134.8 127 134.5 130 133C130 142 126 147.5 120 147.5C114 147.5 110 142 110 133Z',
    ) +
    path(
      colours.tongue,
      'M113.5 143C115 140.5 125 140.5 126.5 143C125 146 122.8 147.5 120 147.5C117.2 147.5 115 146 113.5 143Z',
    ) +
    line(ink, LIP, 'M120 129.5V132.8M109 132.2C111.5 135.5 117.5 136 120 132.8C122.5 136 128.5 135.5 131 132.2'),
  (ink) =>
    line(ink, LIP, 'M120 129.5V133') +
    ellipse(colours.mouth, 120, 138.5, 4.6, 5.2, `stroke="${ink}" stroke-width="2.2"`),
  (ink) =>
    line(ink, LIP, 'M120 129.5V133M120 133C117 137 112.5 137 110.5 134M120 133C123 137.5 128 138 130.5 135') +
    line(colours.leafDark, 5.5, 'M127 139L152 146') +
    line(colours.leaf, 3.2, 'M128 138.500L151 145') +
    path(colours.leaf, 'M150 146C154 138 163 136 170 140C165 147 157 149 150 146Z'),
  (ink) =>
    path(
      colours.tongue,
      'M115.500 136.500C115.500 134.500 124.500 134.500 124.500 136.500C125.500 144 123 147 120 147C117 147 114.500 144 115.500 136.500Z',
      `stroke="${ink}" stroke-width="1.6"`,
    ) + line(ink, LIP, SMILE),
  (ink) =>
    line(ink, LIP, 'M120 129.5V134M110.500 135.500C114 137.500 118 137.500 122 136C126 134.500 129 132 131 128.500'),
  (ink) =>
    path(
      colours.white,
      'M121.500 136.200H127.500L126.500 142.200C126.200 143.400 122.800 143.400 122.500 142.200Z',
      `stroke="${ink}" stroke-width="1.4"`,
    ) + line(ink, LIP, SMILE),
]

export const drawMouth = (trait: number, coat: Coat): string => drawNose(coat) + mouths[trait]!(coat.ink)

/** The freckles that some grains have beside the nose. */
export const drawFreckles = (coat: Coat, grain: number): string =>
  grain < 0.75
    ? ''
    : [
        [100, 128],
        [95, 132.5],
        [101, 135],
      ]
        .map(([x = 0, y = 0]) => circle(coat.rim, x, y, 1.3) + circle(coat.rim, 240 - x, y, 1.3))
        .join('')
