import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { places, type ModelsFilter } from '../models-filter.ts'
import type { ModelRow } from '../models.server.ts'
import { toContextWords, toHealthWords, toPortWords, toTimeWords } from './model-words.ts'

const lines: readonly { head: string; tell: (row: ModelRow) => string }[] = [
  { head: 'What it is', tell: ({ about }) => about },
  { head: 'Made by', tell: ({ maker, where }) => (where === 'built-in' ? places[where] : maker) },
  { head: 'Can', tell: toPortWords },
  { head: 'Price', tell: ({ price }) => price },
  { head: 'Takes in', tell: toContextWords },
  { head: 'Usually takes', tell: ({ health }) => toTimeWords(health.p50Ms) },
  { head: '19 of 20 times at most', tell: ({ health }) => toTimeWords(health.p95Ms) },
  { head: 'In the last day', tell: (row) => toHealthWords(row).detail },
]

/** Up to four engines side by side. */
export function ModelsCompared({ rows, filter }: { rows: readonly ModelRow[]; filter: ModelsFilter }) {
  const without = (id: string) =>
    to('models', null, { compare: filter.compare.filter((one) => one !== id), q: filter.q || null })
  return (
    <Card as="section" aria-labelledby="compared" className="p-5 sm:p-6">
      <h2 id="compared" className="heading-card">
        Side by side
      </h2>
      <div className="mt-3 overflow-x-auto" role="region" aria-labelledby="compared" tabIndex={0}>
        <table className="w-full min-w-[36rem] border-collapse text-left text-sm">
          <thead>
            <tr>
              <td className="w-36" />
              {rows.map(({ id, label }) => (
                <th key={id} scope="col" className="p-2 align-bottom font-medium">
                  {label}
                  <Link
                    to={without(id)}
                    preventScrollReset
                    className="link block text-xs font-normal"
                    aria-label={`Leave out ${label}`}
                  >
                    Leave out
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ head, tell }) => (
              <tr key={head} className="border-t border-line align-top">
                <th scope="row" className="py-2.5 pr-4 font-normal text-fg-muted">
                  {head}
                </th>
                {rows.map((row) => (
                  <td key={row.id} className="p-2.5">
                    {tell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
