import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'

export type FigureView = { name: string; value: string; note?: string; isBad?: boolean; to?: string }

/** Figures side by side with hairlines between them; each leads to where it is seen to. */
export function Figures({ label, figures }: { label: string; figures: readonly FigureView[] }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-6 gap-y-5 tabular-nums md:grid-cols-4"
    >
      {figures.map((figure) => (
        <Figure key={figure.name} figure={figure} />
      ))}
    </dl>
  )
}

function Figure({ figure: { name, value, note, isBad, to } }: { figure: FigureView }) {
  return (
    <div className={`relative border-s-2 ps-4 ${isBad ? 'border-danger' : 'border-line'}`}>
      <dt className="text-[0.8125rem] text-fg-muted">
        {to ? (
          <Link to={to} className="hover:text-fg after:absolute after:inset-0 hover:underline">
            {name}
            <Icon
              name="chevron-right"
              size={14}
              className="ms-0.5 inline align-[-2px] text-fg-subtle rtl:-scale-x-100"
            />
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className={`font-display text-2xl tracking-[-0.02em] wrap-anywhere ${isBad ? 'text-danger-text' : ''}`}>
        {value}
      </dd>
      {note ? <dd className="text-xs text-fg-subtle">{note}</dd> : null}
    </div>
  )
}
