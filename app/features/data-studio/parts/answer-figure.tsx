import { Link } from '@remix-run/react'
import { Card } from '#app/ui/brand/card.tsx'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { LineChart } from '#app/ui/data/line-chart.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { ShownAnswer } from '../asking/shown-answer.ts'

const FORMAT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const LONG = 100_000
const format = (value: number) => (Math.abs(value) >= LONG ? SHORT : FORMAT).format(value)

type ToRows = (line: number) => string

type FigureProps = { answer: ShownAnswer; title: string; toRows?: ToRows | undefined }

/** The figure of an answer, or the chart that fits it; nothing where a table says it better. */
export function AnswerFigure({ answer, title, toRows }: FigureProps) {
  const { chart, single, heads } = answer
  if (single)
    return (
      <p className="text-[2.25rem] leading-tight font-strong tabular-nums">
        {toRows ? (
          <Link to={toRows(0)} className="link" aria-label={`${single}: the rows behind`}>
            {single}
          </Link>
        ) : (
          single
        )}
      </p>
    )
  if (chart?.kind === 'line')
    return (
      <Card className="overflow-clip">
        <LineChart
          title={title}
          steps={chart.points.map(({ label }) => label)}
          series={[{ name: heads[1] ?? 'Value', values: chart.points.map(({ value }) => value) }]}
          stepHead={heads[0] ?? ''}
          format={format}
        />
      </Card>
    )
  if (chart?.kind === 'bars')
    return (
      <Card className="overflow-clip">
        <BarChart
          title={title}
          data={chart.points}
          labelHead={heads[0] ?? ''}
          valueHead={heads[1] ?? ''}
          format={format}
        />
      </Card>
    )
  return null
}

/** The lines of an answer; with `toRows` each leads to the rows behind it. */
export function AnswerTable({
  answer: { question, heads, lines, behind },
  toRows,
}: {
  answer: ShownAnswer
  toRows?: ToRows | undefined
}) {
  return (
    <Card className="overflow-clip">
      <Table caption={`${question}, the table`}>
        <thead>
          <HeadRow>
            {heads.map((head, n) => (
              <HeadCell key={n} isNumber={lines[0]?.cells[n]?.isNumber ?? false}>
                {head}
              </HeadCell>
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {lines.map(({ cells }, line) => (
            <Row key={line} className="h-11">
              {cells.map(({ words, isNumber }, n) => (
                <Cell key={n} isNumber={isNumber} className="wrap-anywhere">
                  {toRows && n === behind ? (
                    <Link
                      to={toRows(line)}
                      className="link"
                      aria-label={`${words} rows behind ${cells[0]?.words ?? ''}`}
                    >
                      {words}
                    </Link>
                  ) : (
                    words
                  )}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
