import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { VersionsView } from '../writing-view.server.ts'

const REASONS: Readonly<Record<VersionsView['versions'][number]['reason'], string>> = {
  made: 'begun',
  saved: 'saved',
  merged: 'put together with another window or person',
  restored: 'brought back',
  aside: 'kept aside: it met another text in the same lines',
  draft: 'drafted',
}
const SIGNS = { same: ' ', gone: '−', new: '+', gap: '·' } as const
const LOOKS = {
  same: '',
  gone: 'bg-danger-soft text-danger-soft-fg',
  new: 'bg-success-soft text-success-soft-fg',
  gap: 'text-fg-subtle',
} as const

/** The versions of a chapter, and one of them beside the text of now. */
export function ChapterVersionsPage({ view: { id, chapter, versions, shown } }: { view: VersionsView }) {
  return (
    <div className="page pt-2 pb-section">
      <Link
        to={to('ebook', { id }, { part: 'write', chapter: chapter.id })}
        className="link inline-flex items-center gap-1.5 text-sm"
      >
        <Icon name="arrow-left" size={16} /> Back to the chapter
      </Link>
      <h1 className="heading-page mt-3 wrap-anywhere">Versions of “{chapter.title}”</h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]">
        <ol className="border-b border-line">
          {versions.map(({ id: version, reason, engine, createdAt }) => (
            <li key={version} className="border-t border-line">
              <Link
                to={to('ebook', { id }, { part: 'versions', chapter: chapter.id, version })}
                aria-current={shown?.id === version ? 'page' : undefined}
                preventScrollReset
                className="block py-3 aria-[current=page]:font-strong"
              >
                {toShortDay(createdAt)}, {toClockWords(createdAt)}
                <span className="block text-sm text-fg-muted">
                  {REASONS[reason]}
                  {engine ? ` by ${engine}` : ''}
                </span>
              </Link>
            </li>
          ))}
        </ol>
        {shown ? (
          <section aria-labelledby="compare-heading" className="min-w-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="compare-heading" className="heading-small">
                {shown.reason === 'draft'
                  ? `From the draft by ${shown.engine} to the text of now`
                  : 'From this version to the text of now'}
              </h2>
              <KeyedForm name="chapter-restore" of={shown.id} again>
                <input type="hidden" name="do" value="restore" />
                <input type="hidden" name="chapter" value={chapter.id} />
                <input type="hidden" name="version" value={shown.id} />
                <Button type="submit" variant="soft" size="sm">
                  <Icon name="undo" size={16} />{' '}
                  {shown.reason === 'draft' ? 'Take this draft' : 'Bring this version back'}
                </Button>
              </KeyedForm>
            </div>
            <Panel className="mt-3 overflow-x-auto p-4 font-mono text-[0.8125rem]">
              {shown.lines.map(({ kind, text }, n) => (
                <p key={n} dir="auto" className={`px-1 whitespace-pre-wrap wrap-anywhere ${LOOKS[kind]}`}>
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
