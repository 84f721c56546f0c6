import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import { ROWS_SHOWN } from '../data.limits.ts'
import type { OneDataView } from '../asking/data-view.server.ts'

/** The rows behind a figure, or the first rows of the table. */
export function RowsPart({ data, rows }: { data: string; rows: NonNullable<OneDataView['rows']> }) {
  if (rows.message) return <p role="status">{rows.message}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {rows.of ? (
        <p className="wrap-anywhere">
          {`The rows behind ${rows.of.keys.length > 0 ? `“${rows.of.keys.join(', ')}” of ` : ''}`}
          <Link to={to('v2-business-intelligence', null, { data, ask: rows.of.id })} className="link">
            {rows.of.question}
          </Link>
          {rows.lines.length === ROWS_SHOWN ? `, the first ${ROWS_SHOWN}.` : `: ${rows.lines.length}.`}
        </p>
      ) : null}
      <Card className="overflow-clip">
        <Table caption="Rows of the table">
          <thead>
            <HeadRow>
              {rows.heads.map((head, n) => (
                <HeadCell key={n}>{head}</HeadCell>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {rows.lines.map((cells, line) => (
              <Row key={line} className="h-10">
                {cells.map((cell, n) => (
                  <Cell key={n} className="max-w-96 whitespace-pre-line" dir="auto">
                    {cell}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Card>
    </div>
  )
}
