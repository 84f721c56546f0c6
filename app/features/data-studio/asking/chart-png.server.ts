import sharp from 'sharp'
import { toWords } from '#app/providers/film/words-svg.server.ts'

/** Twice as fine as it is drawn, for screens and paper. */
const SCALE = 2
const DPI = 72
const SIZE = 13
/** Of the height of a line so much stands above the foot of its letters. */
const ABOVE = 0.8
const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g
const SIGNS: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]

export type ChartPicture = { bytes: Uint8Array; width: number; height: number }

/** A chart of `toChartSvg` as a picture, in letters that look alike on every machine. */
export async function toChartPng(svg: string): Promise<ChartPicture> {
  const drawn = await Promise.all([...svg.matchAll(TEXT)].map(([, how = '', words = '']) => toPath(how, words)))
  let n = 0
  const page = svg.replace(TEXT, () => drawn[n++] ?? '')
  const { data, info } = await sharp(Buffer.from(page), { density: DPI * SCALE })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}

async function toPath(how: string, escaped: string): Promise<string> {
  const words = SIGNS.reduce((text, [sign, plain]) => text.replaceAll(sign, plain), escaped)
  if (words.trim() === '') return ''
  const said = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(how)?.[1]
  const size = Number(said('font-size') ?? SIZE)
  const anchor = said('text-anchor')
  const set = await toWords(words, { size, maxWidth: 10_000, colour: said('fill') ?? '#000', align: 'left' })
  const left = Number(said('x')) - (anchor === 'end' ? set.width : anchor === 'middle' ? set.width / 2 : 0)
  return set.at(left, Number(said('y')) - set.height * ABOVE)
}
