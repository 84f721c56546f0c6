import type { LetterView } from './letter/letter-view.ts'
import { toClock, toTimes } from './line-times.ts'
import type { Moment } from './talking/use-said-letter.ts'

/** What was said when, and what became of it, line by line. */
export function MinuteTable({
  view,
  isExample,
  moments,
}: {
  view: LetterView
  isExample: boolean
  moments: readonly Moment[]
}) {
  const { said, letter } = view
  const times = toTimes(said, letter.lines, moments)
  const source =
    moments.length > 0
      ? 'The times are when your browser had heard each phrase.'
      : 'The times are counted, at 150 words a minute.'
  return (
    <table className="w-full border-collapse text-left text-base">
      <caption className="caption-bottom pt-3 text-left text-xs text-fg-subtle">
        {isExample ? 'An example, made by the same rules. ' : ''}
        {source}
      </caption>
      <thead className="text-xs text-fg-muted max-sm:sr-only">
        <tr>
          <th scope="col" className="w-20 py-3 font-medium">
            At
          </th>
          <th scope="col" className="w-1/2 py-3 pr-8 font-medium">
            Said
          </th>
          <th scope="col" className="py-3 font-medium">
            Written
          </th>
        </tr>
      </thead>
      <tbody>
        {letter.lines.map((line, n) => (
          <tr
            key={line.start}
            className="border-t border-line align-top max-sm:grid max-sm:grid-cols-[3.5rem_1fr] max-sm:py-3"
          >
            <td className="py-4 text-sm text-fg-subtle tabular-nums max-sm:py-0">{toClock(times[n] ?? 0)}</td>
            <td className="py-4 pr-8 break-words text-fg-muted max-sm:py-0 max-sm:pr-0">{line.said}</td>
            <td className="py-4 font-medium break-words whitespace-pre-line max-sm:col-start-2 max-sm:py-1">
              {line.written}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
