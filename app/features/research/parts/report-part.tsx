import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { citedNumbers } from '../reports/report.ts'
import type { ResearchView } from '../work/research-view.server.ts'
import { ReportBody } from './report-body.tsx'
import type { ListedSource } from './source-list.tsx'
import { toResearchPart } from './research-links.ts'

const FILES = [
  { as: 'md', label: 'Markdown' },
  { as: 'docx', label: 'Word' },
  { as: 'html', label: 'HTML' },
  { as: 'json', label: 'JSON' },
  { as: 'bib', label: 'BibTeX' },
  { as: 'csl', label: 'CSL' },
] as const

/** The report, or its sections as they come. */
export function ReportPart({ view }: { view: ResearchView }) {
  const { id, report, sections, isUnderWay, isDone, pass, unreached } = view
  const toPart = toResearchPart(id)
  const shown = isDone && report ? report : sections.length > 0 ? { disputes: [], sections } : report
  if (!shown)
    return isUnderWay ? (
      <p className="text-fg-muted">Sections appear here as they are written. Sources come in under their own tab.</p>
    ) : (
      <EmptyState title="Nothing is written yet" pose="reading">
        The report is written when all places were asked.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <article className="min-w-0">
        <ReportBody
          report={shown}
          sources={toListed(view, citedNumbers(shown))}
          toCite={({ n, start, end }) => `${toPart('sources', { source: n, mark: `${start}-${end}` })}#mark`}
        />
      </article>
      <aside className="grid gap-6">
        {isDone ? (
          <>
            <div className="flex flex-wrap gap-2 lg:grid">
              {FILES.map(({ as, label }) => (
                <a
                  key={as}
                  href={fillPath(endpoints['research/report-export'], { id }) + toQuery({ as })}
                  download
                  className={toButtonClass({ variant: 'plain', size: 'sm' })}
                >
                  <Icon name="download" size={16} /> {label}
                </a>
              ))}
            </div>
            <div className="flex flex-wrap gap-2 lg:grid">
              <ActForm
                name="do"
                act="again"
                fields={{ research: id }}
                action={to('v2-research-assistant', null, { research: id })}
              >
                <Icon name="refresh" size={16} /> Run again and compare
              </ActForm>
              <ActForm
                name="do"
                act="rewrite"
                fields={{ research: id }}
                action={to('v2-research-assistant', null, { research: id })}
              >
                <Icon name="pen-line" size={16} /> Write it again
              </ActForm>
            </div>
          </>
        ) : null}
        <div className="text-sm">
          <h2 className="heading-small">How it was made</h2>
          <p className="mt-1 text-fg-muted">
            {pass ? `Pass ${pass.number}. ` : ''}
            {`${view.counts.sources} sources counted of ${view.counts.read} texts read; the same text counts once.`}
          </p>
          {unreached.length > 0 ? (
            <>
              <h3 className="mt-4 font-medium">Not reached</h3>
              <ul className="mt-1 grid list-disc gap-1 ps-5 text-fg-muted">
                {unreached.map((one) => (
                  <li key={one} className="wrap-anywhere">
                    {one}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      </aside>
    </div>
  )
}

const toListed = ({ sources }: ResearchView, cited: readonly number[]): ListedSource[] =>
  sources
    .filter(({ n }) => cited.includes(n))
    .map(({ n, title, href, site, date, license, createdAt }) => ({
      ...{ n, title, href, site, date, license, readAt: createdAt },
      alsoAt: [...new Set(sources.filter((one) => one.sameAs === n && one.site !== site).map((one) => one.site))],
    }))
