import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { Found } from '../keeping/found.ts'
import { Quotes } from './quotes.tsx'
import type { PlaceOf } from './place-link.tsx'

/** What a reader should know before trusting a document: words it hides, orders it gives, and what could not be read. */
export function Warnings({ found: { hidden, orders, troubles }, placeOf }: { found: Found; placeOf: PlaceOf }) {
  const isQuiet = hidden.length + orders.length + troubles.length === 0
  if (isQuiet) return null
  return (
    <Panel as="section" aria-label="Before you rely on it" className="grid gap-4 p-5">
      {hidden.length > 0 ? (
        <div>
          <h3 className="flex items-center gap-2 font-strong">
            <Icon name="eye-off" size={18} /> It holds words a reader would not see
          </h3>
          <p className="mt-1 text-sm text-fg-muted">
            White on white, hidden or too small. They are quoted here and followed by nobody.
          </p>
          <ul className="mt-2 grid gap-1.5">
            {hidden.map(({ text, page }, n) => (
              <li key={n} className="wrap-anywhere" dir="auto">
                “{text}” <span className="text-[0.8125rem] text-fg-subtle">page {page}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {orders.length > 0 ? (
        <div>
          <h3 className="mb-2 flex items-center gap-2 font-strong">
            <Icon name="alert" size={18} /> It gives orders to whoever reads along
          </h3>
          <Quotes quotes={orders} placeOf={placeOf} />
        </div>
      ) : null}
      {troubles.length > 0 ? (
        <div>
          <h3 className="flex items-center gap-2 font-strong">
            <Icon name="info" size={18} /> How it was read
          </h3>
          <ul className="mt-1 list-disc ps-5 text-sm text-fg-muted">
            {troubles.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Panel>
  )
}
