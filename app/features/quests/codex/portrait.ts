/** How an ally looks, out of the letters of its key alone: the same key looks the same everywhere. */
export type Portrait = {
  hue: number
  /** 0 to 1, each. */
  ears: number
  eyes: number
  patch: number
  tilt: number
  wears: 'nothing' | 'glasses' | 'scarf' | 'leaf' | 'bow' | 'headphones'
}

const WEARS = ['nothing', 'glasses', 'scarf', 'leaf', 'bow', 'headphones'] as const
const OFFSET = 2_166_136_261
const PRIME = 16_777_619

/** FNV-1a over the key with a number, so that each trait is drawn by itself. */
function draw(key: string, trait: number): number {
  let hash = OFFSET ^ trait
  for (const sign of key) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2_246_822_507)
  hash ^= hash >>> 13
  return (hash >>> 0) / 4_294_967_296
}

export const toPortrait = (key: string): Portrait => ({
  hue: Math.floor(draw(key, 1) * 360),
  ears: draw(key, 2),
  eyes: draw(key, 3),
  patch: draw(key, 4),
  tilt: draw(key, 5),
  wears: WEARS[Math.floor(draw(key, 6) * WEARS.length)] ?? 'nothing',
})

/** How it would be read aloud: speed and pitch around 1. */
export const toVoice = (key: string) => ({
  speed: Math.round((0.85 + draw(key, 7) * 0.3) * 100) / 100,
  pitch: Math.round((0.8 + draw(key, 8) * 0.5) * 100) / 100,
})
