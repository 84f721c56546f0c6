import type { Votes } from '#app/kits/asking/consensus/votes.store.server.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** What can be done with one answer: find its answer best, ask it anew. */
export function SeatActs({ seat, position, votes }: { seat: SeatResult; position: number; votes: Votes }) {
  const count = votes.counts[seat.seat] ?? 0
  const isBest = votes.own === seat.seat
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {seat.state === 'answered' ? (
        <ActForm
          act={isBest ? 'unvote' : 'vote'}
          fields={isBest ? {} : { seat: seat.seat }}
          variant={isBest ? 'soft' : 'plain'}
          about={seat.label}
        >
          <Icon name={isBest ? 'check' : 'thumbs-up'} size={16} /> {isBest ? 'Your best' : 'Best answer'}
          {count > 0 ? ` (${count})` : ''}
        </ActForm>
      ) : null}
      {seat.kind === 'engine' ? (
        <ActForm act="again" fields={{ position }} about={seat.label}>
          <Icon name="refresh" size={16} /> Ask again
        </ActForm>
      ) : null}
    </div>
  )
}
