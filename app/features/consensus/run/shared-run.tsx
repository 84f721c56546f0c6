import type { SharedPage } from '#app/kits/asking/consensus/sharing/shared-page.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { AnswerCard } from '../parts/answer-card.tsx'
import { ClaimsTable } from '../parts/claims-table.tsx'
import { Disputes } from '../parts/disputes.tsx'
import { SeatAnswer } from '../parts/seat-answer.tsx'
import type { RunFold } from './fold/fold-run.ts'

export type FoldedPage = SharedPage & { fold: RunFold }

/** A run as others read it: nothing on it can be asked or changed. */
export function SharedRun({ page, headingLevel = 1 }: { page: FoldedPage; headingLevel?: 1 | 3 }) {
  const seats: SeatResult[] = page.seats.map((seat) => ({ ...seat, startedAt: null, promptHash: null }))
  const Heading = headingLevel === 1 ? 'h1' : 'h3'
  return (
    <>
      <Heading className="heading-page max-w-[24em] wrap-anywhere">
        {page.question || 'Pasted answers, compared'}
      </Heading>
      <AnswerCard ledger={page.ledger} seats={seats} agreed={page.fold.agreed} />
      <ClaimsTable ledger={page.ledger} fold={page.fold} seats={seats} isFull={false} />
      <Disputes ledger={page.ledger} fold={page.fold.disputes} seats={seats} />
      <section className="mt-14" aria-label="Every answer, in full">
        <h2 className="heading-section">Every answer, in full</h2>
        <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))] gap-4">
          {seats.map((seat, n) => (
            <li key={seat.seat} className="grid">
              <SeatAnswer seat={seat} position={n} fold={page.fold.seats[n] ?? null} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
