import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { MockupView } from '../editing/mockup-view.server.ts'
import { EditPart } from './edit-part.tsx'
import { SharePart } from './share-part.tsx'
import { SvgPicture } from './svg-picture.tsx'

const TABS = [
  { part: 'edit', label: 'Draw' },
  { part: 'play', label: 'Click through' },
  { part: 'versions', label: 'Versions' },
  { part: 'share', label: 'Share and export' },
] as const

/** One mock-up: its screens to draw and to click through, its versions, and who sees it. */
export function MockupPage({ view, problem }: { view: MockupView; problem: FormProblem | null }) {
  const { id, key, part, title, screen, screens } = view
  const toPart = (other: string, at = screen.id) => to('mockup-lab', null, { mockup: id, part: other, screen: at, key })
  return (
    <div className="page max-w-[84rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('mockup-lab')}>All mock-ups</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <h1 className="heading-page min-w-0 flex-1 basis-72 wrap-anywhere" dir="auto">
          {title}
        </h1>
        <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('mockup-lab')}>
          <Icon name="trash" size={16} /> Delete
        </ActForm>
      </div>
      <UnderlineTabs
        label="About this mock-up"
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="mt-5"
      />
      {part === 'versions' || part === 'share' ? null : (
        <UnderlineTabs
          label="Screens"
          tabs={screens.map((one) => ({ label: one.name, to: toPart(part, one.id), isChosen: one.id === screen.id }))}
          className="mt-4 mb-6"
        />
      )}
      {problem?.errors['form'] ? (
        <div className="mb-4">
          <FieldError id="form-error">{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      {part === 'edit' ? <EditPart key={`${view.version}-${screen.id}`} view={view} problem={problem} /> : null}
      {view.svg ? <SvgPicture svg={view.svg} label={`Screen ${screen.name}, with its links`} /> : null}
      {view.versions ? <Versions view={view} versions={view.versions} /> : null}
      {view.share ? <SharePart view={view} share={view.share} problem={problem} /> : null}
    </div>
  )
}

function Versions({ view, versions }: { view: MockupView; versions: NonNullable<MockupView['versions']> }) {
  const action = to('mockup-lab', null, { mockup: view.id, part: 'versions', key: view.key })
  return (
    <ol className="mt-6 max-w-[48rem] border-b border-line">
      {versions.map(({ number, why, createdAt }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
          <p className="min-w-0 flex-1 basis-60">
            <span className="font-strong">{`Version ${number}`}</span>
            <span className="wrap-anywhere text-fg-muted">{`, ${why}`}</span>
            <br />
            <time dateTime={createdAt.toISOString()} className="text-xs text-fg-subtle">
              {createdAt.toISOString().slice(0, 16).replace('T', ' ')}
            </time>
          </p>
          {number === view.version ? (
            <span className="text-sm text-fg-muted">the newest</span>
          ) : (
            <ActForm
              name="do"
              act="restore"
              fields={{ mockup: view.id, version: number }}
              action={action}
              about={`version ${number}`}
            >
              Bring back
            </ActForm>
          )}
        </li>
      ))}
    </ol>
  )
}
