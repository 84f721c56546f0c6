import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { AlertView } from '../alerts/alert-view.server.ts'
import { AlertForm } from './alert-form.tsx'

type Props = { view: AlertView; problem: FormProblem | null }

/** One alert: what it watches, how it stands, its last looks, and the form that changes it. */
export function AlertPage({ view, problem }: Props) {
  const { id, title, isOn, condition, when, next, pausedWhy, source, last, form } = view
  const page = to('v2-business-intelligence', null, { alert: id })
  return (
    <div className="page max-w-[56rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-business-intelligence', null, { part: 'alerts' })}>All alerts</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <h1 className="heading-page min-w-0 flex-1 basis-72 wrap-anywhere" dir="auto">
          {title}
        </h1>
        <div className="flex flex-wrap gap-2">
          <ActForm name="do" act="alert-look" fields={{ alert: id }} action={page} busyLabel="Looking …">
            <Icon name="eye" size={16} /> Check now
          </ActForm>
          <ActForm name="do" act={isOn ? 'alert-off' : 'alert-on'} fields={{ alert: id }} action={page}>
            <Icon name={isOn ? 'pause' : 'play'} size={16} /> {isOn ? 'Pause' : 'Go on'}
          </ActForm>
          <ActForm
            name="do"
            act="delete"
            fields={{ id }}
            variant="ghost"
            action={to('v2-business-intelligence', null, { part: 'alerts' })}
          >
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
      </div>
      {problem?.errors['form'] ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      <Card className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-2 p-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong wrap-anywhere">{condition}</span> <State view={view} />
        </p>
        <p className="text-fg-muted wrap-anywhere">
          {`${when}.`}
          {next ? ` The next look: ${next}.` : ''}
          {last === null ? '' : ` At the last one it was ${last}.`}
        </p>
        {source ? (
          <p className="text-fg-muted wrap-anywhere">
            {'It watches '}
            <Link to={to('v2-business-intelligence', null, { data: source.data, ask: source.ask })} className="link">
              {source.question}
            </Link>
            {` of “${source.table}”, from the table as it is at each look.`}
          </p>
        ) : null}
      </Card>
      {pausedWhy ? <Panel className="mt-4 p-4">{`It is paused. ${pausedWhy}`}</Panel> : null}
      <Looks looks={view.looks} />
      {form ? (
        <details className="mt-8 border-t border-line pt-4" open={problem?.values['do'] === 'alert'}>
          <summary className="cursor-pointer py-2 font-medium">Change it</summary>
          <div className="mt-3">
            <AlertForm form={form} problem={problem} />
          </div>
        </details>
      ) : null}
    </div>
  )
}

function State({ view: { isOn, isMet } }: { view: AlertView }) {
  if (!isOn) return <Badge>Paused</Badge>
  return isMet ? <Badge tone="warning">True now, and told</Badge> : <Badge tone="success">Not true now</Badge>
}

function Looks({ looks }: { looks: AlertView['looks'] }) {
  return (
    <section id="looks" aria-labelledby="looks-title" className="mt-8 scroll-mt-24">
      <h2 id="looks-title" className="heading-section">
        The last looks
      </h2>
      {looks.length === 0 ? (
        <p className="mt-2 text-fg-muted">It was not looked at yet.</p>
      ) : (
        <Card className="mt-3 overflow-clip">
          <Table caption="The last looks">
            <thead>
              <HeadRow>
                <HeadCell>When</HeadCell>
                <HeadCell isNumber>Figure</HeadCell>
                <HeadCell>What came of it</HeadCell>
                <HeadCell>Table as of</HeadCell>
              </HeadRow>
            </thead>
            <tbody>
              {looks.map(({ id, at, figure, isMet, isTold, note, tableAt }) => (
                <Row key={id} className="h-11">
                  <Cell>{at}</Cell>
                  <Cell isNumber>{figure ?? '–'}</Cell>
                  <Cell className="wrap-anywhere">
                    {note ?? (isTold ? 'True: you were told' : isMet ? 'Still true' : 'Not true')}
                  </Cell>
                  <Cell>{tableAt ?? '–'}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </section>
  )
}
