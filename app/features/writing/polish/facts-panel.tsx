import { changedFacts } from '#app/engines/kept-facts/changed-facts.ts'
import { textFacts } from '#app/engines/kept-facts/text-facts.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { PolishChange } from './polished.ts'

type Props = { draft: string; text: string; changes: readonly PolishChange[]; taken: ReadonlySet<string> }

/** Whether the text as it stands still names what the draft named. Worked out anew from both texts, not from the changes. */
export function FactsPanel({ draft, text, changes, taken }: Props) {
  const facts = textFacts(draft)
  const { lost, invented } = changedFacts(draft, text)
  const isKept = lost.length + invented.length === 0
  const refused = changes.filter(({ flag, id }) => flag !== null && !taken.has(id)).length
  return (
    <section
      aria-labelledby="facts-heading"
      className={`rounded-card p-5 ${isKept ? 'bg-success-soft text-success-soft-fg' : 'bg-warning-soft text-warning-soft-fg'}`}
    >
      <h2 id="facts-heading" role="status" className="flex items-center gap-2 font-strong">
        <Icon name={isKept ? 'check-circle' : 'alert'} size={18} />
        {isKept ? toKeptWords(facts.length) : 'This choice changes facts'}
      </h2>
      {isKept ? (
        facts.length > 0 ? (
          <p className="mt-1.5 text-sm wrap-anywhere">{[...new Set(facts.map((fact) => fact.text))].join(' · ')}</p>
        ) : null
      ) : (
        <dl className="mt-2 grid gap-1 text-sm">
          {lost.length > 0 ? <Line term="No longer there" facts={lost.map((fact) => fact.text)} /> : null}
          {invented.length > 0 ? <Line term="Was not there before" facts={invented.map((fact) => fact.text)} /> : null}
        </dl>
      )}
      {refused > 0 ? (
        <p className="mt-2 text-sm">
          {refused === 1
            ? 'One change would have changed a fact; it is'
            : `${refused} changes would have changed a fact; they are`}{' '}
          left out and marked below.
        </p>
      ) : null}
    </section>
  )
}

const Line = ({ term, facts }: { term: string; facts: readonly string[] }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt>{term}:</dt>
    <dd className="font-medium wrap-anywhere">{facts.join(', ')}</dd>
  </div>
)

const toKeptWords = (count: number) =>
  count === 0
    ? 'The draft names no number, day, person or address'
    : `All ${count === 1 ? 'of its one fact' : `${count} facts`} as you wrote ${count === 1 ? 'it' : 'them'}`
