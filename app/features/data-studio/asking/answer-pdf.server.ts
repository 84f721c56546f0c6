import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toHeads, toShownCell, type KeptPlan, type TableAnswer } from './answered.ts'
import { toChartPng } from './chart-png.server.ts'

/** A paper shows so many lines; files of numbers hold all. */
const PDF_ROWS = 500
const CHART = '/chart.png'

/** The question, its chart and the table under it, as a paper. */
export async function toAnswerPdf(
  question: string,
  table: TableAnswer,
  kept: KeptPlan,
  svg: string | null,
): Promise<Uint8Array> {
  const chart = svg && (await toChartPng(svg))
  const picture = { src: CHART, type: 'image/png' }
  const row = (cells: readonly string[]) => `| ${cells.map(toTableCell).join(' | ')} |`
  const heads = toHeads(table.columns, kept)
  const rest = table.rows.length - PDF_ROWS
  const markdown = [
    `# ${toTableCell(question)}`,
    ...(chart ? [`![Chart](${CHART})`] : []),
    [
      row(heads),
      row(heads.map(() => '---')),
      ...table.rows
        .slice(0, PDF_ROWS)
        .map((cells) => row(cells.map((cell, n) => toShownCell(cell, table.columns[n]!)))),
    ].join('\n'),
    ...(rest > 0 ? [`${rest.toLocaleString('en')} more lines stand in the table as CSV and XLSX.`] : []),
  ].join('\n\n')
  const pictures = chart ? [{ ...picture, ...chart }] : []
  const { bytes } = await exportsRoom().run('write', {
    ...{ kind: 'pdf', id: 'answer', title: question, markdown, at: clock.now(), pictures },
  })
  return bytes
}

const toTableCell = (text: string): string => text.replace(/[\\|`*_~[\]<>]/g, '\\$&').replace(/\s*\n\s*/g, ' ')
