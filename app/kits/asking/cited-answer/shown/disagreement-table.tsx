import type { Disagreement } from '../disagreements.server.ts'
import type { ShownSource } from '../passage.ts'
import { toTable } from '#app/platform/table.ts'
import { MarkedWords } from './marked-words.tsx'

const slotWords: Readonly<Record<string, string>> = toTable({
  'number': 'On the number',
  'date': 'On the date',
  'who or what': 'On who or what it is',
  'order': 'On the order',
  'opposite': 'On which of two opposites',
  'how many': 'On how many',
})

/** Rival statements as a table: a row a side, with the words that differ marked. */
export function DisagreementTable({
  disagreement: { slot, sides },
  sources,
}: {
  disagreement: Disagreement
  sources: readonly ShownSource[]
}) {
  return (
    <table className="mt-4 w-full border-collapse text-left">
      <caption className="pb-1 text-left text-[0.8125rem] font-medium text-fg-muted">
        {slotWords[slot] ?? 'On the statement'}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What is said</th>
          <th scope="col">By whom, in which words</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {sides.map(({ value, quotes }) => (
          <tr key={value} className="grid gap-x-5 gap-y-1 py-3 sm:table-row">
            <th scope="row" className="align-top font-normal sm:w-40 sm:py-3 sm:pr-5">
              <mark className="rounded-xs bg-warning-soft px-1 font-medium wrap-anywhere text-warning-soft-fg">
                {value}
              </mark>
            </th>
            <td className="align-top sm:py-3">
              {quotes.map(({ n, quote, marks }) => (
                <p key={`${n} ${quote}`} className="mt-1 wrap-anywhere text-fg-muted first:mt-0">
                  <a href={`#source-${n}`} className="link font-medium">
                    {sources.find((one) => one.n === n)?.site ?? `Source ${n}`}
                  </a>
                  {': “'}
                  <MarkedWords text={quote} marks={marks} />
                  {'”'}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
