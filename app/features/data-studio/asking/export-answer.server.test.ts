import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

const { exportsWorker, exportsRoom } = await import('#app/kits/foundation/text-files/exports-room.server.ts')
const { toAnswerPdf } = await import('./answer-pdf.server.ts')
const { toChartPng } = await import('./chart-png.server.ts')
const { toChartSvg } = await import('./chart-svg.ts')

beforeAll(async () => {
  exportsWorker.file = await buildWorker('app/kits/foundation/text-files/exports/exports.worker.ts')
}, 60_000)
afterAll(() => exportsRoom().close())

const points = [
  { label: 'Łódź & <co>', value: 30 },
  { label: '北京', value: -12 },
]
const svg = toChartSvg('Pay by "team"', { kind: 'bars', points } as never, String)

test('a chart becomes a picture with all its words drawn', async () => {
  const { bytes, width, height } = await toChartPng(svg)
  expect([width, height]).toEqual([880 * 2, (54 + 2 * 30 + 16) * 2])
  const dark = async (left: number, top: number) => {
    const part = { left, top, width: 400, height: 44 }
    const { data } = await sharp(bytes).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
    return data.filter((value) => value < 140).length
  }
  // The title, and the first label to the left of its bar.
  expect(await dark(40, 20)).toBeGreaterThan(200)
  expect(await dark(20, 106)).toBeGreaterThan(100)
})

test('an answer becomes a paper with the question and every line', async () => {
  const table = {
    columns: ['group_1', 'value', 'rows_behind'],
    rows: [
      ['A | b*', 3, 2],
      ['北京', 1200.5, 1],
    ],
    isCut: false,
    tookMs: 1,
  }
  const kept = {
    ignored: [],
    plan: {
      aggregate: 'sum',
      measure: 'Pay',
      groups: [{ column: 'Team', period: null }],
      filters: [],
      order: 'most',
      limit: null,
      growth: false,
    },
  }
  const bytes = await toAnswerPdf('Pay by team', table as never, kept as never, svg)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  for (const words of ['Pay by team', 'Team', 'A | b*', '1,200.5']) expect(text).toContain(words)
})
