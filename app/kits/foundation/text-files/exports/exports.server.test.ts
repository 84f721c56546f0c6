import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { readBytes } from '#app/kits/foundation/documents/read-bytes.ts'
import { buildWorker } from '#tests/support/worker-file.ts'
import { toRichDocument } from '../rich/markdown-blocks.ts'
import type { WrittenComment } from './place-comments.ts'
import { toHtmlPage } from './to-html.ts'
import { toPlainDocument } from './to-plain.ts'

const { exportsRoom, exportsWorker } = await import('../exports-room.server.ts')
beforeAll(
  async () => void (exportsWorker.file = await buildWorker('app/kits/foundation/text-files/exports/exports.worker.ts')),
)
afterAll(() => exportsRoom().close())

const MARKDOWN = `# Plan für Łódź

We meet **on Monday** at *nine*, see [the map](https://a.example/map).

- one
- two
  - inside

1. first
2. second

> A quote

\`\`\`
code <b>
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

Привет, Ελλάδα.`
const SAID = [
  'Plan für Łódź',
  'on Monday',
  'nine',
  'the map',
  'one',
  'two',
  'inside',
  'first',
  'second',
  'A quote',
  'code <b>',
  'Привет',
  'Ελλάδα',
]

const write = (kind: 'docx' | 'pdf', markdown = MARKDOWN, comments: WrittenComment[] = []) =>
  exportsRoom().run(
    'write',
    { kind, id: 'd', title: 'Plan', markdown, at: new Date(), pictures: [], comments },
    { signal: new AbortController().signal },
  )

async function read(kind: 'docx' | 'pdf', markdown = MARKDOWN) {
  const { bytes, unknown } = await write(kind, markdown)
  const type =
    kind === 'pdf' ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const { pages } = await readBytes(bytes, type)
  return { text: pages.map((page) => page.text).join('\n'), unknown, bytes }
}

test('a Word file says all that the document says, and reads back', async () => {
  const { text } = await read('docx')
  for (const words of SAID) expect(text).toContain(words)
})

test('a Word file takes comments along, each at its words', async () => {
  const said = { name: 'Jonas Weber', at: new Date('2026-04-07T09:00:00Z') }
  const comments = [
    { ...said, quote: 'nine, see the', text: 'Or ten?\nAsk them.', isDone: false },
    { ...said, quote: 'gone since', text: 'Keep this.', isDone: true },
    { ...said, quote: '', text: 'Fine & good', isDone: false },
  ]
  const { bytes } = await write('docx', MARKDOWN, comments)
  const files = unzipSync(bytes)
  const page = strFromU8(files['word/document.xml']!).replace(/<w:rPr>.*?<\/w:rPr>|<\/?w:(?:r|p|t)\b[^>]*>/g, '')
  expect(page).toContain('<w:commentRangeStart w:id="0"/>nine')
  expect(page.replace(/<(?!w:comment)[^>]+>/g, '')).toContain(', see the<w:commentRangeEnd w:id="0"/>')
  const words = strFromU8(files['word/comments.xml']!)
  for (const one of [
    'w:author="Jonas Weber"',
    'w:initials="JW"',
    'Or ten?',
    'Settled.',
    '“gone since”',
    'Fine &amp; good',
  ])
    expect(words).toContain(one)
})

test('a PDF says all of it, with tags; what no font has is counted', async () => {
  const { text, unknown, bytes } = await read('pdf')
  for (const words of SAID) expect(text.replace(/\s+/g, ' ')).toContain(words)
  expect(unknown).toBe(0)
  expect(Buffer.from(bytes).toString('latin1')).toContain('/MarkInfo')
  expect((await read('pdf', '会议 on Friday')).unknown).toBe(2)
})

test('HTML and plain text say all of it, and no tag of the writer is one of the page', () => {
  const html = toHtmlPage('<i>Plan</i>', toRichDocument(MARKDOWN))
  expect(html).toContain('<title>&lt;i&gt;Plan&lt;/i&gt;</title>')
  expect(html).toContain('code &lt;b&gt;')
  expect(html).toContain('<p dir="auto">two</p><ul><li><p dir="auto">inside</p></li></ul></li>')
  const plain = toPlainDocument(toRichDocument(MARKDOWN))
  for (const words of SAID) expect(plain).toContain(words)
  expect(plain).toContain('- two\n  - inside')
})

test('empty and hostile documents become files too', async () => {
  for (const markdown of ['', '#', '\u200b\u0007', '🐼 שלום', '- '.repeat(500), 'x'.repeat(50_000)]) {
    expect((await write('docx', markdown)).bytes.length).toBeGreaterThan(100)
    expect((await write('pdf', markdown)).bytes.length).toBeGreaterThan(100)
  }
})
