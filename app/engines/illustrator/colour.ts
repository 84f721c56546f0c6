/** Colours are `#rrggbb`. */
export type Hex = `#${string}`

export const toChannels = (hex: string): [number, number, number] => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(full.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export const toHex = (channels: readonly number[]): Hex =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` of the second, the rest of the first. */
export function mix(first: string, second: string, share: number): Hex {
  const [from, to] = [toChannels(first), toChannels(second)]
  return toHex(from.map((channel, place) => channel + ((to[place] ?? 0) - channel) * share))
}

export const lighten = (hex: string, share: number) => mix(hex, '#ffffff', share)
export const darken = (hex: string, share: number) => mix(hex, '#0b1026', share)

/** As seen in light of another colour: white light changes nothing. */
export function under(hex: string, light: string): Hex {
  const shine = toChannels(light)
  return toHex(toChannels(hex).map((channel, place) => (channel * (shine[place] ?? 255)) / 255))
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function toHsl(hex: string): [number, number, number] {
  const [r, g, b] = toChannels(hex).map((channel) => channel / 255) as [number, number, number]
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const span = high - low
  const lightness = (high + low) / 2
  if (span === 0) return [0, 0, lightness]
  const hue = high === r ? (g - b) / span : high === g ? (b - r) / span + 2 : (r - g) / span + 4
  return [(hue * 60 + 360) % 360, span / (1 - Math.abs(2 * lightness - 1)), lightness]
}

export function fromHsl([hue, saturation, lightness]: readonly [number, number, number]): Hex {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return toHex([channel(0), channel(8), channel(4)])
}
