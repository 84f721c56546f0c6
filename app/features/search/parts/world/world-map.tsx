import type { WorldCountry } from '../../world/world.server.ts'
import type { ScaleId } from '../../world/world-scale.ts'
import { unlisted, WORLD_SPRITE, WORLD_WIDTH } from '../../world/world-sprite.ts'
import { LandLink } from './land-link.tsx'
import { MapFrame } from './map-frame.tsx'
import { BORDER, CHOSEN_BORDER, toFill } from './shades.ts'

/** From the north of Greenland to the south of Chile; the Antarctic stands in the list. */
const FRAME = { left: 0, top: -0.241 * WORLD_WIDTH, width: WORLD_WIDTH, height: 0.435 * WORLD_WIDTH }
const DOT = 17

type Props = { countries: readonly WorldCountry[]; scale: ScaleId; chosen?: readonly string[] }

/** The whole world; outlines come from a picture that browsers keep, so the page carries names and places alone. */
export function WorldMap({ countries, scale, chosen = [] }: Props) {
  return (
    <MapFrame label="Map of the world" frame={FRAME}>
      {unlisted.map((id) => (
        <use key={id} href={`${WORLD_SPRITE}#${id}`} className={`${toFill(null, false, scale !== 'none')} ${BORDER}`} />
      ))}
      {countries.map((country) => {
        const isChosen = chosen.includes(country.code)
        const look = `${toFill(country.shade, isChosen, scale !== 'none')} ${isChosen ? CHOSEN_BORDER : BORDER}`
        if (country.spot === null) return null
        return (
          <LandLink key={country.code} country={country} scale={scale}>
            {country.spot === 'shape' ? (
              <use href={`${WORLD_SPRITE}#${country.code}`} className={look} />
            ) : (
              <circle cx={country.spot[0]} cy={country.spot[1]} r={DOT} className={look} />
            )}
          </LandLink>
        )
      })}
    </MapFrame>
  )
}
