import { Link } from '@remix-run/react'
import type { LedgerChanges } from '#app/kits/asking/consensus/ledger-changes.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { useRunAddress } from '../use-run-address.ts'

export type VersionName = { version: number; words: string }
export type ShownChanges = { from: string; to: string; changes: LedgerChanges }

/** The versions of a run, and what the chosen older one said differently. */
export function Versions({
  id,
  version,
  older,
  shown,
}: {
  id: string
  version: number
  older: readonly VersionName[]
  shown: ShownChanges | null
}) {
  const toRun = useRunAddress(id)
  if (older.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="versions-heading">
      <h2 id="versions-heading" className="heading-section">
        Versions
      </h2>
      <ol className="mt-4 grid gap-2">
        <li>Version {version}, the one above</li>
        {older.map((one) => (
          <li key={one.version}>
            <Link
              to={toRun('consensus-run', { since: one.version })}
              preventScrollReset
              className="link"
              aria-current={shown?.from === `Version ${one.version}` || undefined}
            >
              Version {one.version}
            </Link>{' '}
            <span className="text-fg-muted">{one.words}</span>
          </li>
        ))}
      </ol>
      {shown ? <Changes shown={shown} /> : null}
    </section>
  )
}

/** What became of the claims between two ledgers. */
export function Changes({ shown: { from, to: until, changes } }: { shown: ShownChanges }) {
  const { both, gone, come } = changes
  const changed = both.filter(({ isChanged }) => isChanged)
  const isSame = gone.length + come.length + changed.length === 0
  return (
    <div className="mt-6" id="changes">
      <h3 className="heading-small">
        From {from} to {until}
      </h3>
      <p className="mt-1 text-fg-muted">
        {isSame
          ? `All ${both.length} claims stand as they were.`
          : `${come.length} new, ${gone.length} gone, ${changed.length} with other support, ${both.length - changed.length} unchanged.`}
      </p>
      <ul className="mt-3 grid gap-2">
        {come.map((claim) => (
          <li key={claim.id} className="wrap-anywhere">
            <Badge tone="success">new</Badge> <ins className="no-underline">{claim.text}</ins>
          </li>
        ))}
        {gone.map((claim) => (
          <li key={claim.id} className="wrap-anywhere">
            <Badge tone="danger">gone</Badge> <del>{claim.text}</del>
          </li>
        ))}
        {changed.map(({ before, after }) => (
          <li key={after.id} className="wrap-anywhere">
            <Badge tone="warning">changed</Badge> {after.text}{' '}
            <span className="text-fg-muted">
              was {before.label} ({before.support.length} for, {before.oppose.length} against), is {after.label} (
              {after.support.length} for, {after.oppose.length} against)
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
