import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { StanceNode } from '#app/ui/brand/stance-node.tsx'
import type { Example } from '../example.ts'
import { Composer } from './composer.tsx'

/** A printed page: headline over the full width, then the claims themselves as the picture. */
export function HeroEditorial({ example }: { example: Example }) {
  return (
    <section className="page pt-[clamp(24px,4vw,56px)] pb-6">
      <div
        className={
          'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 border-b-2 border-fg pb-7 ' +
          'lg:grid-cols-[1.6fr_1fr] lg:items-end'
        }
      >
        <h1 className="text-[clamp(2.75rem,7.4vw,6rem)] leading-[0.98] font-display tracking-[-0.045em] text-balance">
          Three answers, side by side
        </h1>
        <p className="lead max-w-[30em]">
          This is what Frenly makes of any question: every claim on its own line, every answer in its own column.
          Nothing is rounded into a single confident voice.
        </p>
      </div>
      <ExampleTable example={example} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[1fr_1.6fr] lg:items-center">
        <p className="heading-page">Now one of yours</p>
        <Composer />
      </div>
    </section>
  )
}

function ExampleTable({ example }: { example: Example }) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="caption-top pt-4 pb-1 text-left text-sm text-fg-subtle">
          {example.question} An example, computed from three pasted answers.
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-fg-muted">
            <th scope="col" className="py-3.5 pr-4 font-medium">
              Claim
            </th>
            {example.answers.map((answer, index) => (
              <th key={answer.name} scope="col" className="w-22 px-1 py-3.5 text-center font-medium max-sm:w-14">
                <span className="inline-grid justify-items-center gap-1">
                  <SeatMark seat={toSeatNumber(index)} size={16} />
                  {answer.name}
                </span>
              </th>
            ))}
            <th scope="col" className="w-60 py-3.5 pl-6 font-medium max-md:sr-only">
              Count
            </th>
          </tr>
        </thead>
        <tbody>
          {example.claims.map((claim) => (
            <tr key={claim.text} className="border-b border-line">
              <th
                scope="row"
                className="py-4.5 pr-4 text-[clamp(1rem,1.6vw,1.375rem)] leading-[1.3] font-medium tracking-[-0.015em]"
              >
                {claim.text}
              </th>
              {claim.stances.map((stance, index) => {
                const name = example.answers[index]?.name ?? ''
                return (
                  <td key={name} className="px-1 text-center">
                    <StanceNode stance={stance} who={name} size={22} className="mx-auto inline-block" />
                  </td>
                )
              })}
              <td className="py-4.5 pl-6 text-sm text-fg-muted max-md:sr-only">{claim.verdict}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
