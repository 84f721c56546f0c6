import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import type { Certificate } from './certificate.ts'

type Sheet = {
  says: Certificate
  signed: string
  brandName: string
  checkAt: string
  fontOf: (name: string) => string
}

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const
/** Which of the fonts has a sign; none of them has those of other scripts. */
function scriptOf(sign: string): (typeof SCRIPTS)[number] | null {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x0100 || (code >= 0x2000 && code <= 0x206f)) return 'latin'
  if (code >= 0x1ea0 && code <= 0x1ef9) return 'vietnamese'
  if (code < 0x0250 || (code >= 0x1e00 && code <= 0x1eff)) return 'latin-ext'
  if (code >= 0x0370 && code < 0x0400) return 'greek'
  if (code >= 0x0400 && code < 0x0500) return 'cyrillic'
  return null
}

const PAGE = { width: 842, height: 595, margin: 64 }
const INK = '#1c2420'
const MUTED = '#59635d'
const ACCENT = '#1c7a3e'
const QR_SIZE = 132
const SMALL = 6.5

/** One page, tagged for screen readers; the signed text stands in it to be seen, and where programs find it. */
export function toCertificatePdf({
  says,
  signed,
  brandName,
  checkAt,
  fontOf,
}: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Certificate: ${says.title}`
  const pdf = new PDFDocument({
    ...{ size: [PAGE.width, PAGE.height], margin: PAGE.margin, tagged: true, displayTitle: true, lang: 'en' },
    info: { Title: title, Keywords: signed, CreationDate: new Date(says.iat * 1_000) },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const script of SCRIPTS)
    for (const weight of [400, 700]) pdf.registerFont(`${script}-${weight}`, fontOf(`${script}-${weight}-normal`))
  drawFrame(pdf)
  drawWords(pdf, { says, brandName, title })
  drawProof(pdf, { signed, checkAt })
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.end()
  })
}

function drawFrame(pdf: PDFKit.PDFDocument) {
  const { width, height } = PAGE
  pdf.addStructure(
    pdf.struct('Artifact', {}, () => {
      pdf
        .roundedRect(28, 28, width - 56, height - 56, 18)
        .lineWidth(1.5)
        .strokeColor(ACCENT)
        .stroke()
      for (let n = 0; n < 12; n += 1) pdf.rect(PAGE.margin + n * 22, 62, 19, 5).fill(ACCENT)
    }),
  )
}

function drawWords(
  pdf: PDFKit.PDFDocument,
  { says, brandName, title }: Pick<Sheet, 'says' | 'brandName'> & { title: string },
) {
  const day = toLongDay(new Date(says.iat * 1_000))
  const line = (tag: string, y: number, size: number, weight: number, colour: string, text: string) =>
    pdf.addStructure(
      pdf.struct(tag, {}, () => {
        write(pdf, text, { x: PAGE.margin, y, size, weight, colour })
      }),
    )
  line('P', 88, 12, 400, MUTED, `${brandName}, university`)
  line('H1', 112, 30, 700, INK, title)
  line('P', 178, 12, 400, MUTED, 'This says that')
  line('P', 200, 26, 700, INK, says.sub)
  line(
    'P',
    254,
    13,
    400,
    INK,
    `answered all ${says.questions} questions of the ${says.lessons} lessons of this track rightly, by ${day}.`,
  )
  line(
    'P',
    282,
    10,
    400,
    MUTED,
    'The name is the one that was typed in. Nobody watched: it tells of work done, and is no examination.',
  )
  if (runsOf(says.sub).some(({ script }) => script === null))
    line(
      'P',
      300,
      10,
      400,
      MUTED,
      'The fonts of this file lack some signs of the name; whoever checks it reads all of them.',
    )
}

/** Writes a line sign by sign in the font that has it; a sign that no font has becomes a question mark. */
function write(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size, weight, colour }: { x: number; y: number; size: number; weight: number; colour: string },
) {
  pdf.fontSize(size).fillColor(colour)
  let at = x
  const most = PAGE.width - PAGE.margin
  for (const run of runsOf(text)) {
    pdf.font(`${run.script ?? 'latin'}-${weight}`)
    const words = run.script ? run.text : '?'.repeat([...run.text].length)
    pdf.text(words, at, y, { lineBreak: false })
    at += pdf.widthOfString(words)
    if (at > most) return
  }
}

function runsOf(text: string): { script: (typeof SCRIPTS)[number] | null; text: string }[] {
  const runs: { script: (typeof SCRIPTS)[number] | null; text: string }[] = []
  for (const sign of text) {
    const script = scriptOf(sign)
    const last = runs.at(-1)
    if (last && last.script === script) last.text += sign
    else runs.push({ script, text: sign })
  }
  return runs
}

function drawProof(pdf: PDFKit.PDFDocument, { signed, checkAt }: Pick<Sheet, 'signed' | 'checkAt'>) {
  const top = 372
  const { data, size } = encode(checkAt, { ecc: 'L', border: 0 })
  const dot = QR_SIZE / size
  const figure = pdf.struct('Figure', { alt: 'A QR code with the address that checks this certificate' }, () => {
    data.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) pdf.rect(PAGE.margin + x * dot, top + y * dot, dot + 0.05, dot + 0.05)
      }),
    )
    pdf.fill(INK)
  })
  pdf.addStructure(figure)
  const x = PAGE.margin + QR_SIZE + 24
  const width = PAGE.width - PAGE.margin - x
  pdf.addStructure(
    pdf.struct('P', {}, () => {
      pdf.font('latin-400').fontSize(10).fillColor(INK)
      pdf.text(
        'Check it: read the code with a phone, or bring this file to the page “Check a certificate” of the university. The signature covers every word above and can also be checked without a network, with the public key of this server.',
        x,
        top,
        { width },
      )
    }),
  )
  pdf.addStructure(
    pdf.struct('P', {}, () => {
      pdf.fontSize(SMALL).fillColor(MUTED)
      pdf.text(signed.replace(/.{96}/g, '$&\n'), x, top + 60, { width })
    }),
  )
}
