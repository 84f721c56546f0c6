import { Link } from '@remix-run/react'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { FactCell, FactsRow } from './facts-table.ts'

type Props = {
  columns: readonly string[]
  facts: readonly FactsRow[]
  /** Where the words of a cell stand; null where they cannot be opened. */
  toCell: ((doc: string, cell: NonNullable<FactCell>) => string) | null
}

/** The same facts of each document of a collection, a row for each. */
export const FactsTable = ({ columns, facts, toCell }: Props) => (
  <Table caption="The same facts of each document">
    <thead>
      <HeadRow>
        <HeadCell>Document</HeadCell>
        {columns.map((column) => (
          <HeadCell key={column}>{column}</HeadCell>
        ))}
      </HeadRow>
    </thead>
    <tbody>
      {facts.map(({ id: doc, title, cells }) => (
        <Row key={doc} className="h-12">
          <th scope="row" className="px-4 py-2 text-start font-strong wrap-anywhere">
            {title}
          </th>
          {cells.map((cell, n) => (
            <Cell key={n} className="wrap-anywhere">
              {cell === null ? (
                <span className="text-fg-subtle">–</span>
              ) : toCell ? (
                <Link to={toCell(doc, cell)} className="link">
                  {cell.text}
                </Link>
              ) : (
                cell.text
              )}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  </Table>
)
