import { Link } from '@remix-run/react'
import { Panel } from '#app/ui/brand/card.tsx'
import type { ComparisonView } from './compare-view.server.ts'
import { toRunName } from './run-name.ts'
import { useRunAddress } from '../use-run-address.ts'
import { PartHead } from '../parts/part-head.tsx'
import { Changes } from './versions.tsx'

/** Two runs of one question: what both say, what changed between them. */
export function ComparePage({ view }: { view: ComparisonView }) {
  const { id, question, choices, shown } = view
  const toRun = useRunAddress(id)
  return (
    <div className="page pt-6 pb-section">
      <PartHead id={id} act="Compare" question={question} />
      {shown ? (
        <>
          <div className="mt-6 grid gap-4 lg:grid-cols-2">
            {view.sides.map((side) => (
              <Panel as="article" key={side.id} className="p-5 sm:p-6" aria-label={`Answer of ${side.when}`}>
                <h2 className="heading-small">
                  <Link to={toRun('consensus-run', { run: side.id })} className="link">
                    {side.when}
                  </Link>
                </h2>
                <p className="mt-2 whitespace-pre-line wrap-anywhere">{side.answer || 'Nobody answered.'}</p>
                <p className="mt-3 text-[0.8125rem] text-fg-muted">{side.voices.join(', ') || 'No voices'}</p>
              </Panel>
            ))}
          </div>
          <Changes shown={shown} />
        </>
      ) : (
        <Choices id={id} choices={choices} />
      )}
    </div>
  )
}

function Choices({ id, choices }: Pick<ComparisonView, 'id' | 'choices'>) {
  const toRun = useRunAddress(id)
  if (choices.length === 0)
    return (
      <p className="reading mt-4">
        This question was asked once. Ask it again, today or in a year, and see here what changed.
      </p>
    )
  return (
    <ul className="mt-5 grid gap-2">
      {choices.map((run) => (
        <li key={run.id}>
          <Link to={toRun('consensus-compare', { with: run.id })} className="link">
            With the run of {toRunName(run.createdAt)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
