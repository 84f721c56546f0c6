import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Code } from './look-jobs.ts'

const MAX_POINTS = 60_000_000
/** Codes are read from this many points a side at most: enough for print, quick on photos. */
const MOST_SIDE = 2_000
const MOST_CODES = 20
const MOST_CHARS = 2_000

let isReady = false

/** Its module is read from the disk: nothing is fetched. */
function prepare(): void {
  if (isReady) return
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasm = readFileSync(file)
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer
  void prepareZXingModule({ overrides: { wasmBinary } })
  isReady = true
}

/** The bar and QR codes in a picture. */
export async function readCodes(bytes: Uint8Array): Promise<Code[]> {
  prepare()
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_POINTS, pages: 1 })
    .autoOrient()
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData
  const found = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: MOST_CODES })
  return found
    .filter(({ isValid }) => isValid)
    .map(({ format, text, position }) => {
      const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft]
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      return {
        format,
        text: text.slice(0, MOST_CHARS).toWellFormed(),
        box: {
          left: left / width,
          top: top / height,
          width: (Math.max(...xs) - left) / width,
          height: (Math.max(...ys) - top) / height,
        },
      }
    })
}
