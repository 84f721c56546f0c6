import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { ReportBody } from './parts/report-body.tsx'
import { readSharedReport } from './reports/shared-report.server.ts'

export const loader = ({ params }: LoaderFunctionArgs) => readSharedReport(params.id ?? '')

/** Search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.title ?? 'Shared report', isIndexed: false })

export default function ResearchShared() {
  const { title, question, pass, report, sources, unreached } = useLoaderData<typeof loader>()
  return (
    <article className="page max-w-[56rem] pt-6 pb-section sm:pt-10" aria-labelledby="title">
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 mb-8 text-fg-muted wrap-anywhere">
        {question === title ? '' : `${question} `}
        {`A report with its sources, pass ${pass}, shared by a link.`}
      </p>
      <ReportBody report={report} sources={sources} toCite={({ n }) => `#source-${n}`} />
      {unreached.length > 0 ? (
        <section className="mt-8 border-t border-line pt-6 text-sm">
          <h2 className="heading-small">Not reached</h2>
          <ul className="mt-2 grid list-disc gap-1 ps-5 text-fg-muted">
            {unreached.map((one) => (
              <li key={one} className="wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  )
}
