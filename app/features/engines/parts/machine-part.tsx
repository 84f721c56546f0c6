import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ProvidersScreen } from '../admin-providers.server.ts'

/** The programs of this machine that add engines. */
export function MachinePart({ programs }: { programs: NonNullable<ProvidersScreen['programs']> }) {
  const missing = programs.filter(({ version }) => version === null)
  return (
    <Card as="section" aria-labelledby="programs" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div>
        <h2 id="programs" className="heading-card">
          Programs of this machine
        </h2>
        <p className="mt-1 max-w-[44em] text-fg-muted">
          Nothing here is needed. Each adds an engine, or makes one better. On Debian, <code>npm run engines</code>{' '}
          installs those that are missing; the server finds them at its next start.
        </p>
      </div>
      <ul className="divide-y divide-line">
        {programs.map(({ name, adds, packages, version }) => (
          <li key={name} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <code className="font-medium">{name}</code>
              {version === null ? <Badge>Missing</Badge> : <Badge tone="success">{version}</Badge>}
            </p>
            <p className="text-fg-muted">{adds}</p>
            {version === null ? (
              <p className="text-[0.8125rem] wrap-anywhere text-fg-subtle">
                Packages of Debian: <code>{packages.join(' ')}</code>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {missing.length === 0 ? <p className="text-fg-muted">All of them are here.</p> : null}
    </Card>
  )
}
