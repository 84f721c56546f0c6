import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { DashboardView, ShownTile } from '../dashboards/dashboard-view.server.ts'
import { TilesPart } from './tiles-part.tsx'

type Props = { view: DashboardView; problem: FormProblem | null }

/** One dashboard: its answers in order, and the links by which others see them. */
export function DashboardPage({ view, problem }: Props) {
  const { id, title, tiles } = view
  const page = to('v2-business-intelligence', null, { dashboard: id })
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-business-intelligence', null, { part: 'dashboards' })}>All dashboards</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <h1 className="heading-page min-w-0 flex-1 basis-72 wrap-anywhere" dir="auto">
          {title}
        </h1>
        <div className="flex flex-wrap gap-2">
          {tiles.length > 0 ? (
            <ActForm name="do" act="all-again" fields={{ dashboard: id }} action={page} busyLabel="Working …">
              <Icon name="refresh" size={16} /> Run all again
            </ActForm>
          ) : null}
          <ActForm
            name="do"
            act="delete"
            fields={{ id }}
            variant="ghost"
            action={to('v2-business-intelligence', null, { part: 'dashboards' })}
          >
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
      </div>
      {problem?.errors['form'] ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      <div className="mt-6">
        {tiles.length > 0 ? (
          <TilesPart
            tiles={tiles}
            toActs={(tile, n) => (
              <TileActs dashboard={id} tile={tile} isFirst={n === 0} isLast={n === tiles.length - 1} />
            )}
          />
        ) : (
          <EmptyState
            title="Nothing is on it yet"
            action={
              <ButtonLink to={to('v2-business-intelligence')} variant="soft">
                Ask a table
              </ButtonLink>
            }
          >
            Ask one of your tables: under the answer it can be put here.
          </EmptyState>
        )}
      </div>
      <SharePart view={view} page={page} problem={problem} />
    </div>
  )
}

type Acts = { dashboard: string; tile: ShownTile; isFirst: boolean; isLast: boolean }

function TileActs({ dashboard, tile: { id, title, width, data }, isFirst, isLast }: Acts) {
  const act = (name: string, words: string, more: Record<string, string> = {}) => (
    <ActForm
      name="do"
      act={name}
      fields={{ dashboard, tile: id, ...more }}
      about={title}
      action={to('v2-business-intelligence', null, { dashboard })}
    >
      {words}
    </ActForm>
  )
  const other = width === 'half' ? 'full' : 'half'
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm text-fg-muted">Run again, move or take off</summary>
      <div className="flex flex-wrap gap-2 py-1">
        {data ? act('tile-again', 'Run again') : null}
        {isFirst ? null : act('tile-up', 'Earlier')}
        {isLast ? null : act('tile-down', 'Later')}
        {act('tile-width', other === 'full' ? 'Full width' : 'Half width', { width: other })}
        {act('tile-off', 'Take off')}
      </div>
    </details>
  )
}

function SharePart({ view: { id, share }, page, problem }: Props & { page: string }) {
  return (
    <section
      id="share"
      aria-labelledby="share-title"
      className="mt-12 grid max-w-[48rem] scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6"
    >
      <h2 id="share-title" className="heading-section">
        Share it
      </h2>
      <p className="text-fg-muted">
        Whoever has the link sees these answers as they were worked out last, without an account. The tables and the
        rows behind the figures stay yours. You can take the address back at any time.
      </p>
      <ShareLinksPart
        name="share-dashboard"
        of={id}
        publisher={share.publisher}
        links={share.links}
        action={page}
        fields={{ dashboard: id }}
        error={problem?.errors['term']}
      />
    </section>
  )
}
