import exifr from 'exifr'
import sharp from 'sharp'
import type { Fact } from './look-jobs.ts'

const MAX_POINTS = 60_000_000
const MOST_FACTS = 60
const MOST_CHARS = 200
/** Of EXIF, what stands before the bytes that exifr reads. */
const EXIF_HEAD = 6
const EXIF_BYTES = 1_048_576

/** How colour spaces are written by those who name them. */
const SPACES = new Map<string, string>([
  ['srgb', 'sRGB'],
  ['rgb16', 'RGB, 16 bits'],
  ['cmyk', 'CMYK'],
  ['lab', 'Lab'],
  ['b-w', 'grey'],
  ['grey16', 'grey, 16 bits'],
])

/** Names by which somebody, a device or a place can be told. */
const PRIVATE =
  /gps|latitude|longitude|altitude|serial|owner|artist|author|copyright|maker?$|make$|model|lens|software|host|user|comment|date|time|offset/i

/** What stands in the head of a picture: its format and size, and what a camera or program wrote there. */
export async function readFacts(bytes: Uint8Array): Promise<Fact[]> {
  const head = await sharp(bytes, { limitInputPixels: MAX_POINTS, pages: -1 }).metadata()
  const { format, width, height, pageHeight, space, density, hasAlpha, pages, orientation, icc, xmp, iptc, exif } = head
  const plain: [string, unknown][] = [
    ['Format', format?.toUpperCase()],
    ['Size', `${width} × ${pageHeight ?? height} pixels`],
    ['Colours', `${space ? (SPACES.get(space) ?? space) : 'unknown'}${hasAlpha ? ', see-through in places' : ''}`],
    ['Resolution', density === undefined ? null : `${density} dots an inch`],
    ['Frames', pages !== undefined && pages > 1 ? pages : null],
    ['Turned', orientation !== undefined && orientation > 1 ? `by its mark (${orientation})` : null],
    ['Colour profile', icc ? `${icc.length} bytes` : null],
    ['IPTC', iptc ? `${iptc.length} bytes` : null],
  ]
  const told = exif ? await readExif(exif) : []
  const xmpText = xmp ? xmp.toString('utf8').replace(/\s+/g, ' ').slice(0, MOST_CHARS).toWellFormed() : ''
  return [
    ...plain.flatMap(([name, value]) => (value ? [{ name, value: String(value), isPrivate: false }] : [])),
    ...(xmp ? [{ name: 'XMP', value: xmpText, isPrivate: true }] : []),
    ...told,
  ].slice(0, MOST_FACTS)
}

async function readExif(exif: Buffer): Promise<Fact[]> {
  if (exif.length > EXIF_BYTES) return []
  const body = exif.subarray(0, 4).toString('latin1') === 'Exif' ? exif.subarray(EXIF_HEAD) : exif
  const tags = await exifr.parse(body, { tiff: true, exif: true, gps: true, mergeOutput: true }).catch(() => null)
  const told = Object.entries((tags ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const said = toMeasure(name, value) ?? toWords(value)
    return said ? [{ name: toName(name), value: said, isPrivate: name !== 'ExposureTime' && PRIVATE.test(name) }] : []
  })
  // What tells of somebody comes first: it must not fall off a long list.
  return told.toSorted((a, b) => Number(b.isPrivate) - Number(a.isPrivate))
}

/** Numbers of a camera as photographers write them. */
function toMeasure(name: string, value: unknown): string | null {
  if (typeof value !== 'number' || !(value > 0)) return null
  const rounded = Math.round(value * 10) / 10
  switch (name) {
    case 'ExposureTime':
      return value < 0.4 ? `1/${Math.round(1 / value)} s` : `${rounded} s`
    case 'FNumber':
      return `f/${rounded}`
    case 'FocalLength':
    case 'FocalLengthIn35mmFormat':
      return `${rounded} mm`
    case 'ColorSpace':
      return value === 1 ? 'sRGB' : null
    default:
      return null
  }
}

function toWords(value: unknown): string {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof value === 'string')
    return value
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MOST_CHARS)
      .toWellFormed()
  if (typeof value === 'number') return Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : ''
  if (Array.isArray(value) && value.length <= 8 && value.every((one) => typeof one === 'number'))
    return value.join(', ')
  return ''
}

/** "ExposureTime" as "Exposure time", "XResolution" as "X resolution"; a number that has no name as "Tag 41985". */
const toName = (tag: string) => {
  if (/^\d+$/.test(tag)) return `Tag ${tag}`
  const words = tag
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
  return words
    .replace(/^gps /, 'GPS ')
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/^Iso$/, 'ISO')
}
