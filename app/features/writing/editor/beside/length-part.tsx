import { countWords } from '#app/engines/text-tools/stop-words.ts'
import { outlineOfDocument } from '../outline-of.ts'

/** How long a document is, and how far from its goal. */
export function LengthPart({ text, goal }: { text: string; goal: number | null }) {
  const words = countWords(text)
  return (
    <section aria-labelledby="length-heading">
      <h2 id="length-heading" className="heading-small">
        Length
      </h2>
      <p className="mt-2 tabular-nums">
        {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}, {text.length.toLocaleString('en')} characters
      </p>
      {goal ? (
        <>
          <progress
            className="mt-2 w-full accent-accent"
            max={goal}
            value={Math.min(goal, words)}
            aria-label="Words written of the goal"
          />
          <p className="text-sm text-fg-muted">
            {words >= goal ? 'Your goal is reached.' : `${(goal - words).toLocaleString('en')} to go.`}
          </p>
        </>
      ) : null}
    </section>
  )
}

/** The headings of a document. */
export function OutlinePart({ text }: { text: string }) {
  const outline = outlineOfDocument(text)
  return (
    <section aria-labelledby="outline-heading">
      <h2 id="outline-heading" className="heading-small">
        Outline
      </h2>
      {outline.length === 0 ? <p className="mt-2 text-sm text-fg-muted">No headings yet.</p> : null}
      <ul className="mt-2 grid gap-1">
        {outline.map(({ level, title }, n) => (
          <li key={n} className={`wrap-anywhere ${level > 2 ? 'ps-8' : level > 1 ? 'ps-4' : 'font-medium'}`}>
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
