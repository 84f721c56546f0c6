import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

type Silent = SeatResult & { position: number }

/** Who had nothing to say, in one line; why, and the way to ask again, open below it. */
export function SilentSeats({ seats, canAsk }: { seats: readonly Silent[]; canAsk: boolean }) {
  if (seats.length === 0) return null
  return (
    <details className="group mt-4 text-[0.8125rem]">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-fg-muted hover:text-fg">
        <span>
          Kept silent: <span className="font-medium">{seats.map(({ label }) => label).join(', ')}</span>
        </span>
        <Icon
          name="chevron-down"
          size={15}
          className="transition-[rotate] duration-fast group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="mt-1 grid gap-1">
        {seats.map((seat) => (
          <li key={seat.position} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-fg-muted">
              <b className="font-medium text-fg">{seat.label}:</b> {seat.text}
            </span>
            {canAsk && seat.kind === 'engine' ? (
              <ActForm act="again" fields={{ position: seat.position }} about={seat.label} variant="ghost">
                <Icon name="refresh" size={15} /> Ask again
              </ActForm>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
