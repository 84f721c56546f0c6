import type { ReactNode } from 'react'
import { BulkForm, ChooseAll, ChooseRow, type Bulk } from '../controls/bulk-form.tsx'
import { Cell, HeadCell, HeadRow, Row, SortHead } from './table.tsx'
import { toNextOrder, type TableOrder } from './table-address.ts'

export type DataColumn<Item, Id extends string = string> = {
  id: Id
  head: string
  isNumber?: boolean
  isSortable?: boolean
  /** What its number counts, said beside it where the head is gone. */
  unit?: (item: Item) => string
  /** Its place once a row has become a list item under 768 px; the first column is the identity. Unseen unless said. */
  onPhone?: 'identity' | 'detail' | 'end'
  cell: (item: Item) => ReactNode
}

/**
 * A table whose order, filter and page live in its address, so that it works without JavaScript. Heads that sort are
 * links made by `toOrder`; `bulk` makes rows choosable; `empty` stands in its place when there are no rows.
 */
export function DataTable<Item, Id extends string>({
  caption,
  columns,
  rows,
  keyOf,
  order = null,
  toOrder,
  bulk,
  empty,
  foot,
  className = '',
}: {
  caption: string
  columns: readonly DataColumn<Item, Id>[]
  rows: readonly Item[]
  keyOf: (item: Item) => string
  order?: TableOrder<Id> | null
  toOrder?: (order: TableOrder<Id>) => string
  bulk?: Bulk<Item>
  empty?: ReactNode
  foot?: ReactNode
  className?: string
}) {
  const frame = `data-frame ${className}`
  if (rows.length === 0 && empty) return <div className={frame}>{empty}</div>
  const body = (
    <div className={frame}>
      <div className="data-scroll" role="region" aria-label={caption} tabIndex={0}>
        {/* Roles are said because a phone draws the rows as list items, which would lose them. */}
        <table role="table" className="data-table" data-choosable={bulk ? '' : undefined}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <HeadRow role="row">
              {bulk ? (
                <HeadCell role="columnheader" className="data-choose">
                  <ChooseAll name={bulk.name} />
                </HeadCell>
              ) : null}
              {columns.map((column) => (
                <Head key={column.id} column={column} order={order} toOrder={toOrder} />
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {rows.map((item) => (
              <Row key={keyOf(item)} role="row">
                {bulk ? (
                  <Cell role="cell" className="data-choose">
                    <ChooseRow name={bulk.name} value={keyOf(item)} label={bulk.labelOf(item)} />
                  </Cell>
                ) : null}
                {columns.map((column, n) => (
                  <BodyCell key={column.id} column={column} isIdentity={n === 0}>
                    {column.cell(item)}
                    {column.unit ? <span className="data-unit"> {column.unit(item)}</span> : null}
                  </BodyCell>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {foot ? <div className="border-t border-line px-4 py-2.5">{foot}</div> : null}
      <OrderNote caption={caption} columns={columns} order={order} />
    </div>
  )
  return bulk ? <BulkForm bulk={bulk}>{body}</BulkForm> : body
}

function Head<Item, Id extends string>({
  column: { id, head, isNumber, isSortable, onPhone },
  order,
  toOrder,
}: {
  column: DataColumn<Item, Id>
  order: TableOrder<Id> | null
  toOrder?: (order: TableOrder<Id>) => string
}) {
  if (!isSortable || !toOrder) {
    return (
      <HeadCell role="columnheader" isNumber={isNumber} data-phone={onPhone}>
        {head}
      </HeadCell>
    )
  }
  return (
    <SortHead
      role="columnheader"
      data-sortable=""
      label={head}
      isNumber={isNumber}
      direction={order?.column === id ? order.direction : null}
      to={toOrder(order ? toNextOrder(order, id) : { column: id, direction: 'asc' })}
    />
  )
}

function BodyCell<Item>({
  column: { head, isNumber = false, onPhone },
  isIdentity,
  children,
}: {
  column: DataColumn<Item>
  isIdentity: boolean
  children: ReactNode
}) {
  const place = isIdentity ? 'identity' : onPhone
  if (!isIdentity) {
    return (
      <Cell role="cell" isNumber={isNumber} data-phone={place} data-head={head}>
        {children}
      </Cell>
    )
  }
  return (
    <th scope="row" role="rowheader" data-phone={place} className="px-4 py-2.5 text-start font-body">
      {children}
    </th>
  )
}

/** Says a new order to people who can't see the arrow. */
function OrderNote<Item, Id extends string>({
  caption,
  columns,
  order,
}: {
  caption: string
  columns: readonly DataColumn<Item, Id>[]
  order: TableOrder<Id> | null
}) {
  const column = columns.find((one) => one.id === order?.column)
  if (!order || !column) return null
  return (
    <p role="status" className="sr-only">
      {caption}, sorted by {column.head}, {order.direction === 'asc' ? 'ascending' : 'descending'}
    </p>
  )
}
