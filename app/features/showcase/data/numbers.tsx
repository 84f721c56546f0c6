import type { ReactNode } from 'react'

export type NumberRow = readonly [what: string, value: string]

/** A specimen with the numbers it keeps beside it, or below on a small screen. */
export function WithNumbers({ rows, children }: { rows: readonly NumberRow[]; children: ReactNode }) {
  return (
    <div className="grid w-full items-start gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <Stage>{children}</Stage>
      <dl className="divide-y divide-line border-y border-line text-[0.8125rem]">
        {rows.map(([what, value]) => (
          <div key={what} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-fg-muted">{what}</dt>
            <dd className="text-end font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The ground a specimen stands on. */
export function Stage({ children }: { children: ReactNode }) {
  return <div className="w-full min-w-0 rounded-card bg-surface p-5 shadow-sm sm:p-7">{children}</div>
}
