import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { writeFile } from '../exports/write-file.ts'
import type { ToWrite } from '../exports/exports-jobs.ts'
import type { Picture } from '../exports/pictures.ts'
import { readImport } from './read-import.ts'

const PNG = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c00' } })
  .png()
  .toBuffer()
const SRC = '/api/documents/d1/pictures/f1'
const picture: Picture = { src: SRC, bytes: new Uint8Array(PNG), type: 'image/png', width: 4, height: 3 }

/** Everything a document can hold here, in the way the editor writes it. */
export const WHOLE = `# Plan für Łódź

We meet **on *Monday*** at ~~nine~~ \`ten\`, see [the map](https://a.example/map?x=1&y=2)[^1].
A second line.

## Lists & more <ok>

- one
- two
  - inside
    - deeper
- [ ] to do
- [x] done

3. three
4. four

> A quote
>
> goes on

\`\`\`
if (a < b) {

  return "&amp;"
}
\`\`\`

| Name | Sum | Note |
| --- | --- | --- |
| a \\| b | **2** | x<br>y |
| שלום | 3 |  |

---

Привет, Ελλάδα, 会议, שלום עולם, \u0645\u0631\u062d\u0628\u0627, 👩🏽‍🚀, क्‍ष.

[^1]: The note with *care*.`

const write = async (kind: ToWrite['kind'], markdown = WHOLE, pictures: Picture[] = []) =>
  (await writeFile({ kind, id: 'd1', title: 'Plan', markdown, at: new Date('2026-11-28T12:00:00Z'), pictures })).bytes

test.each(['html', 'epub', 'docx'] as const)('%s: a document that goes out comes back as it was', async (kind) => {
  const back = await readImport(await write(kind), `plan.${kind}`)
  expect(back.notes).toEqual([])
  expect(back.title).toBe('Plan')
  // Word has one style for the cells of a head: it comes back bold.
  const expected = kind === 'docx' ? WHOLE.replace('| Name | Sum | Note |', '| **Name** | **Sum** | **Note** |') : WHOLE
  expect(back.markdown).toBe(expected)
})

test('Markdown goes out and comes back letter by letter', async () => {
  const back = await readImport(new TextEncoder().encode(WHOLE), 'plan.md')
  expect(back.markdown).toBe(WHOLE)
})

test('plain text and PDF say all the words, in their order', async () => {
  const said = [
    'Plan für Łódź',
    'on Monday',
    'the map',
    'inside',
    'to do',
    'four',
    'A quote',
    'goes on',
    'return "&amp;"',
    'Sum',
    'Привет',
    'The note with care',
  ]
  for (const kind of ['txt', 'pdf'] as const) {
    const { markdown } = await readImport(await write(kind), `plan.${kind}`)
    const text = markdown.replace(/\s+/g, ' ')
    let at = 0
    for (const words of said) {
      const found = text.indexOf(words, at)
      expect(found, `${kind}: ${words}`).toBeGreaterThanOrEqual(0)
      at = found
    }
  }
})

test('pictures go along into HTML, EPUB, Word and PDF, and come back with their descriptions', async () => {
  const markdown = `Before\n\n![A red dot](${SRC})\n\nAfter ![far](https://a.example/x.png)`
  for (const kind of ['docx', 'epub'] as const) {
    const back = await readImport(await write(kind, markdown, [picture]), `x.${kind}`)
    expect(back.markdown).toContain('![A red dot](imported-picture-1)')
    expect(back.pictures.map(({ bytes }) => Buffer.from(bytes).equals(PNG))).toEqual([true])
    expect(back.markdown).toContain('far')
  }
  expect(Buffer.from(await write('html', markdown, [picture])).toString()).toContain('src="data:image/png;base64,')
  expect(Buffer.from(await write('pdf', markdown, [picture])).toString('latin1')).toMatch(/\/Subtype \/Image/)
})

test('in a PDF what follows a picture stands below it', async () => {
  const high = {
    ...picture,
    bytes: new Uint8Array(
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c00' } })
        .png()
        .toBuffer(),
    ),
    width: 400,
    height: 300,
  }
  const heightOf = async (pictures: Picture[]) => {
    const bytes = await write('pdf', `Before\n\n![Dot](${SRC})\n\nAfter`, pictures)
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    const { items } = await page.getTextContent()
    const topOf = (words: string) =>
      items.flatMap((item) => ('str' in item && item.str === words ? [item.transform[5] as number] : []))[0]!
    return topOf('Before') - topOf('After')
  }
  const points = 300 * 0.75
  expect((await heightOf([high])) - (await heightOf([]))).toBeGreaterThanOrEqual(points)
})

test('a book is a valid EPUB, with and without pictures, notes and headings', async () => {
  const { EpubCheck } = await import('@likecoin/epubcheck-ts')
  const books = [
    await write('epub'),
    await write('epub', `${WHOLE}\n\n# Second\n\n![A dot](${SRC}) ![far](https://a.example/x.png)[^1][^no]`, [picture]),
    await write('epub', 'no heading \u0007 <b>x</b> [r](rel.html#a)'),
    await write('epub', ''),
  ]
  for (const book of books) {
    const { messages } = await EpubCheck.validate(book)
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([])
  }
})

/** Runs where LibreOffice is: what other programs read and write is the proof that a file is one. */
const hasOffice = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasOffice)(
  'LibreOffice opens our Word file, and what it writes as ODT comes back',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'frenly-office-'))
    writeFileSync(join(folder, 'plan.docx'), await write('docx'))
    execFileSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/home`,
        '--convert-to',
        'odt',
        '--outdir',
        folder,
        join(folder, 'plan.docx'),
      ],
      { stdio: 'ignore' },
    )
    const { markdown } = await readImport(new Uint8Array(readFileSync(join(folder, 'plan.odt'))), 'plan.odt')
    const expected = WHOLE.replace('| Name | Sum | Note |', '| **Name** | **Sum** | **Note** |')
    expect(markdown).toBe(expected)
  },
  120_000,
)
