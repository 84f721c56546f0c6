import { useEffect, useRef } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ReceivedRow } from './control-form.received.ts'

/** What the server received, in place of the form. */
export function ControlReceived({ rows }: { rows: readonly ReceivedRow[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [rows])
  return (
    <div className="rounded-sheet bg-surface p-5 shadow-md sm:p-8">
      <h3
        ref={heading}
        tabIndex={-1}
        className="heading-card flex scroll-mt-24 items-center gap-2.5 focus:outline-none"
      >
        <Icon name="check-circle" size={24} className="text-success-text" />
        This is what arrived
      </h3>
      <p className="mt-1.5 text-fg-muted">All of it, as the server read it. Nothing was kept.</p>
      <dl className="mt-5 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex min-h-11 items-baseline justify-between gap-4 border-b border-line py-3">
            <dt className="text-fg-muted">{label}</dt>
            <dd className="min-w-0 text-end font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`${to('icon-styles')}#form`} reloadDocument variant="plain" className="mt-6">
        Start again
      </ButtonLink>
    </div>
  )
}
