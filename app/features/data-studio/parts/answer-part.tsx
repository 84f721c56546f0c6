import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import type { ShownAnswer } from '../asking/shown-answer.ts'
import { AnswerFigure, AnswerTable } from './answer-figure.tsx'

/** How a question was understood, its answer as a figure, a chart and a table, and the query it came from. */
export function AnswerPart({ data, answer, asOf }: { data: string; answer: ShownAnswer; asOf: string | null }) {
  const { id, question, means, ignored, chart, single, query, tookMs, isCut, lines } = answer
  const toRows = (line: number) => to('v2-business-intelligence', null, { data, part: 'rows', ask: id, line })
  return (
    <section id="answer" aria-labelledby="answer-title" className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="answer-title" className="heading-card wrap-anywhere">
          {question}
        </h2>
        <p className="mt-1 text-fg-muted wrap-anywhere">
          {means}
          {ignored.length > 0 ? ` Not used: ${ignored.join(', ')}.` : ''}
        </p>
      </div>
      <AnswerFigure answer={answer} title={question} toRows={toRows} />
      {single ? null : <AnswerTable answer={answer} toRows={toRows} />}
      {lines.length === 0 ? <p>No row fits.</p> : null}
      <p className="text-xs text-fg-subtle">
        {`Worked out from the table in ${tookMs} ms${asOf ? ` on ${asOf}` : ''}, by the query below.${isCut ? ' The first lines are shown.' : ''}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActForm
          name="do"
          act="again"
          fields={{ data, ask: id }}
          action={to('v2-business-intelligence', null, { data, ask: id })}
        >
          <Icon name="refresh" size={16} /> Run again
        </ActForm>
        {(['csv', 'xlsx', 'json', ...(chart ? ['svg', 'png'] : []), 'pdf'] as const).map((as) => (
          <a
            key={as}
            href={fillPath(endpoints['data-studio/answer-export'], { id: data }) + toQuery({ ask: id, as })}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> {as.toUpperCase()}
          </a>
        ))}
      </div>
      <div className="rounded-card bg-sunken">
        <p className="flex items-center justify-between gap-3 px-4 pt-2 text-[0.8125rem] text-fg-muted">
          The query <CopyButton text={query} what="query" />
        </p>
        <pre
          className="overflow-x-auto px-4 pb-4 font-mono text-[0.8125rem]"
          tabIndex={0}
          role="region"
          aria-label="The query"
          dir="ltr"
        >
          {query}
        </pre>
      </div>
    </section>
  )
}
