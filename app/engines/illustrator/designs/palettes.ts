import { darken, fromHsl, lighten, toHsl } from '../colour.ts'
import type { Random } from '../random.ts'
import { tints } from '../words/traits.ts'

/** Colours that go together: `ink` is read on `paper`, `paper` on `main`. */
export type Palette = { paper: string; ink: string; main: string; others: readonly [string, string, string, string] }

const palettes: readonly [Palette, ...Palette[]] = [
  { paper: '#fbf5ea', ink: '#2b2440', main: '#1f6f5c', others: ['#e4586a', '#f0a63a', '#3f8fd2', '#8d6bd0'] },
  { paper: '#f4f7fb', ink: '#1d2b4f', main: '#2f5fb0', others: ['#f28a2e', '#2fa58a', '#d8466e', '#7a5fc0'] },
  { paper: '#fff4ee', ink: '#45202e', main: '#b83a4b', others: ['#2f7f8f', '#f0b23a', '#5f6fc0', '#6fa84a'] },
  { paper: '#f3f7ef', ink: '#21382b', main: '#3a7d44', others: ['#e07a3f', '#4a90c2', '#c94f7c', '#d9b13b'] },
  { paper: '#f6f1fb', ink: '#31235a', main: '#6a45b5', others: ['#e0568a', '#3fa5c0', '#f0a040', '#57a050'] },
  { paper: '#fdf8e8', ink: '#3a2f1f', main: '#9a5a1f', others: ['#2f7a6a', '#c9483f', '#3f6fb0', '#c08a1f'] },
]

/** The palette of a seed, or one about a colour that the prompt names. */
export function paletteOf(text: string, random: Random): Palette {
  const chosen = random.stream('palette').pick(palettes)
  const said = text
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find((word) => tints.has(word))
  const tint = said ? tints.get(said) : undefined
  if (!tint) return chosen
  if (tint.hue === null)
    return { ...chosen, main: tint.lightness < 0 ? '#232530' : '#5d6270', ink: '#1d1f28', paper: '#f7f7f8' }
  const main = fromHsl([tint.hue, 0.58, 0.36])
  return { ...chosen, main, ink: darken(main, 0.55), paper: lighten(main, 0.86) }
}

/** A row of colours, as many as are asked for: those of the palette, then lighter and darker ones. */
export function rowOf({ main, others }: Palette, many: number): string[] {
  const base = [main, ...others]
  return Array.from({ length: many }, (_, n) => {
    const colour = base[n % base.length] ?? main
    const round = Math.floor(n / base.length)
    const [hue, saturation, lightness] = toHsl(colour)
    return round === 0 ? colour : fromHsl([hue, saturation, Math.min(0.8, lightness + 0.14 * round)])
  })
}
