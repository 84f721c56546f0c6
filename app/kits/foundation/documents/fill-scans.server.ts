import sharp, { type Sharp } from 'sharp'
import { blocksOfPage } from './blocks-of-page.ts'
import type { DocumentModel } from './document.ts'
import type { PagePicture } from './documents-jobs.ts'

/** What an engine read in a picture, and how sure it is of its lines, from 0 to 1. */
export type PictureText = { text: string; confidence: number }
export type ScanTools = {
  /** The picture of a page; null where it cannot be had. */
  pictureOf: (page: number) => Promise<PagePicture | Uint8Array | null>
  read: (png: Uint8Array) => Promise<PictureText>
  signal?: AbortSignal
  onPage?: (done: number, of: number) => void
}

/** More pages than this are not read by an engine at once. */
export const SCAN_MAX_PAGES = 60
const MOST_SIDE = 2_600
/** Below this a page is perhaps turned. */
const SURE = 0.72
const SURE_CHARS = 40
const TURNS = [90, 270, 180] as const
const POINTS_MAX = 50_000_000

/** Fills in the pages that are pictures with what an engine reads there; turned pages are turned. What failed is named. */
export async function fillScans(model: DocumentModel, tools: ScanTools): Promise<DocumentModel> {
  const wanted = model.pictures.slice(0, SCAN_MAX_PAGES)
  const filled = { ...model, pages: [...model.pages], blocks: [...model.blocks], troubles: [...model.troubles] }
  const left: number[] = []
  let unsure = 0
  for (const [n, number] of wanted.entries()) {
    tools.signal?.throwIfAborted()
    const read = await readPage(number, tools)
    if (read === null || read.text.trim() === '') left.push(number)
    else {
      if (read.confidence < SURE) unsure += 1
      const text = read.text.trim()
      filled.pages.push({ number, text })
      filled.blocks.push(...blocksOfPage({ number, text }))
    }
    tools.onPage?.(n + 1, wanted.length)
  }
  filled.pages.sort((a, b) => a.number - b.number)
  filled.blocks.sort((a, b) => a.page - b.page)
  const done = wanted.length - left.length
  const of = model.kind === 'picture' ? '' : ` of ${wanted.length} ${wanted.length === 1 ? 'page' : 'pages'}`
  if (done > 0)
    filled.troubles.push(`The words${of} were read from pictures by an engine. Compare what matters with the original.`)
  if (unsure > 0 && model.kind !== 'picture')
    filled.troubles.push(`On ${unsure} of them the engine was not sure of its reading.`)
  if (left.length > 0) filled.troubles.push(`No words were found on ${toPages(left)}.`)
  if (model.pictures.length > wanted.length)
    filled.troubles.push(
      `${model.pictures.length - wanted.length} more scanned pages were not read; up to ${SCAN_MAX_PAGES} are.`,
    )
  return { ...filled, pictures: [...left, ...model.pictures.slice(SCAN_MAX_PAGES)] }
}

const MOST_NAMED = 8
const toPages = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'page' : 'pages'} ${numbers.slice(0, MOST_NAMED).join(', ')}${numbers.length > MOST_NAMED ? ` and ${numbers.length - MOST_NAMED} more` : ''}`

async function readPage(number: number, { pictureOf, read, signal }: ScanTools): Promise<PictureText | null> {
  const picture = await pictureOf(number)
  if (!picture) return null
  const straight = await read(await toPng(openPicture(picture)))
  let best = straight
  for (const turn of isSure(straight) ? [] : TURNS) {
    signal?.throwIfAborted()
    const turned = await read(await toPng(openPicture(picture).rotate(turn)))
    if (weight(turned) > weight(best)) best = turned
    if (isSure(turned)) break
  }
  return best
}

const isSure = ({ text, confidence }: PictureText) => confidence >= SURE && text.length >= SURE_CHARS
const weight = ({ text, confidence }: PictureText) => confidence * Math.min(text.length, 400)

const openPicture = (picture: PagePicture | Uint8Array): Sharp =>
  picture instanceof Uint8Array
    ? sharp(picture, { limitInputPixels: POINTS_MAX, pages: 1 }).autoOrient()
    : sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: picture.channels } })

const toPng = (picture: Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: 'white' })
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .timeout({ seconds: 20 })
    .toBuffer()
