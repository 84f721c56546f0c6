import type { FactCheck } from '#app/engines/email-writer/facts.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

/** The read-back: every name, number and day that was said, and whether the letter has it. */
export function FactsKept({ check, recipient }: { check: FactCheck; recipient: string | null }) {
  const { kept, leftOut } = check
  const reader =
    recipient && !kept.some(({ written }) => written.toLowerCase() === recipient.toLowerCase()) ? [recipient] : []
  const words = [...reader.map((text) => ({ text, written: text })), ...kept]
  if (words.length + leftOut.length === 0) return null
  return (
    <section aria-label="Names, numbers and days you said">
      <ul className="flex flex-wrap gap-1.5">
        {words.map(({ text, written }) => (
          <li
            key={text}
            className="flex items-center gap-1.5 rounded-full bg-success-soft px-2.5 py-1 text-xs text-success-soft-fg tabular-nums"
          >
            <Icon name="check" size={14} />
            {text.toLowerCase() === written.toLowerCase() ? written : `${text}, written ${written}`}
          </li>
        ))}
        {leftOut.map(({ text }) => (
          <li key={text} className="rounded-full bg-sunken px-2.5 py-1 text-xs text-fg-muted">
            <del className="decoration-accent">{text}</del>, left out
          </li>
        ))}
      </ul>
    </section>
  )
}
