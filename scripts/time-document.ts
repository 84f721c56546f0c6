/**
 * How long the first page and the whole of a long PDF take to be read by the document analyzer, from the moment the file is
 * sent: `npx tsx scripts/time-document.ts http://127.0.0.1:4000 [pages]`, 300 unless said, against a running server. The
 * figures of the last run stand in docs/engines.md.
 */
import PDFDocument from 'pdfkit'

const [, , origin = 'http://127.0.0.1:4000', said = '300'] = process.argv
const PAGES = Number(said)
const LINES = 34
const LOOK_EVERY_MS = 100
const LIMIT_MS = 120_000

const file = await writePdf()
console.log(`${PAGES} pages, ${Math.round(file.byteLength / 1_024)} kB`)
const since = performance.now()
const seconds = () => ((performance.now() - since) / 1_000).toFixed(2)
const form = new FormData()
form.set('do', 'read')
form.set('document', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'long.pdf')
const answer = await fetch(`${origin}/document-analyzer`, {
  method: 'POST',
  body: form,
  redirect: 'manual',
  headers: { origin },
})
const address = new URL(answer.headers.get('location') ?? '/', origin)
console.log(`taken in after ${seconds()} s (${answer.status})`)
await untilShown('the first page', /Clause 1\.1 of page one/)
await untilShown('all of it', /as=md/)

async function untilShown(what: string, words: RegExp): Promise<void> {
  while (performance.now() - since < LIMIT_MS) {
    const page = await fetch(address).then((shown) => shown.text())
    const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''
    if (words.test(main)) return console.log(`${what} after ${seconds()} s`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  console.log(`${what} was not shown within ${LIMIT_MS / 1_000} s`)
}

async function writePdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  for (let page = 1; page <= PAGES; page += 1) {
    if (page > 1) pdf.addPage()
    pdf.fontSize(16).text(page === 1 ? 'Clause 1.1 of page one' : `Clause ${page}.1`)
    for (let line = 1; line <= LINES; line += 1)
      pdf
        .fontSize(10)
        .text(
          `On ${1 + (line % 28)} May 2026 tenant ${page * 100 + line} owes ${page * line} euros for water and heat.`,
        )
  }
  pdf.end()
  await ended
  return Buffer.concat(parts)
}
