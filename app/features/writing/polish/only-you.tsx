import type { Advice } from './polished.ts'

/** What no rule can better: places only the writer knows the words for, and what was not read. */
export function OnlyYou({ advice, notes }: { advice: readonly Advice[]; notes: readonly string[] }) {
  if (advice.length + notes.length === 0) return null
  return (
    <section aria-labelledby="advice-heading">
      <h2 id="advice-heading" className="heading-small">
        Only you can know
      </h2>
      <ul className="mt-2 grid gap-2.5">
        {advice.map((one) => (
          <li key={`${one.start}-${one.why}`} className="text-sm wrap-anywhere">
            “{shorten(one.text)}” <span className="block text-fg-muted">{one.why}</span>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note} className="text-sm text-fg-muted">
            {note}
          </li>
        ))}
      </ul>
    </section>
  )
}

const LONGEST = 90
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text)
