import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { MapCountry } from '../../world/world.server.ts'
import type { ScaleId } from '../../world/world-scale.ts'
import { LAND_LINK } from './shades.ts'
import { toPlace } from './world-link.ts'

/** A country on a map: a link with its name, and its value on the scale. */
export function LandLink({ country, scale, children }: { country: MapCountry; scale: ScaleId; children: ReactNode }) {
  const name = country.words ? `${country.name}, ${country.words}` : country.name
  return (
    <Link to={toPlace(country.slug, scale)} aria-label={name} data-land={name} className={LAND_LINK} draggable={false}>
      {children}
    </Link>
  )
}
