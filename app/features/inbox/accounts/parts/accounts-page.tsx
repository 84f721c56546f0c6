import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toTable } from '#app/platform/table.ts'
import type { AccountsView } from '../accounts-view.server.ts'
import { AccountCard } from './account-card.tsx'
import { AddAccount } from './add-account.tsx'

const words = toTable<string>({
  added: 'Signed in. The mail is being brought over, the newest first.',
  changed: 'Signed in and kept.',
  looking: 'It is being looked at.',
  removing: 'The account is being removed.',
})

/** Mail accounts elsewhere that are read and written with in this inbox. */
export function AccountsPage({ view, problem }: { view: AccountsView; problem: FormProblem | null }) {
  useLive(endpoints['jobs/live'], view.liveMark, ({ name }) => name === 'inbox')
  const about = problem?.values['account'] ?? null
  return (
    <div className="page max-w-[46rem] py-8 lg:py-12">
      <p>
        <Link to={to('inbox')} className="link">
          Inbox
        </Link>
      </p>
      <h1 className="heading-page mt-2">Mail accounts</h1>
      <p className="lead mt-3">Read and answer the mail of your other addresses in this inbox.</p>
      <p role="status" className="mt-4 min-h-6 text-success-text">
        {problem ? '' : (words[view.said ?? ''] ?? '')}
      </p>
      {view.accounts.length > 0 ? (
        <section aria-labelledby="accounts-title">
          <h2 id="accounts-title" className="sr-only">
            Your accounts
          </h2>
          <ul className="mt-4 grid gap-4">
            {view.accounts.map((account) => (
              <AccountCard
                key={account.id}
                account={account}
                name={view.name}
                problem={about === account.id ? problem : null}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <AddAccount name={view.name} problem={about === null ? problem : null} />
      <p className="mt-6 text-sm text-fg-muted">
        What you do here happens there too: read, star, archive, junk and delete, and the other way round. Your address
        here stays <b className="wrap-anywhere">{view.address}</b>.
      </p>
    </div>
  )
}
