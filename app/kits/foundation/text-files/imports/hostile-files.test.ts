import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const html = (body: string) => readImport(bytesOf(`<!doctype html><html><body>${body}</body></html>`), 'x.html')
const run = (words: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`
const docx = (body: string, more: Record<string, string> = {}) =>
  readImport(
    zipSync({
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
      ),
      ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
    }),
    'x.docx',
  )

/** As Word puts a list with a bold word and a link on the clipboard. */
const WORD = `<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><style>p.MsoNormal{margin:0}</style>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Hello</b><o:p></o:p> world</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>first</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>second <a href="javascript:alert(1)">link</a></p>
<p class=MsoNormal style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.</span>third</p>`

test('what Word puts on the clipboard becomes words, lists and marks, and nothing of its styles', async () => {
  expect((await html(WORD)).markdown).toBe('**Hello** world\n\n- first\n  - inner\n- second link\n\n3. third')
})

test('what Google Docs puts on the clipboard keeps its marks and is not all bold', async () => {
  const google =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span style="font-weight:400">Plan</span></h2>' +
    '<p><span style="font-weight:700">Bold</span><span style="font-style:italic"> and soft</span><span> plain</span>' +
    '<span style="text-decoration:line-through">gone</span></p><ul><li><p><span>one</span></p></li><ul><li><p>under</p></li></ul></ul></b>' +
    '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td colspan=2>c|d</td></tr></tbody></table>'
  expect((await html(google)).markdown).toBe(
    '## Plan\n\n**Bold** *and soft* plain~~gone~~\n\n- one\n  - under\n\n| a | b |\n| --- | --- |\n| c\\|d |  |',
  )
})

test('a Word file with tracked changes, comments, boxes of text and equations says what stands, and what was left out', async () => {
  const { markdown, notes } = await docx(
    `<w:p>${run('We meet ')}<w:del><w:r><w:delText>Monday</w:delText></w:r></w:del><w:ins>${run('Tuesday', '<w:b/>')}</w:ins>` +
      `<w:commentRangeStart w:id="0"/>${run(' at nine.')}<w:commentReference w:id="0"/></w:p>` +
      `<w:p>${run('Out')}<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent><w:p>${run('in the box')}</w:p></w:txbxContent></wps:txbx></w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><w:txbxContent><w:p>${run('in the box')}</w:p></w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>` +
      '<w:p><m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:r><m:t>=</m:t></m:r>' +
      '<m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>' +
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r>${run('7')}</w:p>` +
      `<w:tbl><w:tr><w:tc><w:p>${run('h')}</w:p></w:tc><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p>${run('wide')}</w:p></w:tc></w:tr></w:tbl>`,
    { 'word/comments.xml': '<w:comments><w:comment w:id="0"/></w:comments>' },
  )
  expect(markdown).toBe(
    'We meet **Tuesday** at nine.\n\nOut\n\nin the box\n\n`(a+b)/(2)=x^(2)`\n\n7\n\n| h | wide |  |\n| --- | --- | --- |',
  )
  expect(notes).toEqual([
    '2 tracked changes taken as accepted.',
    '1 comment left out.',
    '1 box of text put behind its paragraph.',
    '1 equation written on one line.',
  ])
})

test('directions, joiners and signs of all scripts stay as they were written', async () => {
  const words = 'שלום English עולם 12, مرحبا, नमस्ते क्‍ष, 👩‍👩‍👧, a\u200cb'
  expect((await html(`<p dir=rtl>${words}</p>`)).markdown).toBe(words)
  expect((await docx(`<w:p>${run(words)}</w:p>`)).markdown).toBe(words)
  expect((await readImport(bytesOf(`\ufeff${words}\r\n`), 'x.txt')).markdown).toBe(words)
})

test('what would do something is only its words', async () => {
  const { markdown } = await html(
    '<script>alert(1)</script><p onclick=x>a <a href="JaVaScript:x">b</a> <a href="data:text/html,x">c</a> <img src="javascript:x" alt="d"> <a href="//h.example/x y">e</a></p><iframe src=x>f</iframe>',
  )
  expect(markdown).toBe('a b c d [e](//h.example/x%20y)')
})

/** A square of the size would run into the limit of the test. */
test(
  'a megabyte of a page, and parts in each other thousandfold, take no longer than their size',
  { timeout: 120_000 },
  async () => {
    const long = await html('<p>Some <b>words</b> of a long page, <i>again</i>.</p>'.repeat(22_000))
    expect(long.markdown.length).toBeGreaterThan(900_000)
    const deep = await html(`${'<div>'.repeat(3_000)}deep${'</div>'.repeat(3_000)}`)
    expect(deep.markdown).toBe('deep')
    const nested = await docx(`${'<w:sdt><w:sdtContent>'.repeat(5_000)}<w:p>${run('x')}</w:p>`).catch(
      (error: unknown) => error,
    )
    expect(nested).toBeDefined()
  },
)

test.each([
  ['empty', new Uint8Array()],
  ['broken', strToU8('PK\u0003\u0004 no archive')],
  ['other', zipSync({ 'a.xml': strToU8('<a/>') })],
  ['other', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
  ['empty', zipSync({ 'word/document.xml': strToU8('<w:document><w:body><w:p/></w:body></w:document>') })],
  ['other', zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') })],
  ['other', zipSync({ mimetype: strToU8('application/epub+zip') })],
])('a file that is %s is refused with its reason', async (kind, bytes) => {
  await expect(readImport(bytes, 'x')).rejects.toMatchObject({ kind })
})

test('an OpenDocument text: headings, lists, marks, notes, changes', async () => {
  const content = `<office:document-content><office:automatic-styles>
    <style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style>
    <text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" text:start-value="4"/></text:list-style>
    </office:automatic-styles><office:body><office:text><text:tracked-changes><text:changed-region><text:p>deleted</text:p></text:changed-region></text:tracked-changes>
    <text:h text:outline-level="2">Head<text:s/>line</text:h><text:p>A <text:span text:style-name="T1">bold</text:span><text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Note.</text:p></text:note-body></text:note><text:line-break/>next<office:annotation><text:p>remark</text:p></office:annotation></text:p>
    <text:list text:style-name="L1"><text:list-item><text:p>four</text:p><text:list><text:list-item><text:p>in</text:p></text:list-item></text:list></text:list-item></text:list>
    </office:text></office:body></office:document-content>`
  const { markdown, notes } = await readImport(
    zipSync({ 'mimetype': strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8(content) }),
    'x.odt',
  )
  expect(markdown).toBe('## Head line\n\nA **bold**[^1]\nnext\n\n4. four\n   - in\n\n[^1]: Note.')
  expect(notes).toEqual(['1 tracked change taken as accepted.', '1 comment left out.'])
})
