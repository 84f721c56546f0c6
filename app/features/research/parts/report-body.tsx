import { DisagreementTable } from '#app/kits/asking/cited-answer/shown/disagreement-table.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import type { Report, ReportCite, ReportSection } from '../reports/report.ts'
import { Sentences } from './sentences.tsx'
import { SourceList, type ListedSource } from './source-list.tsx'

type Props = {
  report: Report
  sources: readonly ListedSource[]
  /** Where the words of a sentence are shown. */
  toCite: (cite: ReportCite) => string
}

/** What was found out: what disagrees first, then a section for each line of the plan, then the sources. */
export function ReportBody({ report: { disputes, sections }, sources, toCite }: Props) {
  const shown = sources.map((one) => ({ ...one, alsoAt: [...one.alsoAt] }))
  return (
    <>
      {disputes.length > 0 ? (
        <Card as="section" aria-labelledby="disputes" className="mb-8 p-5 sm:p-6">
          <h2 id="disputes" className="heading-card">
            The sources disagree
          </h2>
          <p className="mt-1 text-fg-muted">Nothing is averaged. Each side in its own words.</p>
          {disputes.map((one, n) => (
            <DisagreementTable key={n} disagreement={one} sources={shown} />
          ))}
        </Card>
      ) : null}
      {sections.map((section) => (
        <Section key={section.sub} section={section} toCite={toCite} />
      ))}
      {sources.length > 0 ? <SourceList sources={sources} /> : null}
    </>
  )
}

function Section({
  section: { heading, sentences, dropped, isSaidElsewhere },
  toCite,
}: {
  section: ReportSection
  toCite: Props['toCite']
}) {
  return (
    <section className="mb-8">
      <h2 className="heading-section wrap-anywhere" dir="auto">
        {heading}
      </h2>
      {sentences.length === 0 ? (
        <p className="mt-2 text-fg-muted">
          {isSaidElsewhere
            ? 'What was found on it stands in the other parts of the report.'
            : 'Nothing that was read answers this, so nothing is written.'}
        </p>
      ) : (
        <Sentences sentences={sentences} toCite={toCite} />
      )}
      {dropped > 0 ? (
        <p className="mt-2 text-sm text-fg-muted">
          {dropped === 1
            ? 'One sentence of the model was left out: no quotation carried it.'
            : `${dropped} sentences of the model were left out: no quotation carried them.`}
        </p>
      ) : null}
    </section>
  )
}
