import { Link } from '@remix-run/react'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import type { FlowView } from '../editing/flow-view.server.ts'
import { toPart } from './flow-links.ts'

type Versions = NonNullable<FlowView['versions']>

/** What a flow was after each change; each can be compared with the newest, and brought back. */
export function VersionsPart({ view, versions: { list, compared, changes } }: { view: FlowView; versions: Versions }) {
  return (
    <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8">
      {changes ? <Changes from={compared!} to={view.version} changes={changes} /> : null}
      <ol className="border-b border-line">
        {list.map(({ number, why, at }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <p className="min-w-0 flex-1 basis-60">
              <span className="font-strong">{`Version ${number}`}</span>
              <span className="text-fg-muted wrap-anywhere">{`, ${why}`}</span>
              {number === view.released ? <span className="text-success-text">{' (released)'}</span> : null}
              <br />
              <time dateTime={at.toISOString()} className="text-xs text-fg-subtle">
                {at.toISOString().slice(0, 16).replace('T', ' ')}
              </time>
            </p>
            {number === view.version ? (
              <span className="text-sm text-fg-muted">the newest</span>
            ) : (
              <>
                <Link to={toPart(view, 'versions', { compare: number })} preventScrollReset className="link text-sm">
                  Compare<span className="sr-only">{` version ${number} with the newest`}</span>
                </Link>
                <ActForm
                  name="do"
                  act="restore"
                  fields={{ flow: view.id, version: number }}
                  action={toPart(view, 'versions')}
                  about={`version ${number}`}
                >
                  Bring back
                </ActForm>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

type Shown = { from: number; to: number; changes: NonNullable<Versions['changes']> }
function Changes({ from, to, changes }: Shown) {
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title" className="heading-section">
        {`From version ${from} to version ${to}`}
      </h2>
      {changes.length === 0 ? <p className="mt-2 text-fg-muted">They are the same.</p> : null}
      <ul className="mt-3 grid gap-4">
        {changes.map(({ about, what, before, after }, n) => (
          <li key={n} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <p>
              <span className="font-strong">{about}</span>
              {`: ${what}`}
            </p>
            {before === undefined ? null : (
              <div className="grid gap-2 text-sm sm:grid-cols-2">
                <del className="rounded-md bg-danger-soft px-2 py-1 whitespace-pre-wrap text-danger-soft-fg no-underline wrap-anywhere">
                  <span className="sr-only">Before: </span>
                  {before || '(empty)'}
                </del>
                <ins className="rounded-md bg-success-soft px-2 py-1 whitespace-pre-wrap text-success-soft-fg no-underline wrap-anywhere">
                  <span className="sr-only">Now: </span>
                  {after || '(empty)'}
                </ins>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
