import { Link } from '@remix-run/react'
import { brandIds, type BrandId } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import { to } from '#app/catalogue/to.ts'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'

export function toLogoBrands(chosen: BrandId): GuideSectionEntry {
  return {
    id: 'brands',
    title: 'Brands',
    lead: 'Choose one to see all its files. These are the live lock-ups of the product; the leaf takes the accent of the brand.',
    children: (
      <nav aria-label="Brand">
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {brandIds.map((id) => (
            <li key={id} data-brand={brands[id].theme}>
              <Link
                to={to('logos', null, { brand: id === 'main' ? null : id })}
                preventScrollReset
                aria-current={id === chosen ? 'true' : undefined}
                className={
                  'rounded-card block overflow-clip bg-surface shadow-sm transition-shadow duration-fast hover:shadow-md ' +
                  'aria-[current=true]:shadow-[0_0_0_2px_var(--accent)]'
                }
              >
                <span className="grid">
                  <Ground theme="light" brand={id} />
                  <Ground theme="dark" brand={id} />
                </span>
                <span className="block px-4 py-3">
                  <b className="block font-medium">{brands[id].name}</b>
                  <span className="text-[0.8125rem] text-fg-muted">{brands[id].tagline}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ),
  }
}

function Ground({ theme, brand }: { theme: 'light' | 'dark'; brand: BrandId }) {
  return (
    <span
      data-theme={theme}
      aria-hidden="true"
      className="grid h-20 min-w-0 place-items-center overflow-clip bg-bg text-fg"
    >
      <Lockup name={brands[brand].name} className="whitespace-nowrap" />
    </span>
  )
}
