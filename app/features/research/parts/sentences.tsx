import { Link } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import type { ReportCite, ReportSentence } from '../reports/report.ts'

type Props = { sentences: readonly ReportSentence[]; toCite: (cite: ReportCite) => string }

/** Sentences with the numbers of the texts they stand on; each number leads to the words. */
export const Sentences = ({ sentences, toCite }: Props) => (
  <div className="mt-3 grid gap-2.5 text-lg leading-relaxed">
    {sentences.map(({ id, text, by, cites }) => (
      <p key={id} className="wrap-anywhere" dir="auto">
        {by === null ? `“${text}”` : text}{' '}
        {cites.map((cite) => (
          <CiteLink key={`${cite.n} ${cite.start}`} cite={cite} to={toCite(cite)} />
        ))}
        {by !== null ? <Badge className="ms-2 align-middle">{by === 'you' ? 'worded by its owner' : by}</Badge> : null}
      </p>
    ))}
  </div>
)

const citeClass =
  'ml-0.5 inline-grid h-6 min-w-6 place-items-center rounded-[7px] bg-accent-soft px-1 align-[0.1em] text-xs font-medium text-accent-soft-fg tabular-nums no-underline hover:bg-hover'

const CiteLink = ({ cite: { n, quote }, to }: { cite: ReportCite; to: string }) =>
  to.startsWith('#') ? (
    <a href={to} aria-label={`Source ${n}`} title={quote} className={citeClass}>
      {n}
    </a>
  ) : (
    <Link to={to} aria-label={`Source ${n}: its words`} title={quote} className={citeClass}>
      {n}
    </Link>
  )
