import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { ComparedSource } from '../reports/compare-passes.ts'
import type { ReportSentence } from '../reports/report.ts'
import type { ResearchView } from '../work/research-view.server.ts'
import { toResearchPart } from './research-links.ts'

type Props = { view: ResearchView; compare: NonNullable<ResearchView['compare']> }

/** What a later pass found that an earlier one did not, and the other way round. */
export function ComparePart({ view: { id, pass }, compare: { others, with: chosen, changes } }: Props) {
  const toPart = toResearchPart(id)
  if (!chosen || !changes)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-fg-muted">
          There is one pass so far. Run it again, and what changed in between appears here.
        </p>
        <ActForm
          name="do"
          act="again"
          fields={{ research: id }}
          action={to('v2-research-assistant', null, { research: id })}
        >
          <Icon name="refresh" size={16} /> Run again
        </ActForm>
      </div>
    )
  const { came, gone, same, sources, disputes } = changes
  const isSame = came.length + gone.length + sources.came.length + sources.gone.length + sources.changed.length === 0
  return (
    <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8">
      {others.length > 1 ? (
        <nav aria-label="Compare with" className="flex flex-wrap gap-2">
          {others.map(({ number, at }) => (
            <ChipLink key={number} to={toPart('compare', { pass: number })} isChosen={number === chosen.number}>
              {`Pass ${number}, ${toShortDay(new Date(at))}`}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <p className="font-strong">
        {isSame
          ? `Nothing changed between pass ${chosen.number} and pass ${pass?.number}: the same ${same} sentences from the same sources.`
          : `From pass ${chosen.number} to pass ${pass?.number}: ${came.length} new sentences, ${gone.length} gone, ${same} the same.`}
        {disputes.before === disputes.now ? '' : ` Disagreements: ${disputes.before} before, ${disputes.now} now.`}
      </p>
      <Sentences title="New" sentences={came} />
      <Sentences title="Gone" sentences={gone} />
      <Sources title="Sources that came" sources={sources.came} />
      <Sources title="Sources whose text changed" sources={sources.changed} />
      <Sources title="Sources that went" sources={sources.gone} />
    </div>
  )
}

const Sentences = ({ title, sentences }: { title: string; sentences: readonly ReportSentence[] }) =>
  sentences.length === 0 ? null : (
    <section>
      <h2 className="heading-small">{title}</h2>
      <ul className="mt-2">
        {sentences.map(({ id, text }) => (
          <li key={id} className="border-t border-line py-2.5 wrap-anywhere" dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )

const Sources = ({ title, sources }: { title: string; sources: readonly ComparedSource[] }) =>
  sources.length === 0 ? null : (
    <section>
      <h2 className="heading-small">{title}</h2>
      <ul className="mt-2">
        {sources.map(({ n, title: name, site }) => (
          <li key={`${n} ${name}`} className="border-t border-line py-2.5 wrap-anywhere">
            {name} <span className="text-fg-subtle">{site}</span>
          </li>
        ))}
      </ul>
    </section>
  )
