import { to } from '#app/catalogue/to.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { AnswerView } from '../generator/code-view.server.ts'

/** What several models wrote, against the same checks. */
export function MatrixPart({ view: { id, candidates, checksBy, shared, by } }: { view: AnswerView }) {
  if (candidates.length === 0) return null
  const names = candidates.find(({ checks }) => checks.length > 0)?.checks.map(({ name }) => name) ?? []
  return (
    <section aria-labelledby="matrix-title">
      <h2 id="matrix-title" className="heading-small">
        The candidates
      </h2>
      <p className="mt-1 mb-3 text-sm text-fg-muted">
        {checksBy
          ? `All ran against the same checks, which ${checksBy} wrote before any code. They can be wrong too: read them.`
          : 'This language does not run here, so no check was run.'}
      </p>
      <Card className="overflow-clip">
        <Table caption="Candidates and checks">
          <thead>
            <HeadRow>
              <HeadCell>Check</HeadCell>
              {candidates.map((one, n) => (
                <HeadCell key={n}>{one.by}</HeadCell>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {names.map((name, n) => (
              <Row key={n} className="h-10">
                <Cell className="max-w-64 font-mono text-[0.8125rem] wrap-anywhere">{name}</Cell>
                {candidates.map((one, place) => (
                  <Cell key={place}>{one.checks[n] ? (one.checks[n].isPassed ? 'passed' : 'failed') : '–'}</Cell>
                ))}
              </Row>
            ))}
            <Row className="h-10">
              <Cell>Faults of syntax</Cell>
              {candidates.map((one, place) => (
                <Cell key={place}>{one.trouble ?? one.runTrouble ?? one.faults}</Cell>
              ))}
            </Row>
            {shared ? null : (
              <Row>
                <Cell>Take it</Cell>
                {candidates.map((one, place) => (
                  <Cell key={place}>
                    {one.by === by ? (
                      'shown above'
                    ) : one.trouble ? (
                      '–'
                    ) : (
                      <ActForm
                        name="do"
                        act="pick"
                        fields={{ answer: id, place: String(place) }}
                        action={to('code-generator', null, { answer: id })}
                      >
                        Take this
                      </ActForm>
                    )}
                  </Cell>
                ))}
              </Row>
            )}
          </tbody>
        </Table>
      </Card>
    </section>
  )
}
