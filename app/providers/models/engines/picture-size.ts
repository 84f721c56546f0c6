type Size = readonly [width: number, height: number]

const SQUARE: Size = [1_024, 1_024]
/** The sizes that OpenAI's own models draw; others are taken as they are asked. */
const SIZES: readonly [RegExp, readonly Size[]][] = [
  [/gpt-image|chatgpt-image/, [SQUARE, [1_536, 1_024], [1_024, 1_536]]],
  [/dall-e-3/, [SQUARE, [1_792, 1_024], [1_024, 1_792]]],
  [/dall-e-2/, [[256, 256], [512, 512], SQUARE]],
]

/** The size to ask for as `1024x1024`: the one of the model's that is nearest in shape, then in area. */
export function toPictureSize(model: string, width: number, height: number): string {
  const known = SIZES.find(([pattern]) => pattern.test(model))?.[1] ?? [[width, height] as const]
  const distance = ([w, h]: Size) =>
    Math.abs(Math.log((w * height) / (h * width))) * 10 + Math.abs(Math.log((w * h) / (width * height)))
  const [w, h] = [...known].sort((one, other) => distance(one) - distance(other))[0]!
  return `${w}x${h}`
}
