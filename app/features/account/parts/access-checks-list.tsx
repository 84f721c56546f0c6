import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { Check } from '../access-checks.ts'

/** How the account is guarded, line by line; each leads to where it is changed. */
export function AccessChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <section aria-labelledby="security-checks">
      <h2 id="security-checks" className="heading-section">
        Security check-up
      </h2>
      <Card as="div" className="mt-5 px-3 py-1.5">
        <ul>
          {checks.map(({ label, words, state, tone, part }) => (
            <li key={label} className="border-t border-line first:border-t-0">
              <Link
                to={to('settings', null, { part })}
                className="flex min-h-15 items-center gap-3 rounded-control px-3 py-2.5 hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{label}</span>
                  <span className="block text-[0.8125rem] wrap-anywhere text-fg-muted">{words}</span>
                </span>
                <Badge tone={tone}>
                  {tone === 'success' ? <Icon name="check" size={13} /> : null}
                  {tone === 'warning' ? <Icon name="alert" size={13} /> : null}
                  {state}
                </Badge>
                <Icon name="chevron-right" size={17} className="flex-none text-fg-subtle" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
