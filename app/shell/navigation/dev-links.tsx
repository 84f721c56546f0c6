import { Link } from '@remix-run/react'
import { buyPandasLink, devLinks } from '#app/catalogue/navigation.ts'
import { to } from '#app/catalogue/to.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'

/** What only developer mode (`dev=true`) shows. */
export function DevLinks({ user }: { user: CurrentUser | null }) {
  const links = user?.isPanda ? devLinks : [...devLinks, buyPandasLink]
  return (
    <nav aria-label="Developer mode" className="bg-sunken text-[0.8125rem] text-fg-muted">
      <ul className="mx-auto flex w-[min(100%-2*var(--gutter),77rem)] flex-wrap items-center gap-x-4">
        {links.map(({ label, screen }) => (
          <li key={screen}>
            <Link to={to(screen, null, { dev: 'true' })} className="inline-flex min-h-9 items-center hover:text-fg">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
