import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import type { Compared, SaidThere } from '../videos/compare.server.ts'
import { toSound } from './recording-page.tsx'
import { TimeLink } from './time-link.tsx'
import { Link } from '@remix-run/react'

/** Two transcripts claim by claim: what clashes first, then what both say, then what only one does. */
export function ComparedPart({ compared }: { compared: Compared }) {
  const { sides, disputes, shared, alone, more } = compared
  return (
    <div className="page max-w-[60rem] pt-6 pb-section">
      <BackLink to={to('transcriber')}>Video transcriber</BackLink>
      <h1 className="heading-page mt-2">Compared</h1>
      <ol className="mt-3 grid gap-1">
        {sides.map(({ id, title, isCut }, n) => (
          <li key={n} className="wrap-anywhere">
            <b className="font-strong">{n + 1}.</b>{' '}
            <Link to={to('transcriber', null, { r: id })} className="link" dir="auto">
              {title}
            </Link>
            {isCut ? <span className="text-[0.8125rem] text-fg-muted"> (its first 12,000 characters)</span> : null}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-[0.8125rem] text-fg-muted">
        By the claim ledger of this server, without a model. It compares what is said, not what is true.
      </p>
      <section className="mt-8" aria-labelledby="clash">
        <h2 id="clash" className="heading-section">
          Where they clash
        </h2>
        {disputes.length === 0 ? (
          <p className="mt-2 text-fg-muted">No claim of one stands against a claim of the other.</p>
        ) : null}
        <ul className="mt-3 grid gap-4">
          {disputes.map(({ slot, positions }, n) => (
            <li key={n} className="rounded-card bg-warning-soft p-4 text-warning-soft-fg">
              <p className="font-strong">{slot}</p>
              {positions.map(({ value, said }) => (
                <div key={value} className="mt-2">
                  <b className="font-medium">{value}</b>
                  <SaidList said={said} compared={compared} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <Claims id="both" title="What both say" claims={shared} compared={compared} none="Nothing is said in both." />
      <Claims
        id="one"
        title="What one says alone"
        claims={alone}
        compared={compared}
        none="Everything is said in both."
      />
      {more > 0 ? <p className="mt-4 text-[0.8125rem] text-fg-muted">and {more} more claims</p> : null}
    </div>
  )
}

function Claims({
  id,
  title,
  claims,
  compared,
  none,
}: {
  id: string
  title: string
  claims: Compared['shared']
  compared: Compared
  none: string
}) {
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 id={id} className="heading-section">
        {title} <span className="text-base font-normal text-fg-subtle">{claims.length}</span>
      </h2>
      {claims.length === 0 ? <p className="mt-2 text-fg-muted">{none}</p> : null}
      <ul className="mt-2 border-b border-line">
        {claims.map(({ text, said }, n) => (
          <li key={n} className="border-t border-line py-3">
            <p className="wrap-anywhere" dir="auto">
              {text}
            </p>
            <SaidList said={said} compared={compared} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SaidList({ said, compared: { sides } }: { said: readonly SaidThere[]; compared: Compared }) {
  const hrefOf = (of: 0 | 1) => {
    const side = sides[of]
    if (side?.hasSound) return (seconds: number) => `${toSound(side.id)}#t=${Math.floor(seconds)}`
    return side?.videoUrl ? (seconds: number) => `${side.videoUrl}&t=${Math.floor(seconds)}s` : null
  }
  return (
    <ul className="mt-1 grid gap-1 text-[0.8125rem]">
      {said.map(({ of, startS, quote, stance }, n) => (
        <li key={n} className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-strong">{of + 1}.</b>
          <TimeLink seconds={startS} href={hrefOf(of)} />
          <q className="min-w-0 wrap-anywhere" dir="auto">
            {quote}
          </q>
          {stance === 'says' ? null : <span className="text-fg-muted">{stance}</span>}
        </li>
      ))}
    </ul>
  )
}
