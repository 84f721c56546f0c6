import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import type { ProjectView } from '../builder/builder-view.server.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { SayPart } from './say-part.tsx'
import { ToldPart } from './told-part.tsx'
import { WishForm } from './wish-form.tsx'

/** An app that is talked into being: the turns on one side, the app as it is now on the other. */
export function VibePage({ view, problem }: { view: ProjectView; problem: FormProblem | null }) {
  const { id, key, heard, title, preview, turns, n, newest } = view
  const action = to('v2-vibe-coder', null, { project: id })
  return (
    <div className="page max-w-[80rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-vibe-coder')}>All projects</BackLink>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
        <h1 className="heading-page wrap-anywhere" dir="auto">
          {title}
        </h1>
        <p className="text-sm">
          <Link to={to('builder', null, { project: id })} className="link">
            Sections, files, publishing: open it in the builder
          </Link>
        </p>
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-6 lg:order-1">
          {heard && n === newest ? <SayPart heard={heard} project={{ id, key }} problem={problem} /> : null}
          <WishForm view={view} problem={problem} studio="v2-vibe-coder" />
          <ol className="grid gap-4" reversed aria-label="Turns, newest first">
            {turns.map((turn) => (
              <li key={turn.n} className="grid gap-1.5 border-t border-line pt-3">
                {turn.said ? (
                  <p
                    className="justify-self-end rounded-card bg-accent-soft px-3 py-2 text-accent-soft-fg wrap-anywhere"
                    dir="auto"
                  >
                    {turn.said}
                  </p>
                ) : null}
                <div role={turn.n === newest ? 'status' : undefined}>
                  <ToldPart told={turn.told} />
                </div>
                <div className="flex flex-wrap items-center gap-3 text-sm">
                  <Link
                    to={to('v2-vibe-coder', null, { project: id, version: turn.n })}
                    aria-current={turn.n === n ? 'true' : undefined}
                    className="link"
                  >
                    {`Look at version ${turn.n}`}
                  </Link>
                  {turn.n === newest ? null : (
                    <ActForm
                      name="do"
                      act="restore"
                      fields={{ project: id, after: newest, n: turn.n }}
                      variant="ghost"
                      about={`version ${turn.n}`}
                      action={action}
                    >
                      <Icon name="undo" size={15} /> Go back to it
                    </ActForm>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="grid gap-2 lg:order-2">
          <PreviewFrame address={preview} title={title} className="h-[40rem]" />
          <p className="text-xs text-fg-subtle">{`This is version ${n}${n === newest ? '' : ` of ${newest}`}. It runs without rights: no network, no cookies, nothing of this site.`}</p>
        </div>
      </div>
    </div>
  )
}
