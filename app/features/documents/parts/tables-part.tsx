import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { DocumentView } from '../reading/documents-view.server.ts'
import { PlaceLink, type PlaceOf } from './place-link.tsx'

type Props = { doc: string; tables: NonNullable<DocumentView['tables']>; placeOf: PlaceOf }

/** The tables of a document as tables, each to take away as CSV. */
export function TablesPart({ doc, tables, placeOf }: Props) {
  if (tables.length === 0) return <p className="text-fg-muted">No tables were found.</p>
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {tables.map((table) => (
        <Card key={table.n} as="li" className="min-w-0 overflow-clip">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 pt-4">
            <h2 className="heading-small min-w-0 flex-1 basis-52 wrap-anywhere">
              {table.title || `Table ${table.n + 1}`}
            </h2>
            <span className="text-[0.8125rem] text-fg-muted">{`${table.rows} rows, ${table.columns} columns`}</span>
            <PlaceLink place={table} placeOf={placeOf} />
            <a
              href={
                fillPath(endpoints['documents/reading-export'], { id: doc }) + toQuery({ as: 'csv', table: table.n })
              }
              download
              className={toButtonClass({ variant: 'plain', size: 'sm' })}
            >
              <Icon name="download" size={16} /> CSV
              <span className="sr-only">{` of table ${table.n + 1}`}</span>
            </a>
          </div>
          <div
            className="overflow-x-auto px-2 pb-3"
            tabIndex={0}
            role="region"
            aria-label={table.title || `Table ${table.n + 1}`}
          >
            <table className="mt-2 border-collapse text-[0.9375rem]">
              <tbody>
                {table.shown.map((cells, n) => (
                  <tr key={n} className="border-t border-line first:border-t-0">
                    {cells.map((cell, at) => (
                      <td
                        key={at}
                        className={`px-3 py-1.5 align-top ${n === 0 ? 'font-strong' : 'tabular-nums'}`}
                        dir="auto"
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {table.rows > table.shown.length ? (
              <p className="px-3 pt-2 text-sm text-fg-muted">{`${table.rows - table.shown.length} more rows are in the CSV file.`}</p>
            ) : null}
          </div>
        </Card>
      ))}
    </ul>
  )
}
