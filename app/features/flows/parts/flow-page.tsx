import type { ReactNode } from 'react'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { FlowPart, FlowView } from '../editing/flow-view.server.ts'
import { faceWords, toFace, toPart } from './flow-links.ts'
import type { Answer } from './flows-page.tsx'
import { RunPart } from './run-part.tsx'
import { RunsPart } from './runs-part.tsx'
import { SharePart } from './share-part.tsx'
import { StartsPart } from './starts-part.tsx'
import { StepsPart } from './steps-part.tsx'
import { TestsPart } from './tests-part.tsx'
import { TryPart } from './try-part.tsx'
import { VersionsPart } from './versions-part.tsx'

const TABS: readonly { part: FlowPart; label: string }[] = [
  { part: 'steps', label: 'Steps' },
  { part: 'try', label: 'Run' },
  { part: 'runs', label: 'Runs' },
  { part: 'tests', label: 'Tests and release' },
  { part: 'starts', label: 'Starts by itself' },
  { part: 'versions', label: 'Versions' },
  { part: 'share', label: 'Share and export' },
]

/** One flow: its steps, its runs, what starts it, and who sees it. */
export function FlowPage({ view, answer }: { view: FlowView; answer: Answer }) {
  const { id, face, part, title, about, version, released } = view
  const problem = answer?.problem ?? null
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      <BackLink to={toFace(face)}>{`All ${faceWords[face].many}`}</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          {about ? (
            <p className="mt-1 wrap-anywhere text-fg-muted" dir="auto">
              {about}
            </p>
          ) : null}
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge>{`Version ${version}`}</Badge>
            {released === null ? (
              <Badge>Not released</Badge>
            ) : (
              <Badge tone="success">{`Version ${released} released`}</Badge>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {face === 'recipe' ? (
            <ActForm name="do" act="as-workflow" fields={{ flow: id }} variant="ghost" action={toFace(face)}>
              <Icon name="workflow" size={16} /> Turn into a workflow
            </ActForm>
          ) : null}
          <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={toFace(face)}>
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
      </div>
      {problem?.errors['start'] ? (
        <div className="mt-4">
          <FieldError id="start-error">{problem.errors['start']}</FieldError>
        </div>
      ) : null}
      <UnderlineTabs
        label={`About this ${faceWords[face].one}`}
        tabs={TABS.map((tab) => ({ label: tab.label, to: toPart(view, tab.part), isChosen: tab.part === part }))}
        className="mt-6 mb-7"
      />
      {toShown(view, answer)}
    </div>
  )
}

function toShown(view: FlowView, answer: Answer): ReactNode {
  const problem = answer?.problem ?? null
  switch (view.part) {
    case 'steps':
      return <StepsPart view={view} answer={answer} />
    case 'try':
      return <TryPart view={view} problem={problem} />
    case 'runs':
      return view.run ? <RunPart view={view} run={view.run} /> : <RunsPart view={view} runs={view.runs ?? []} />
    case 'versions':
      return view.versions ? <VersionsPart view={view} versions={view.versions} /> : null
    case 'tests':
      return <TestsPart view={view} tests={view.tests ?? []} problem={problem} />
    case 'starts':
      return <StartsPart view={view} starts={view.starts ?? []} problem={problem} />
    case 'share':
      return view.share ? <SharePart view={view} share={view.share} problem={problem} /> : null
  }
}
