import { Cell, HeadCell, HeadRow, Row, Table } from './table.tsx'

/** The numbers of a chart as a real table: a label, then one number for each column. */
export function ChartTable({
  caption,
  labelHead,
  columns,
  rows,
}: {
  caption: string
  labelHead: string
  columns: readonly string[]
  rows: readonly { label: string; values: readonly string[] }[]
}) {
  return (
    <details className="chart-numbers">
      <summary>Show the numbers</summary>
      <Table caption={`${caption}, the numbers`}>
        <thead>
          <HeadRow>
            <HeadCell>{labelHead}</HeadCell>
            {columns.map((column) => (
              <HeadCell key={column} isNumber>
                {column}
              </HeadCell>
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <Row key={label} className="h-11">
              <th scope="row" className="px-4 text-start font-body">
                {label}
              </th>
              {values.map((value, n) => (
                <Cell key={columns[n]} isNumber>
                  {value}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
