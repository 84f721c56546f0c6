import { toCutNotes } from '#app/kits/asking/panel/cut-notes.ts'
import type { RunLedger } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { toHelpNotes } from '#app/kits/asking/consensus/shown-answer.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'

type Props = { ledger: RunLedger; seats: readonly SeatResult[]; className?: string }

/** What the language models that help a run did, or why they did not, and what was left out of the comparison. */
export function HelpNotes({ ledger, seats, className = '' }: Props) {
  const notes = [...toHelpNotes(ledger), ...toCutNotes(ledger, seats)]
  if (notes.length === 0) return null
  return (
    <ul className={`grid gap-1 text-[0.8125rem] text-fg-muted ${className}`}>
      {notes.map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  )
}
