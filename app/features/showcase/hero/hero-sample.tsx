import { AgreementRing } from '#app/ui/brand/agreement-ring.tsx'
import { SeatMark } from '#app/ui/brand/seat-mark.tsx'
import { StanceNode } from '#app/ui/brand/stance-node.tsx'
import { sampleAgreement, sampleClaims, sampleSeats } from './hero-sample.ts'

const SAMPLE = 'Sample data: nobody was asked.'

/** A counted answer as a card. */
export function SampleCard() {
  return (
    <figure className="rounded-card min-w-0 bg-surface p-5 shadow-md">
      <div className="flex flex-wrap items-center gap-5">
        <AgreementRing size={116} seats={sampleSeats} centre={sampleAgreement} caption="agree" />
        <p className="min-w-0 flex-1 heading-small">How to brew green tea</p>
      </div>
      <ul className="mt-4">
        {sampleClaims.map(({ text, stances }) => (
          <li
            key={text}
            className="flex items-center justify-between gap-3 border-t border-line py-2.5 text-[0.8125rem]"
          >
            {text}
            <span className="flex flex-none gap-1.5">
              {stances.map((stance, n) => (
                <StanceNode key={sampleSeats[n]?.name} stance={stance} who={sampleSeats[n]?.name ?? ''} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-line pt-3 text-xs text-fg-subtle">{SAMPLE}</figcaption>
    </figure>
  )
}

/** The same answer as a printed table. */
export function SampleTable() {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="caption-bottom pt-3 text-left text-xs text-fg-subtle">{SAMPLE}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-fg-muted">
          <th scope="col" className="py-3 pe-3 font-medium">
            Claim
          </th>
          {sampleSeats.map(({ name, seat }) => (
            <th key={name} scope="col" className="px-1 py-3 text-center font-medium">
              <span className="inline-grid justify-items-center gap-1">
                <SeatMark seat={seat} size={14} />
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sampleClaims.map(({ text, stances }) => (
          <tr key={text} className="border-b border-line">
            <th scope="row" className="py-3.5 pe-3 text-[clamp(0.9375rem,2.4cqi,1.25rem)] leading-snug font-medium">
              {text}
            </th>
            {stances.map((stance, n) => (
              <td key={sampleSeats[n]?.name} className="px-1">
                <StanceNode stance={stance} who={sampleSeats[n]?.name ?? ''} size={20} className="mx-auto block" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
