import type { Ports } from '#app/providers/ports.ts'

type Colour = Ports['see']['result']['colours'][number]

/** Less of it is not worth naming. */
const MIN_SHARE = 0.04
const MAX_COLOURS = 6

/** Upper ends of hues in degrees. */
const hues: readonly [number, string][] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [198, 'turquoise'],
  [256, 'blue'],
  [292, 'purple'],
  [344, 'pink'],
  [361, 'red'],
]

/** The name a person would give: what is nearly without colour first, then by hue. */
export function nameColour(red: number, green: number, blue: number): string {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const span = high - low
  const lightness = (high + low) / 2
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1))
  if (lightness < 0.11) return 'black'
  if (lightness > 0.94) return 'white'
  if (saturation < 0.13 || span < 0.07) return lightness < 0.2 ? 'black' : lightness > 0.86 ? 'white' : 'grey'
  const turn = high === r ? (g - b) / span : high === g ? (b - r) / span + 2 : (r - g) / span + 4
  const hue = (turn * 60 + 360) % 360
  if (hue >= 12 && hue < 48 && lightness < 0.42) return 'brown'
  if (hue >= 18 && hue < 60 && lightness > 0.7 && saturation < 0.6) return 'beige'
  if ((hue >= 344 || hue < 14) && lightness > 0.72) return 'pink'
  return hues.find(([end]) => hue < end)?.[1] ?? 'red'
}

/** The named colours of raw RGB pixels, most first, each with the mean of what was called so. */
export function countColours(pixels: Uint8Array): Colour[] {
  const sums = new Map<string, { count: number; channels: [number, number, number] }>()
  const total = Math.floor(pixels.length / 3)
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const name = nameColour(red, green, blue)
    const sum = sums.get(name) ?? { count: 0, channels: [0, 0, 0] }
    sum.count += 1
    sum.channels = [sum.channels[0] + red, sum.channels[1] + green, sum.channels[2] + blue]
    sums.set(name, sum)
  }
  const hexOf = (channels: readonly number[], count: number) =>
    `#${channels
      .map((sum) =>
        Math.round(sum / count)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  return [...sums]
    .map(([name, { count, channels }]) => ({ name, hex: hexOf(channels, count), share: count / total }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((first, second) => second.share - first.share)
    .slice(0, MAX_COLOURS)
}
