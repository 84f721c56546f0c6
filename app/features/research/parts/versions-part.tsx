import { to } from '#app/catalogue/to.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import type { ResearchView } from '../work/research-view.server.ts'

type Props = { view: ResearchView; versions: NonNullable<ResearchView['versions']> }

/** Every wording this pass's report had, to bring one back. */
export const VersionsPart = ({ view: { id }, versions }: Props) => (
  <ol className="max-w-[44rem] border-b border-line">
    {versions.map(({ id: report, number, why, at, sentences }, n) => (
      <li key={report} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
        <p className="min-w-0 flex-1 basis-56">
          <span className="font-strong">{`Version ${number}, ${why}`}</span>
          <span className="block text-xs text-fg-subtle">
            <time
              dateTime={new Date(at).toISOString()}
            >{`${toShortDay(new Date(at))}, ${toClockWords(new Date(at))} UTC`}</time>
            {`, ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}`}
          </span>
        </p>
        {n === 0 ? (
          <span className="text-sm text-fg-muted">the one that is shown</span>
        ) : (
          <ActForm
            name="do"
            act="restore"
            fields={{ research: id, report }}
            about={`version ${number}`}
            action={to('v2-research-assistant', null, { research: id, part: 'versions' })}
          >
            Bring it back
          </ActForm>
        )}
      </li>
    ))}
  </ol>
)
