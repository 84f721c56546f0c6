import type { Chronology, ChronologyEvent } from '#app/engines/chronology/chronology.ts'
import { toDateWords } from '#app/engines/chronology/export.ts'

/** What happened in order, along a line: a full knot is a certain date, an open one is not. */
export function ChronologyTable({ events }: Pick<Chronology, 'events'>) {
  return (
    <table className="w-full border-collapse text-start text-base max-sm:block">
      <caption className="sr-only">What happened, in order</caption>
      <thead className="text-xs text-fg-muted max-sm:sr-only">
        <tr>
          <th scope="col" className="w-44 pb-2 text-start font-medium">
            Date
          </th>
          <th scope="col" className="pb-2 ps-6 text-start font-medium">
            What happened, and your exact words
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {events.map((event, index) => (
          <EventRow key={`${event.start}-${index}`} event={event} />
        ))}
      </tbody>
    </table>
  )
}

function EventRow({ event }: { event: ChronologyEvent }) {
  const isSure = event.when.doubts.length === 0
  return (
    <tr className="border-t border-line align-top max-sm:block max-sm:py-4 print:break-inside-avoid">
      <th scope="row" className="py-4 text-start font-strong tabular-nums max-sm:block max-sm:p-0">
        <span className="flex items-start gap-2.5">
          <span
            aria-hidden="true"
            className={`forced-edge mt-1.5 size-3 flex-none rounded-full ${isSure ? 'bg-accent' : 'shadow-[inset_0_0_0_2.5px_var(--accent)]'}`}
          />
          <span>
            {toDateWords(event)}
            {isSure ? null : <span className="block text-xs font-medium text-fg-muted">Not certain</span>}
          </span>
        </span>
      </th>
      <td className="py-4 ps-6 max-sm:block max-sm:p-0 max-sm:pt-2 max-sm:ps-5.5">
        <span className="block font-medium wrap-anywhere">{event.what}</span>
        <q className="mt-1 block text-sm wrap-anywhere text-fg-muted">{event.sentence}</q>
        {event.when.doubts.map((doubt) => (
          <span key={doubt} className="mt-1 block text-sm text-accent-text">
            {doubt}
          </span>
        ))}
      </td>
    </tr>
  )
}
