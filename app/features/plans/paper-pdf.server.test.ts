import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { watchGlyphs } from '#tests/support/missing-glyphs.ts'
import { toPaperPdf } from './paper-pdf.server.ts'
import type { Paper } from './subscription-view.server.ts'

const paper = (change: Partial<Paper> = {}) =>
  ({
    ...{ kind: 'invoice', number: 4, day: '15 March 2027', isTest: true, currency: 'KWD' },
    seller: 'Frenly GmbH\nHauptstraße 1',
    buyer: 'Łukasz Żółć 7\nИван Петров 8\nΑθήνα 12\nNguyễn Ạ 3',
    lines: [{ words: `Coupon, ${'a long story of what it takes off, '.repeat(5)}`, minor: -580 }],
    ...{ tax: { words: 'VAT 19 %', minor: 353 }, total: 2_209 },
    ...change,
  }) as Paper

test('every letter and figure of a name stands in the font it is written with', async () => {
  const missing = watchGlyphs()
  await toPaperPdf(paper())
  expect(missing).toEqual([])
})

test('words leave amounts their room, however long', async () => {
  const pdf = await getDocumentProxy(await toPaperPdf(paper()))
  expect(pdf.numPages).toBe(1)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const placed = items.flatMap((one) =>
    'str' in one && one.str.trim()
      ? [{ words: one.str, x: one.transform[4] as number, y: one.transform[5] as number, width: one.width }]
      : [],
  )
  const amount = placed.find(({ words }) => words.includes('0.580'))!
  const beside = placed.filter(({ x, y }) => Math.abs(y - amount.y) < 4 && x < amount.x)
  expect(beside.length).toBeGreaterThan(0)
  for (const { x, width } of beside) expect(x + width).toBeLessThan(amount.x)
})
