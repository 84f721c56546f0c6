import sharp, { type Sharp } from 'sharp'
import { setLetters } from '#app/engines/lettering/lettering.server.ts'
import { POINTS_MAX } from '#app/kits/foundation/files/picture.server.ts'
import { inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import { SUPER_RESOLUTION, SUPER_RESOLUTION_VERSION } from '#app/providers/vision/super-resolution.ts'
import { enlargePool } from '#app/providers/vision/vision-pools.server.ts'
import type { Change } from './recipe.ts'

const LIMIT_S = 30
const EDGE = 0.06

/**
 * A picture with changes done to it one after the other, as PNG; the same bytes for the same picture and changes. Throws
 * TurnsBusy, and an EngineFailure where an engine is to do one.
 */
export async function changePicture(
  bytes: Uint8Array,
  changes: readonly Change[],
  tools: ChangeTools = {},
): Promise<Uint8Array> {
  let current = bytes
  for (const change of changes)
    current =
      change.do === 'upscale'
        ? await upscale(current, change, tools)
        : await inPictureTurn(() => changeOnce(current, change))
  return current
}

/** What ends a change that takes long, and is told how much of it is done. */
export type ChangeTools = { signal?: AbortSignal; onShare?: (share: number) => void }

type Upscale = Extract<Change, { do: 'upscale' }>

/** Done in a room of its own: it takes longer than a turn should. */
async function upscale(
  bytes: Uint8Array,
  { factor, engine, version }: Upscale,
  { signal, onShare }: ChangeTools,
): Promise<Uint8Array> {
  if (engine !== SUPER_RESOLUTION || version !== SUPER_RESOLUTION_VERSION)
    throw new EngineFailure('unable', 'It was enlarged by another engine than the one of this version.')
  try {
    const options = { ...(signal && { signal }), ...(onShare && { onNote: onShare }) }
    return (await enlargePool().run('enlarge', { bytes, factor }, options)).png
  } catch (error) {
    throw toMachineFailure(error, signal)
  }
}

type Resampled = Exclude<Change, { do: 'upscale' }>

async function changeOnce(bytes: Uint8Array, change: Resampled): Promise<Uint8Array> {
  const open = () =>
    sharp(bytes, { limitInputPixels: POINTS_MAX, failOn: 'error', pages: 1 }).timeout({ seconds: LIMIT_S })
  switch (change.do) {
    case 'crop': {
      const { left, top, width, height } = change
      return open().extract({ left, top, width, height }).png().toBuffer()
    }
    case 'enlarge':
      return open()
        .resize(change.width, change.height, { fit: 'fill', kernel: 'lanczos3' })
        .sharpen({ sigma: 0.8 })
        .png()
        .toBuffer()
    case 'background':
      return open().flatten({ background: change.colour }).png().toBuffer()
    case 'frame': {
      const { size, colour: background } = change
      return open().extend({ top: size, bottom: size, left: size, right: size, background }).png().toBuffer()
    }
    case 'caption':
      return letter(open, change)
  }
}

type Caption = Extract<Change, { do: 'caption' }>

/** Letters with an edge in the other shade, so that they can be read on anything. */
async function letter(open: () => Sharp, { words, place, colour, size }: Caption): Promise<Buffer> {
  const { width = 1, height = 1 } = await open().metadata()
  const set = setLetters(words, { size, maxWidth: width * (1 - 2 * EDGE) })
  const room = height - set.height
  const top = place === 'top' ? height * EDGE : place === 'middle' ? room / 2 : room - height * EDGE
  const edge = isLight(colour) ? '#16141c' : '#ffffff'
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${((width - set.width) / 2).toFixed(2)} ${Math.max(0, top).toFixed(2)})" ` +
    `d="${set.path}" fill="${colour}" stroke="${edge}" stroke-width="${(size * 0.09).toFixed(2)}" stroke-linejoin="round" paint-order="stroke"/></svg>`
  return open()
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 > 140
}
