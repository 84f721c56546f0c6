import { deflateRawSync, constants } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPdf } from '#tests/support/pdf.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.LOG_LEVEL = 'silent'
const { closeDocuments, documentsWorker, readBeginning, readDocument } = await import('./read-document.server.ts')

beforeAll(async () => {
  documentsWorker.file = await buildWorker('app/kits/foundation/documents/documents.worker.ts')
})
afterAll(() => closeDocuments())

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const toDocx = (body: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  })
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const text = (words: string) => new TextEncoder().encode(words)
const read = async (bytes: Uint8Array, name: string) => {
  const reading = await readDocument(bytes, name)
  if (!reading.isRead) throw new Error(reading.message)
  return reading.document
}

test('the beginning of a PDF is had before all of it, and says how long the whole is', async () => {
  const pages = Array.from({ length: 5 }, (_, n) => [`These words stand on page ${n + 1}.`])
  const begun = await readBeginning(toPdf(pages), 'five.pdf', 2)
  expect(begun?.pages.map(({ number, text: words }) => [number, words])).toEqual([
    [1, 'These words stand on page 1.'],
    [2, 'These words stand on page 2.'],
  ])
  expect(begun?.pageCount).toBe(5)
  expect(await readBeginning(toPdf(pages, { isLocked: true }), 'locked.pdf', 2)).toBeNull()
})

test.each(['PK 7 is a postcode of Paisley.', 'BMW makes cars in Munich.'])(
  '“%s” is read as the text it is',
  async (words) => {
    const reading = await readDocument(text(words), 'note.txt', { isScanFine: true })
    expect(reading).toMatchObject({ isRead: true, document: { pages: [{ text: words }], pictures: [] } })
  },
)

test('a PDF is read page by page, whatever its name says', async () => {
  const bytes = toPdf([['The bridge opened to traffic', 'in May 1937.'], ['Its towers are 227 metres tall.']], {
    title: 'The bridge',
  })
  expect(await read(bytes, 'notes.txt')).toMatchObject({
    kind: 'pdf',
    title: 'The bridge',
    isCut: false,
    pages: [
      { number: 1, text: 'The bridge opened to traffic\nin May 1937.' },
      { number: 2, text: 'Its towers are 227 metres tall.' },
    ],
  })
})

test('a Word document is read', async () => {
  const bytes = toDocx(paragraph('Leave is 28 days a year.') + paragraph('Ask your manager first.'))
  expect(await read(bytes, 'staff_handbook.docx')).toMatchObject({
    kind: 'docx',
    title: 'staff handbook',
    pages: [{ number: 1, text: 'Leave is 28 days a year.\n\nAsk your manager first.' }],
  })
})

test.each([
  ['a.txt', 'Plain words stand here.', 'text', 'a'],
  ['notes', '# Tea\n\nSteep **green** tea for two minutes.', 'markdown', 'Tea'],
  ['x.csv', 'mountain,height\nEverest,8849\nK2,8611\n', 'csv', 'x'],
  ['page', '<!doctype html><title>Tea &amp; cake</title><p>Hello<script>alert(1)</script> there', 'html', 'Tea & cake'],
  ['data.json', '{"tea": "green"}', 'json', 'data'],
])('%s is known by its words', async (name, words, kind, title) => {
  expect(await read(text(words), name)).toMatchObject({ kind, title })
})

test('scripts and style of a page are no words of it', async () => {
  const page = await read(text('<html><style>p{}</style><p>Hello</p><script>evil()</script></html>'), 'a.html')
  expect(page.pages[0]!.text).toBe('Hello')
})

test('a word parted at the end of a line is whole again', async () => {
  const bytes = toPdf([['The contract ends. A con-', 'tract is well-', 'known.']])
  expect((await read(bytes, 'a.pdf')).pages[0]!.text).toBe('The contract ends. A contract is well-known.')
})

const MB = 1_048_576
/** A small piece of deflate that unpacks to a megabyte of blanks, again and again. */
function toBomb(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(MB, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => piece)])
}

const lying = () => {
  const bytes = Buffer.from(toDocx(paragraph('word '.repeat(2 * MB))))
  // Both heads of the last file say that it is a hundred bytes long.
  for (const [mark, at] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const)
    bytes.writeUInt32LE(100, bytes.lastIndexOf(mark, undefined, 'latin1') + at)
  return bytes
}

test.each([
  ['nothing', () => new Uint8Array(), 400, /no words/],
  ['blanks', () => text(' \n '), 400, /no words/],
  ['a scan', () => toPdf([[]]), 400, /may be a scan/],
  ['a PDF locked by a password', () => toPdf([['secret']], { isLocked: true }), 400, /password/],
  ['a broken PDF', () => text('%PDF-1.7\nand nothing else'), 400, /broken/],
  ['half a PDF', () => toPdf([['x']]).subarray(0, 60), 400, /broken/],
  ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 415, /PDF, Word/],
  ['an archive of something else', () => zipSync({ 'a.txt': strToU8('x') }), 415, /PDF, Word/],
  ['a broken archive', () => toDocx(paragraph('x')).subarray(0, 200), 400, /broken/],
  ['a Word document with broken words', () => toDocx('<w:p><w:r>'), 400, /broken|no words/],
  ['a Word document that unpacks to too much', () => toDocx(paragraph('word '.repeat(11 * MB))), 413, /too much room/],
  ['an archive that lies about its size', lying, 400, /broken|no words/],
  ['a PDF that unpacks to gigabytes', () => toPdf([['x']], { stream: toBomb(3_000) }), 413, /too much room|too long/],
] as const)('%s is refused with a sentence', { timeout: 60_000 }, async (_, make, status, message) => {
  const reading = await readDocument(make(), 'file')
  expect(reading).toMatchObject({ isRead: false, status, message: expect.stringMatching(message) as string })
  // The room stands for the next one.
  expect(await readDocument(text('Fine words.'), 'a.txt')).toMatchObject({ isRead: true })
})
