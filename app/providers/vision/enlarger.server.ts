import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { assetPath } from '#app/platform/assets.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { openTensorFlow } from './graph.server.ts'
import { openLayers } from './layers.server.ts'
import { MAX_PICTURE_BYTES, MAX_PIXELS } from './picture.limits.ts'
import { FACTORS, maxPointsOf } from './super-resolution.ts'
import { enlargeByTiles, TILE, type Patcher, type Picture } from './tiles.ts'

const fileOf = (factor: number, name: string) => join(assetPath('super-resolution'), `x${factor}`, name)
/** Enlarging four times is done in two steps: the network for that in one leaves a grid. */
const NETWORKS = [2, 3] as const
const stepsOf = (factor: number): number[] => (factor === 4 ? [2, 2] : [factor])
const NETWORK = 'model.json'
const WEIGHTS = 'group1-shard1of1.bin'

/** Whether the networks that enlarge are part of this build. */
export const canEnlarge = (): boolean =>
  NETWORKS.every((factor) => [NETWORK, WEIGHTS].every((name) => existsSync(fileOf(factor, name))))

const opened = new Map<number, Promise<Patcher>>()

/** The network for a factor, loaded when first wanted: under a megabyte each. */
function openEnlarger(factor: number): Promise<Patcher> {
  const known = opened.get(factor)
  if (known) return known
  const opening = (async () => {
    const [tensorFlow, network, weights] = await Promise.all([
      openTensorFlow(),
      readFile(fileOf(factor, NETWORK), 'utf8'),
      readFile(fileOf(factor, WEIGHTS)),
    ])
    const layers = openLayers(tensorFlow, JSON.parse(network), weights)
    return (patch: Float32Array, width: number, height: number) => layers.run(patch, [1, height, width, 3])
  })()
  opening.catch(() => opened.delete(factor))
  opened.set(factor, opening)
  return opening
}

type Wanted = { bytes: Uint8Array; factor: number }

/** Enlarges a picture two, three or four times, to a PNG; the same bytes for the same picture. Throws an EngineFailure. */
export async function enlargePicture(
  { bytes, factor }: Wanted,
  onShare?: (share: number) => void,
): Promise<Uint8Array> {
  if (!FACTORS.some((one) => one === factor)) throw new EngineFailure('unable', 'It enlarges two, three or four times.')
  const { data, width, height } = await open(bytes)
  if (width * height > maxPointsOf(factor))
    throw new EngineFailure('unable', 'The picture is too large to be enlarged in this way.')
  const alpha = alphaOf(data)
  const pixels = await withoutAlpha(data, width, height, alpha !== null)
  const larger = await enlargeInSteps({ pixels, width, height }, factor, onShare)
  const size = { width: width * factor, height: height * factor }
  const drawn = sharp(larger, { raw: { ...size, channels: 3 } })
  if (alpha === null) return drawn.png().toBuffer()
  const seeThrough = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return drawn
    .joinChannel(seeThrough, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
}

/** Each step takes as long as its picture has points. */
async function enlargeInSteps(
  picture: Picture,
  factor: number,
  onShare?: (share: number) => void,
): Promise<Uint8Array> {
  const steps = stepsOf(factor)
  const costs = steps.map((_, n) => steps.slice(0, n).reduce((points, step) => points * step * step, 1))
  const whole = costs.reduce((sum, cost) => sum + cost, 0)
  let [current, done] = [picture, 0]
  for (const [n, step] of steps.entries()) {
    const enlarger = await openEnlarger(step)
    const cost = costs[n] ?? 1
    const before = done
    const tell = (share: number) => onShare?.((before + share * cost) / whole)
    const made = enlargeByTiles(current, step, enlarger, { tile: TILES[step] ?? TILE, onShare: tell })
    current = await trueTo(current, { pixels: made, width: current.width * step, height: current.height * step })
    done += cost
  }
  return current.pixels
}

/** With the smaller factor less memory goes to each point. */
const TILES: Readonly<Record<number, number>> = { 2: 200, 3: 136 }
const MIDDLE = 128
const clamped = (value: number) => Math.max(0, Math.min(255, value))

/**
 * Made small again, a larger picture should be the one it was made of. Where it is not, the difference is laid over it: so
 * colours stay what they were (back-projection).
 */
async function trueTo(small: Picture, large: Picture): Promise<Picture> {
  const again = await resample(large, small)
  const difference = again.map((value, n) => clamped(MIDDLE + (small.pixels[n] ?? 0) - value))
  const laid = await resample({ ...small, pixels: difference }, large)
  return { ...large, pixels: large.pixels.map((value, n) => clamped(value + (laid[n] ?? MIDDLE) - MIDDLE)) }
}

const resample = ({ pixels, width, height }: Picture, to: Pick<Picture, 'width' | 'height'>): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()

/** Red, green, blue and alpha of a picture, upright. */
async function open(bytes: Uint8Array) {
  if (bytes.length > MAX_PICTURE_BYTES) throw new EngineFailure('unable', 'The picture is too large.')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw new EngineFailure('unable', 'This is no picture that can be read.', null, { cause: error })
  }
}

const OPAQUE = 255

/** How far each point is seen; null where all are. */
function alphaOf(data: Uint8Array): Uint8Array | null {
  const alpha = new Uint8Array(data.length / 4)
  for (let n = 0; n < alpha.length; n += 1) alpha[n] = data[n * 4 + 3] ?? OPAQUE
  return alpha.some((value) => value !== OPAQUE) ? alpha : null
}

const BLEED = 6

/**
 * The colours alone. Points that are not seen have any colour, often black, which the network would draw into the edge beside
 * them: they take that of what is seen around them.
 */
async function withoutAlpha(data: Uint8Array, width: number, height: number, hasAlpha: boolean): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height * 3)
  const around = hasAlpha
    ? await sharp(data, { raw: { width, height, channels: 4 } })
        .blur(BLEED)
        .raw()
        .toBuffer()
    : data
  for (let n = 0; n < width * height; n += 1) {
    const from = data[n * 4 + 3] === 0 ? around : data
    for (let channel = 0; channel < 3; channel += 1) pixels[n * 3 + channel] = from[n * 4 + channel] ?? 0
  }
  return pixels
}
