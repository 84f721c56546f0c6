import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toCrumbs, type Step } from '#app/catalogue/crumbs.ts'
import { useOwnName } from '#app/kits/pages/screen/own-name.ts'

/** Where this page stands, from its address and its name; absent on home. Small screens show the last two steps. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const crumbs = toCrumbs(steps, useOwnName())
  if (crumbs.length === 0) return null
  const all = [{ label: 'Home', href: to('home') }, ...crumbs]
  return (
    <nav aria-label="Breadcrumb" className="page pt-1.5">
      <ol className="flex min-h-10 items-center gap-2.25 text-[0.8125rem] whitespace-nowrap text-fg-subtle">
        {all.map(({ label, href }, n) => (
          <li key={n} className={`flex items-center gap-2.25 ${n < all.length - 2 ? 'max-lg:hidden' : ''}`}>
            {n > 0 ? (
              <i
                aria-hidden="true"
                className={`h-[3px] w-2.25 rounded-[2px] bg-line-strong ${n === all.length - 2 ? 'max-lg:hidden' : ''}`}
              />
            ) : null}
            <Crumb label={label} href={href} isPage={n === all.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ label, href, isPage }: { label: string; href: string | null; isPage: boolean }) {
  if (isPage) {
    return (
      <span aria-current="page" className="text-fg-muted">
        {label}
      </span>
    )
  }
  if (href === null) return <span>{label}</span>
  return (
    <Link to={href} className="inline-flex min-h-6 items-center rounded-xs hover:text-fg">
      {label}
    </Link>
  )
}
