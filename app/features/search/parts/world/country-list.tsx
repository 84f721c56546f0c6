import { Link } from '@remix-run/react'
import type { MapCountry } from '../../world/world.server.ts'
import type { ScaleId } from '../../world/world-scale.ts'
import { toPlace } from './world-link.ts'

/** Countries as a plain list, with their value on the chosen scale. */
export function CountryList({ countries, scale }: { countries: readonly MapCountry[]; scale: ScaleId }) {
  return (
    <ul className="grid gap-x-6 [grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
      {countries.map(({ code, name, slug, words }) => (
        <li key={code} className="border-b border-line">
          <Link
            to={toPlace(slug, scale)}
            className="flex min-h-11 items-center justify-between gap-3 py-1.5 hover:text-accent-text lg:min-h-10"
          >
            <span className="wrap-anywhere">{name}</span>
            {words ? <span className="flex-none text-[0.8125rem] text-fg-muted tabular-nums">{words}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
