import { fromHsl, toChannels, toHex, toHsl } from '../colour.ts'
import type { Tint } from '../words/traits.ts'

const HEX = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi
/** The part of a colour matrix that paints a flood in one colour, as the set's inner shadows do. */
const FLOOD = /values="0 0 0 0 ([\d.e-]+) 0 0 0 0 ([\d.e-]+) 0 0 0 0 ([\d.e-]+) 0 0 0/g
/** A hue this far from the main one belongs to another part of the thing. */
const REACH = 95
const PALE = 0.16
const LEAST_SATURATION = 0.5

/**
 * The same drawing with its main colour turned into another; parts of other colours keep theirs. `main`: the hue that
 * most of it has, null when it is nearly grey.
 */
export function tintDrawing(markup: string, tint: Tint, main: number | null): string {
  const shift = (hex: string): string => {
    const [hue, saturation, lightness] = toHsl(hex)
    if (tint.hue === null)
      return fromHsl([hue, saturation * 0.12, clamp(lightness + tint.lightness * (1 - Math.abs(lightness - 0.5)))])
    const distance = main === null ? 0 : Math.abs(((hue - main + 540) % 360) - 180)
    if (main !== null && (saturation < PALE || distance > REACH)) return hex
    if (main === null && (lightness > 0.97 || lightness < 0.12)) return hex
    const turned = (tint.hue + (main === null ? 0 : ((hue - main + 540) % 360) - 180) * 0.22 + 360) % 360
    return fromHsl([turned, Math.max(saturation, LEAST_SATURATION), clamp(lightness + tint.lightness)])
  }
  return markup.replace(HEX, shift).replace(FLOOD, (_, r: string, g: string, b: string) => {
    const [red, green, blue] = toChannels(shift(toHex([r, g, b].map((share) => Number(share) * 255))))
    const share = (channel: number) => (channel / 255).toFixed(3)
    return `values="0 0 0 0 ${share(red)} 0 0 0 0 ${share(green)} 0 0 0 0 ${share(blue)} 0 0 0`
  })
}

const clamp = (lightness: number) => Math.min(0.97, Math.max(0.06, lightness))
