import type { RunLedger } from '#app/kits/consensus/model-help.ts'
import { toHelpNotes } from '#app/kits/consensus/shown-answer.ts'

/** What the language models that help a run did, or why they did not. */
export function HelpNotes({ ledger, className = '' }: { ledger: RunLedger; className?: string }) {
  const notes = toHelpNotes(ledger)
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
