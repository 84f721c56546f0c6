import { createWorker } from 'tesseract.js'
import type { Block, Worker } from 'tesseract.js'
import { assetPath } from '#app/platform/assets.server.ts'
import type { Ports } from '#app/providers/ports.ts'
import { isWriting } from './is-writing.ts'
import { openPicture } from './picture.server.ts'

type Result = Ports['read']['result']

/** Its faster network only. */
const LSTM = 1
/** Letters must be large enough to be read, and more pixels than this only take time. */
const SMALL_SIDE = 1_900
const LARGE_SIDE = 3_000
const MAX_GROWTH = 3
const PERCENT = 100

let opened: Promise<Worker> | null = null
let tell: (share: number) => void = () => undefined

/** Reads what is written in a picture, in English. Throws the failure `unable` when it is no picture. */
export async function readPicture(bytes: Uint8Array, onProgress: (share: number) => void): Promise<Result> {
  const picture = await openPicture(bytes)
  const longest = Math.max(picture.width, picture.height)
  const scale = longest > LARGE_SIDE ? LARGE_SIDE / longest : Math.min(MAX_GROWTH, Math.max(1, SMALL_SIDE / longest))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const page = await picture
    .pixels()
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer()
  tell = onProgress
  const worker = await openWorker()
  const { data } = await worker.recognize(page, {}, { text: false, blocks: true })
  return toResult(data.blocks ?? [], width, height)
}

function openWorker(): Promise<Worker> {
  opened ??= createWorker('eng', LSTM, {
    // The weights lie beside us; nothing is fetched, nothing is kept elsewhere.
    langPath: assetPath('english-letters'),
    gzip: true,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') tell(progress)
    },
    errorHandler: () => undefined,
  })
  return opened
}

function toResult(blocks: readonly Block[], width: number, height: number): Result {
  const paragraphs = blocks
    .flatMap((block) => block.paragraphs)
    .map(({ lines }) =>
      lines
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence: confidence / PERCENT,
          box: {
            left: bbox.x0 / width,
            top: bbox.y0 / height,
            width: (bbox.x1 - bbox.x0) / width,
            height: (bbox.y1 - bbox.y0) / height,
          },
        }))
        .filter(({ text, confidence }) => isWriting(text, confidence)),
    )
  const written = paragraphs.filter((lines) => lines.length > 0)
  return {
    text: written.map((lines) => lines.map(({ text }) => text).join('\n')).join('\n\n'),
    lines: written.flat(),
  }
}
