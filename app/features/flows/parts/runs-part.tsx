import { toTable } from '#app/platform/table.ts'
import { Link } from '@remix-run/react'
import { toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import type { FlowView } from '../editing/flow-view.server.ts'
import { toPart } from './flow-links.ts'

export const runStates: Readonly<Record<string, { words: string; tone: BadgeTone }>> = toTable({
  working: { words: 'Under way', tone: 'info' },
  waiting: { words: 'Waits', tone: 'warning' },
  done: { words: 'Done', tone: 'success' },
  failed: { words: 'Failed', tone: 'danger' },
  stopped: { words: 'Stopped', tone: 'quiet' },
})

/** The runs of a flow, newest first. */
export function RunsPart({ view, runs }: { view: FlowView; runs: NonNullable<FlowView['runs']> }) {
  if (runs.length === 0)
    return (
      <EmptyState title="It has not run yet" pose="reading">
        <Link to={toPart(view, 'try')} className="link">
          Run it, or go through it dry
        </Link>
      </EmptyState>
    )
  return (
    <Table caption="Runs, the newest first">
      <thead>
        <HeadRow>
          <HeadCell>Begun</HeadCell>
          <HeadCell>State</HeadCell>
          <HeadCell>Started</HeadCell>
          <HeadCell isNumber>Version</HeadCell>
          <HeadCell isNumber>Time</HeadCell>
          <HeadCell isNumber>Cost</HeadCell>
        </HeadRow>
      </thead>
      <tbody>
        {runs.map(({ id, at, kind, state, startedBy, version, took, cost }) => (
          <Row key={id}>
            <Cell>
              <Link to={toPart(view, 'runs', { ran: id })} className="link font-strong">
                <time dateTime={at.toISOString()}>{at.toISOString().slice(0, 16).replace('T', ' ')}</time>
              </Link>
            </Cell>
            <Cell>
              {kind === 'dry' ? (
                <Badge>Dry</Badge>
              ) : (
                <Badge tone={runStates[state]!.tone}>{runStates[state]!.words}</Badge>
              )}
            </Cell>
            <Cell>{startedBy}</Cell>
            <Cell isNumber>{version}</Cell>
            <Cell isNumber>{kind === 'dry' ? '' : toSpanWords(took)}</Cell>
            <Cell isNumber>{kind === 'dry' ? `about ${toSumWords(cost)}` : toSumWords(cost)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
