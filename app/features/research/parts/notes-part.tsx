import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ResearchView } from '../work/research-view.server.ts'
import { toResearchPart } from './research-links.ts'

type Props = { view: ResearchView; notes: NonNullable<ResearchView['notes']> }

/** Words of sources that speak to each line of the plan, each at its place; what does not belong is thrown out. */
export function NotesPart({ view: { id, pass, sources, isDone }, notes }: Props) {
  const toPart = toResearchPart(id)
  const isAnyOut = notes.some(({ isOut }) => isOut)
  if (notes.length === 0)
    return (
      <EmptyState title="No notes yet" pose="reading">
        Notes are taken when all places were asked. A line that nothing speaks to has none.
      </EmptyState>
    )
  return (
    <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-fg-muted">
        Each note is the very words of a source. Throw out what does not belong
        {isAnyOut && isDone ? ', then write the report again.' : '.'}
      </p>
      {(pass?.subs ?? []).map((sub) => {
        const own = notes.filter((note) => note.sub === sub.id)
        return (
          <section key={sub.id}>
            <h2 className="heading-small wrap-anywhere" dir="auto">
              {sub.text}
            </h2>
            {own.length === 0 ? <p className="mt-2 text-fg-muted">Nothing that was read speaks to it.</p> : null}
            <ul className="mt-2">
              {own.map(({ id: note, n, start, end, quote, isOut }) => (
                <li key={note} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3">
                  <div className={`min-w-0 flex-1 basis-72 ${isOut ? 'text-fg-subtle line-through' : ''}`}>
                    <blockquote className="wrap-anywhere" dir="auto">{`“${quote}”`}</blockquote>
                    <Link
                      to={`${toPart('sources', { source: n, mark: `${start}-${end}` })}#mark`}
                      className="link text-sm"
                    >
                      {`${n}: ${sources.find((one) => one.n === n)?.title ?? 'its source'}`}
                    </Link>
                  </div>
                  {isOut ? <Badge>thrown out</Badge> : null}
                  <ActForm
                    name="do"
                    act={isOut ? 'note-in' : 'note-out'}
                    fields={{ research: id, note }}
                    about={quote.slice(0, 60)}
                    variant="ghost"
                    action={to('v2-research-assistant', null, { research: id, part: 'notes' })}
                  >
                    {isOut ? 'Take it back in' : 'Throw it out'}
                  </ActForm>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
