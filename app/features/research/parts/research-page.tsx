import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import type { ResearchPart, ResearchView } from '../work/research-view.server.ts'
import { ComparePart } from './compare-part.tsx'
import { EditPart } from './edit-part.tsx'
import { NotesPart } from './notes-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { ReportPart } from './report-part.tsx'
import { toResearchPart } from './research-links.ts'
import { SharePart } from './share-part.tsx'
import { SourcesPart } from './sources-part.tsx'
import { VersionsPart } from './versions-part.tsx'

const TABS: readonly { part: ResearchPart; label: string; afterReport?: true }[] = [
  { part: 'plan', label: 'Plan' },
  { part: 'report', label: 'Report' },
  { part: 'notes', label: 'Notes' },
  { part: 'sources', label: 'Sources' },
  { part: 'edit', label: 'Edit', afterReport: true },
  { part: 'versions', label: 'Versions', afterReport: true },
  { part: 'compare', label: 'Compare', afterReport: true },
  { part: 'share', label: 'Share', afterReport: true },
]

/** One research: its plan, how far it is, and what was found out. */
export function ResearchPage({ view, problem }: { view: ResearchView; problem: FormProblem | null }) {
  const { id, part, title, question, isUnderWay, pass, report } = view
  useLive(isUnderWay ? fillPath(endpoints['research/research-live'], { id }) : null, view.liveMark)
  const toPart = toResearchPart(id)
  const tabs = TABS.filter((tab) => tab.part === 'plan' || (pass && (!tab.afterReport || report)))
  const formError = problem?.errors['form'] ?? (part === 'plan' ? null : problem?.errors['start'])
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-research-assistant')}>All research</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          {question === title ? null : (
            <p className="mt-1 wrap-anywhere text-fg-muted" dir="auto">
              {question}
            </p>
          )}
        </div>
        <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('v2-research-assistant')}>
          <Icon name="trash" size={16} /> Delete
        </ActForm>
      </div>
      <WorkLine view={view} />
      {formError ? (
        <div className="mt-4">
          <FieldError id="form-error">{formError}</FieldError>
        </div>
      ) : null}
      {tabs.length > 1 ? (
        <UnderlineTabs
          label="About this research"
          tabs={tabs.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
          className="mt-6 mb-7"
        />
      ) : null}
      {view.plan ? <PlanPart view={view} plan={view.plan} problem={problem} /> : null}
      {part === 'report' ? <ReportPart view={view} /> : null}
      {view.notes ? <NotesPart view={view} notes={view.notes} /> : null}
      {part === 'sources' ? <SourcesPart view={view} /> : null}
      {part === 'edit' ? <EditPart view={view} problem={problem} /> : null}
      {view.versions ? <VersionsPart view={view} versions={view.versions} /> : null}
      {view.compare ? <ComparePart view={view} compare={view.compare} /> : null}
      {view.share ? <SharePart research={id} share={view.share} problem={problem} /> : null}
    </div>
  )
}

/** How far a pass is, in steps of its plan, with the acts that fit. */
function WorkLine({ view }: { view: ResearchView }) {
  const { id, part, isUnderWay, isPaused, trouble, done, steps, note, counts } = view
  if (!isUnderWay && !isPaused && !trouble) return null
  const page = toResearchPart(id)(part)
  const action = to('v2-research-assistant', null, { research: id })
  return (
    <div className="mt-6 grid max-w-[44rem] gap-3">
      <ProgressBar
        label={isPaused ? 'Paused' : trouble ? 'Stopped' : (note ?? 'Waiting for its turn')}
        showsLabel
        value={done}
        of={steps}
        words={`${done} of ${steps} steps, ${counts.read} texts read`}
      />
      {trouble ? <p className="text-fg-muted">{`${trouble} What was read so far is kept.`}</p> : null}
      <div>
        {isUnderWay ? (
          <ActForm name="do" act="pause" fields={{ research: id }} action={action}>
            <Icon name="pause" size={16} /> Pause
          </ActForm>
        ) : (
          <ActForm name="do" act="resume" fields={{ research: id }} action={action} variant="primary">
            <Icon name="play" size={16} /> Go on
          </ActForm>
        )}
      </div>
      {isUnderWay ? <ReadAgain isOn={!view.isStill} pageTo={page} stillTo={`${page}&refresh=off`} /> : null}
    </div>
  )
}
