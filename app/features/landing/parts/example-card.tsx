import { AgreementRing } from '#app/ui/brand/agreement-ring.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { StanceNode } from '#app/ui/brand/stance-node.tsx'
import type { Example } from '../example.ts'

/** The counted example as a card: ring, outcome, then one line a claim. */
export function ExampleCard({ example }: { example: Example }) {
  return (
    <figure className="rounded-card bg-surface px-7 pt-6.5 pb-4.5 shadow-md max-sm:px-4.5 max-sm:pt-5">
      <div className="flex items-center gap-6.5 max-sm:gap-4">
        <AgreementRing
          size={148}
          seats={example.answers.map((answer, index) => ({
            name: answer.name,
            seat: toSeatNumber(index),
            share: answer.shareInLine,
          }))}
          centre={`${Math.round(example.agreement * 100)}%`}
          caption="in line"
        />
        <div>
          <p className="text-sm text-fg-subtle">{example.question}</p>
          <p className="mt-1.5 heading-card text-balance">{example.outcome}</p>
        </div>
      </div>
      <ul className="mt-5">
        {example.claims.map((claim) => (
          <li
            key={claim.text}
            className={
              'flex items-center justify-between gap-4 border-t border-line py-2.75 text-[0.9375rem] leading-5.5 ' +
              'max-sm:text-sm'
            }
          >
            <span>{claim.text}</span>
            <Stances example={example} stances={claim.stances} />
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-line pt-3.5 text-xs text-fg-subtle">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {example.answers.map((answer, index) => (
            <span key={answer.name} className="inline-flex items-center gap-1.5">
              <SeatMark seat={toSeatNumber(index)} size={14} />
              {answer.name}
            </span>
          ))}
        </span>
        <span className="mt-1.5 block">An example, computed from three pasted answers.</span>
      </figcaption>
    </figure>
  )
}

function Stances({ example, stances }: { example: Example; stances: Example['claims'][number]['stances'] }) {
  return (
    <span className="inline-flex flex-none items-center gap-2.25 max-sm:gap-1.5">
      {stances.map((stance, index) => {
        const name = example.answers[index]?.name ?? ''
        return <StanceNode key={name} stance={stance} who={name} />
      })}
    </span>
  )
}
