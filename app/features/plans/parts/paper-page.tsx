import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import type { Paper } from '../subscription-view.server.ts'
import { MoneyLines } from '#app/kits/members/till/money-lines.tsx'
import { TestMode } from '#app/kits/members/till/test-mode.tsx'

/** One invoice, to read, print or keep. */
export function PaperPage({ paper }: { paper: Paper }) {
  const { number, kind, day, buyer, seller, lines, tax, total, currency, isTest, file } = paper
  const title = `${kind === 'refund' ? 'Refund' : 'Invoice'} ${number}`
  return (
    <article className="page max-w-[46rem] py-8 lg:py-12" aria-labelledby="title">
      <BackLink to={to('subscription')}>Your subscription</BackLink>
      <h1 id="title" className="heading-page mt-2">
        {title}
      </h1>
      <p className="mt-2 text-fg-muted">{day}</p>
      {isTest ? <TestMode className="mt-5" /> : null}
      <Card className="mt-6 grid gap-6 p-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <Party title="From" words={seller} />
          <Party title="To" words={buyer} />
        </div>
        <MoneyLines lines={lines} tax={tax} total={total} currency={currency} isPaid />
      </Card>
      <p className="mt-5">
        <a href={file} className={toButtonClass({ variant: 'plain' })}>
          <Icon name="download" size={16} /> Download as PDF
        </a>
      </p>
    </article>
  )
}

function Party({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <h2 className="text-[0.8125rem] font-medium text-fg-muted">{title}</h2>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{words || 'A former member'}</p>
    </div>
  )
}
