import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { toWords } from '#app/providers/film/words-svg.server.ts'

type Slide = { still: Buffer; words: string; speaker: string | null; about: string; startS: number }

const PAGE = { width: 792, height: 612 }
const MARGIN = 36
const PICTURE_HIGH = 400
const LETTERS_SCALE = 3

/** A page for each scene: its picture, and what is said below it. Words are drawn, so every script can be read. */
export async function toSlides(title: string, label: string, slides: readonly Slide[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: title, Subject: label },
  })
  const pieces: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => resolve())
    pdf.on('error', reject)
  })
  for (const [n, slide] of slides.entries()) {
    pdf.addPage()
    pdf.image(slide.still, MARGIN, MARGIN, { fit: [PAGE.width - 2 * MARGIN, PICTURE_HIGH], align: 'center' })
    const said = slide.words || slide.about
    const head = `${n + 1} of ${slides.length}, ${toShortClock(slide.startS)}${slide.speaker ? `, ${slide.speaker}` : ''}`
    await addWords(pdf, head, { top: MARGIN + PICTURE_HIGH + 14, size: 10, most: 14, colour: '#5b6470' })
    await addWords(pdf, said, {
      top: MARGIN + PICTURE_HIGH + 34,
      size: 15,
      most: PAGE.height - PICTURE_HIGH - 2 * MARGIN - 40,
      colour: '#10131f',
    })
  }
  pdf.end()
  await done
  return Buffer.concat(pieces)
}

type Place = { top: number; size: number; most: number; colour: string }

async function addWords(pdf: PDFKit.PDFDocument, words: string, { top, size, most, colour }: Place): Promise<void> {
  const wide = PAGE.width - 2 * MARGIN
  const scaled = { size: size * LETTERS_SCALE, maxWidth: wide * LETTERS_SCALE, colour, align: 'left' as const }
  const set = await toWords(words, scaled)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(set.width)}" height="${Math.ceil(set.height * 1.3)}"><rect width="100%" height="100%" fill="#ffffff"/>${set.at(0, 0)}</svg>`
  const picture = await sharp(Buffer.from(svg)).png().toBuffer()
  const scale = Math.min(1 / LETTERS_SCALE, most / (set.height * 1.3), wide / set.width)
  pdf.image(picture, MARGIN, top, { width: set.width * scale })
}
