import type { ModelsFilter } from '../models-filter.ts'
import type { ModelsView } from '../models.server.ts'
import type { TryAnswer } from '../try.server.ts'
import { ModelsCompared } from './models-compared.tsx'
import { ModelsFilterForm } from './models-filter-form.tsx'
import { ModelsTable } from './models-table.tsx'
import { TryEngine } from './try-engine.tsx'

type Props = {
  view: ModelsView & { filter: ModelsFilter }
  answer: TryAnswer | null
}

/** All engines: filter, compare, how they are doing, and one to try. */
export function ModelsPage({ view, answer }: Props) {
  const { filter, rows, compared } = view
  const trying = rows.find(({ id }) => id === (answer?.typed['engine'] ?? filter.trying)) ?? null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-section sm:pt-6">
      <header>
        <h1 className="heading-page">Models</h1>
        <p className="mt-2 max-w-[44em] text-fg-muted">
          Every engine you can use here, what it can do, what it costs and how it did in the last day. What is built in
          runs on this machine, without a key and without the internet.
        </p>
      </header>
      {trying ? <TryEngine key={trying.id} engine={trying} doing={filter.doing} answer={answer} /> : null}
      {compared.length > 0 ? <ModelsCompared rows={compared} filter={filter} /> : null}
      <ModelsFilterForm view={view} />
      <ModelsTable view={view} />
    </div>
  )
}
