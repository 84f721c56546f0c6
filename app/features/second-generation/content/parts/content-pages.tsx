import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BriefView, ContentView } from '../content-view.server.ts'
import { BriefForm } from './brief-form.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { PiecesPart } from './pieces-part.tsx'
import { VersionsPart } from './versions-part.tsx'

type ListProps = { view: Extract<ContentView, { part: 'list' }>; problem: FormProblem | null }

/** A new brief, and those that were written before. */
export function BriefsPage({ view: { page, brief }, problem }: ListProps) {
  const isFirst = page.count === 0 && page.search === '' && !page.deleted
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Content creation studio</h1>
      <p className="lead mt-1 max-w-[44em]">
        One brief becomes an article, a newsletter, posts for each place, a script, questions and answers and a press
        note. Nothing is said that the brief does not say.
      </p>
      <BriefForm brief={brief} id={null} problem={problem} />
      {isFirst ? (
        <KeyedForm
          name="example-brief"
          again
          action={to('v2-content-creation-studio')}
          className="mt-8 border-t border-line pt-5"
        >
          <input type="hidden" name="do" value="example" />
          <p className="text-fg-muted">Nothing at hand? Try it with a brief about this studio.</p>
          <Button type="submit" variant="soft" className="mt-2">
            Open the example
          </Button>
        </KeyedForm>
      ) : (
        <section aria-labelledby="briefs-title" className="mt-12">
          <h2 id="briefs-title" className="heading-section">
            Your briefs
          </h2>
          <KeptList
            page={page}
            problem={problem?.values['do'] === 'rename' ? problem : null}
            words={{ one: 'brief', many: 'briefs' }}
            toList={(query) => to('v2-content-creation-studio', null, query)}
            empty="Briefs and their pieces are kept here: for members until they delete them, for guests 30 days in this browser."
          />
        </section>
      )}
    </div>
  )
}

const TABS = [
  { part: 'brief', label: 'Brief' },
  { part: 'pieces', label: 'Pieces' },
  { part: 'calendar', label: 'Calendar' },
] as const
const FILES = [
  { as: 'md', label: 'Markdown' },
  { as: 'html', label: 'HTML' },
  { as: 'json', label: 'JSON' },
  { as: 'ics', label: 'Calendar (ICS)' },
] as const

/** One brief: what it says, its pieces, and when they go out. */
export function BriefPage({ view, problem }: { view: BriefView; problem: FormProblem | null }) {
  const { id, part, brief, pieces } = view
  const toPart = (wanted: string) => to('v2-content-creation-studio', null, { brief: id, part: wanted })
  const stale = pieces.filter(({ changed }) => changed.length > 0).length
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-content-creation-studio')}>All briefs</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <h1 className="heading-page min-w-0 flex-1 basis-72 wrap-anywhere" dir="auto">
          {brief.title}
        </h1>
        <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('v2-content-creation-studio')}>
          <Icon name="trash" size={16} /> Delete
        </ActForm>
      </div>
      <SegmentedTabs
        label="About this brief"
        tabs={TABS.map((tab) => ({
          label: tab.part === 'pieces' && stale > 0 ? `${tab.label} (${stale} to renew)` : tab.label,
          to: toPart(tab.part),
          isChosen: tab.part === part,
        }))}
        className="my-6 max-w-full overflow-x-auto"
      />
      {problem?.errors['form'] ? <FieldError id="form-error">{problem.errors['form']}</FieldError> : null}
      {part === 'brief' ? <BriefForm brief={brief} id={id} problem={problem} /> : null}
      {part === 'pieces' ? <PiecesPart view={view} problem={problem} /> : null}
      {part === 'calendar' ? <CalendarPart view={view} problem={problem} /> : null}
      {view.versions ? <VersionsPart brief={id} versions={view.versions} /> : null}
      {pieces.length > 0 ? (
        <div className="mt-10 flex flex-wrap gap-2 border-t border-line pt-5">
          {FILES.map(({ as, label }) => (
            <a
              key={as}
              href={fillPath(endpoints['second-generation/content-export'], { id }) + toQuery({ as })}
              download
              className={toButtonClass({ variant: 'plain', size: 'sm' })}
            >
              <Icon name="download" size={16} /> {label}
            </a>
          ))}
        </div>
      ) : null}
    </div>
  )
}
