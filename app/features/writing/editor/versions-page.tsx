import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toTable } from '#app/platform/table.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { EditorView } from './editor-view.server.ts'

const REASONS: Readonly<Record<string, string>> = toTable({
  made: 'begun',
  saved: 'saved',
  merged: 'put together with another tab or device',
  restored: 'brought back',
  aside: 'kept aside: it met another text in the same lines',
})
const SIGNS = { same: ' ', gone: '−', new: '+', gap: '·' } as const
const LOOKS = {
  same: '',
  gone: 'bg-danger-soft text-danger-soft-fg',
  new: 'bg-success-soft text-success-soft-fg',
  gap: 'text-fg-subtle',
} as const

/** The versions of a document, and one of them beside the text of now. */
export function VersionsPage({
  view: { document, versions, shown },
}: {
  view: Extract<EditorView, { part: 'versions' }>
}) {
  return (
    <div className="page pt-6 pb-section">
      <Link to={to('text-editor', null, { d: document.id })} className="link inline-flex items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} /> Back to the document
      </Link>
      <h1 className="heading-page mt-3 wrap-anywhere">Versions of “{document.title}”</h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]">
        <ol className="border-b border-line">
          {versions.map(({ id, reason, createdAt }) => (
            <li key={id} className="border-t border-line">
              <Link
                to={to('text-editor', null, { d: document.id, part: 'versions', version: id })}
                aria-current={shown?.id === id ? 'page' : undefined}
                preventScrollReset
                className="block py-3 aria-[current=page]:font-strong"
              >
                {toShortDay(createdAt)}, {toClockWords(createdAt)}
                <span className="block text-sm text-fg-muted">{REASONS[reason] ?? reason}</span>
              </Link>
            </li>
          ))}
        </ol>
        {shown ? (
          <section aria-labelledby="compare-heading" className="min-w-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="compare-heading" className="heading-small">
                From this version to the text of now
              </h2>
              <KeyedForm name={`restore-${shown.id}`} again>
                <input type="hidden" name="do" value="restore" />
                <input type="hidden" name="id" value={document.id} />
                <input type="hidden" name="version" value={shown.id} />
                <Button type="submit" variant="soft" size="sm">
                  <Icon name="undo" size={16} /> Bring this version back
                </Button>
              </KeyedForm>
            </div>
            <ChangedFacts {...shown.facts} />
            <Panel className="mt-3 overflow-x-auto p-4 font-mono text-[0.8125rem]">
              {shown.diff.map(({ kind, text }, n) => (
                <p key={n} className={`px-1 whitespace-pre-wrap wrap-anywhere ${LOOKS[kind]}`}>
                  <span aria-hidden="true">{SIGNS[kind]} </span>
                  <span className="sr-only">
                    {kind === 'gone' ? 'Only then: ' : kind === 'new' ? 'Only now: ' : ''}
                  </span>
                  {text}
                </p>
              ))}
            </Panel>
          </section>
        ) : (
          <p className="text-fg-muted">Choose a version to compare it with the text of now.</p>
        )}
      </div>
    </div>
  )
}

/** The figures, names and addresses that one text names and the other does not. */
function ChangedFacts({ lost, added }: { lost: readonly string[]; added: readonly string[] }) {
  if (lost.length + added.length === 0)
    return <p className="mt-2 text-sm text-success-text">No figure, day, name or address changed in what differs.</p>
  return (
    <dl className="mt-3 rounded-card bg-warning-soft p-4 text-sm text-warning-soft-fg">
      {[
        { term: 'No longer named', facts: lost },
        { term: 'Named now', facts: added },
      ]
        .filter(({ facts }) => facts.length > 0)
        .map(({ term, facts }) => (
          <div key={term} className="flex flex-wrap gap-x-2">
            <dt>{term}:</dt>
            <dd className="font-medium wrap-anywhere">{facts.join(', ')}</dd>
          </div>
        ))}
    </dl>
  )
}
