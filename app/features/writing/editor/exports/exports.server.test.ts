import { beforeAll, afterAll, expect, test } from 'vitest'
import { readBytes } from '#app/kits/foundation/documents/read-bytes.ts'
import { buildWorker } from '#tests/support/worker-file.ts'
import { toRichDocument } from '../rich/markdown-blocks.ts'
import { toHtmlPage } from './to-html.ts'
import { toPlainDocument } from './to-plain.ts'

const { exportsRoom, exportsWorker } = await import('./export-document.server.ts')
beforeAll(
  async () => void (exportsWorker.file = await buildWorker('app/features/writing/editor/exports/exports.worker.ts')),
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

const write = (kind: 'docx' | 'pdf', markdown = MARKDOWN) =>
  exportsRoom().run(
    'write',
    { kind, id: 'd', title: 'Plan', markdown, at: new Date(), pictures: [] },
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
