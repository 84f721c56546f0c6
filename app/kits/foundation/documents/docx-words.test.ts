import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOfPart } from './docx-words.ts'

const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`
const paragraph = (inner: string) => `<w:p><w:pPr/>${inner}</w:p>`
const cell = (words: string) => `<w:tc><w:tcPr/>${paragraph(run(words))}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`

test.each([
  ['paragraphs', paragraph(run('One.')) + paragraph(run('Two')), 'One.\n\nTwo'],
  ['a break', paragraph(`${run('Name: Ann')}<w:r><w:br/></w:r>${run('Age: 30.')}`), 'Name: Ann\nAge: 30.'],
  [
    'a table',
    `<w:tbl>${row('City', 'Height')}${row('Berlin', '34')}${row('Köln', '53')}</w:tbl>`,
    'City\tHeight\nBerlin\t34\nKöln\t53',
  ],
  ['an empty cell', `<w:tbl>${row('a', '', 'c')}</w:tbl>`, 'a\t\tc'],
  [
    'a table in a cell',
    `<w:tbl><w:tr><w:tc><w:tbl>${row('a', 'b')}</w:tbl></w:tc>${cell('c')}</w:tr></w:tbl>`,
    'a b\tc',
  ],
  [
    'words taken out and put in',
    paragraph(`<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins>${run('new')}</w:ins>`),
    'new',
  ],
  ['a link', paragraph(`<w:hyperlink r:id="x">${run('here')}</w:hyperlink>`), 'here'],
  ['a field', paragraph(`<w:r><w:instrText>PAGE \\* MERGE</w:instrText></w:r>${run('3')}`), '3'],
  ['a note', paragraph(`${run('Tall')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('.')}`), 'Tall[2].'],
  [
    'notes, under the marks that stand in the text',
    `<w:footnote w:type="separator" w:id="0">${paragraph('')}</w:footnote><w:footnote w:id="2">${paragraph(run(' In 1889.'))}</w:footnote>`,
    '[2]  In 1889.',
  ],
  [
    'a box of text',
    paragraph(
      `${run('out')}<mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph(run('in'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph(run('in'))}</w:txbxContent></mc:Fallback></mc:AlternateContent>`,
    ),
    'in\n\nout',
  ],
  ['signs', paragraph(run('a &lt; b &amp; c&#8364; &#x2014;')), 'a < b & c€ —'],
])('%s', (_, xml, words) => {
  expect(wordsOfPart(xml)).toBe(words)
})

test('no paragraph is dropped, wherever it stands', () => {
  const wraps = fc.constantFrom<(xml: string) => string>(
    (xml) => xml,
    (xml) => `<w:sdt><w:sdtContent>${xml}</w:sdtContent></w:sdt>`,
    (xml) => `<w:tbl><w:tr><w:tc>${xml}</w:tc><w:tc>${paragraph('')}</w:tc></w:tr></w:tbl>`,
    (xml) => paragraph(`<w:r><w:txbxContent>${xml}</w:txbxContent></w:r>`),
    (xml) => `<w:p/>${xml}<!-- <w:p> -->`,
  )
  fc.assert(
    fc.property(fc.array(fc.array(wraps, { maxLength: 4 }), { maxLength: 10 }), (list) => {
      const xml = list.map((some, n) => some.reduce((inner, wrap) => wrap(inner), paragraph(run(`w${n}x`)))).join('')
      const words = wordsOfPart(xml)
      list.forEach((_, n) => expect(words).toContain(`w${n}x`))
    }),
  )
})

test('what is no XML breaks nothing', () => {
  const piece = fc.constantFrom(
    '<w:p>',
    '</w:p>',
    '<w:tc>',
    '</w:tc>',
    '</w:tr>',
    '<w:tr>',
    '<w:del>',
    '</w:del>',
    '<',
    '>',
    '"',
    '<w:t>',
    'x',
    '&#99999999;',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(typeof wordsOfPart(pieces.join(''))).toBe('string')
    }),
  )
})
