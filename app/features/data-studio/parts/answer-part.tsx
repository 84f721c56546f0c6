import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, to, toQuery } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { LineChart } from '#app/ui/data/line-chart.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { ShownAnswer } from '../asking/data-view.server.ts'

const FORMAT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const LONG = 100_000
const format = (value: number) => (Math.abs(value) >= LONG ? SHORT : FORMAT).format(value)

/** How a question was understood, its answer as a figure, a chart and a table, and the query it came from. */
export function AnswerPart({ data, answer }: { data: string; answer: ShownAnswer }) {
  const { id, question, means, ignored, chart, single, query, tookMs, isCut, lines } = answer
  const toRows = (line: number) => to('v2-business-intelligence', null, { data, part: 'rows', ask: id, line })
  return (
    <section id="answer" aria-labelledby="answer-title" className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="answer-title" className="heading-card wrap-anywhere">
          {question}
        </h2>
        <p className="mt-1 text-fg-muted wrap-anywhere">
          {means}
          {ignored.length > 0 ? ` Not used: ${ignored.join(', ')}.` : ''}
        </p>
      </div>
      {single ? (
        <p className="text-[2.25rem] leading-tight font-strong tabular-nums">
          <Link to={toRows(0)} className="link" aria-label={`${single}: the rows behind`}>
            {single}
          </Link>
        </p>
      ) : null}
      {chart?.kind === 'line' ? (
        <Card className="overflow-clip">
          <LineChart
            title={question}
            steps={chart.points.map(({ label }) => label)}
            series={[{ name: answer.heads[1] ?? 'Value', values: chart.points.map(({ value }) => value) }]}
            stepHead={answer.heads[0] ?? ''}
            format={format}
          />
        </Card>
      ) : null}
      {chart?.kind === 'bars' ? (
        <Card className="overflow-clip">
          <BarChart
            title={question}
            data={chart.points}
            labelHead={answer.heads[0] ?? ''}
            valueHead={answer.heads[1] ?? ''}
            format={format}
          />
        </Card>
      ) : null}
      {single ? null : <AnswerTable answer={answer} toRows={toRows} />}
      {lines.length === 0 ? <p>No row fits.</p> : null}
      <p className="text-xs text-fg-subtle">
        {`Worked out from the table in ${tookMs} ms, by the query below.${isCut ? ' The first lines are shown.' : ''}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {(['csv', 'xlsx', 'json', ...(chart ? ['svg'] : [])] as const).map((as) => (
          <a
            key={as}
            href={fillPath(endpoints['data-studio/answer-export'], { id: data }) + toQuery({ ask: id, as })}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> {as.toUpperCase()}
          </a>
        ))}
      </div>
      <div className="rounded-card bg-sunken">
        <p className="flex items-center justify-between gap-3 px-4 pt-2 text-[0.8125rem] text-fg-muted">
          The query <CopyButton text={query} what="query" />
        </p>
        <pre
          className="overflow-x-auto px-4 pb-4 font-mono text-[0.8125rem]"
          tabIndex={0}
          role="region"
          aria-label="The query"
          dir="ltr"
        >
          {query}
        </pre>
      </div>
    </section>
  )
}

function AnswerTable({
  answer: { question, heads, lines, behind },
  toRows,
}: {
  answer: ShownAnswer
  toRows: (line: number) => string
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
                  {n === behind ? (
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
