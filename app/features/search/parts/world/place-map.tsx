import type { PlaceMapView } from '../../world/world.server.ts'
import { LABEL_SIZE } from '../../world/world-labels.ts'
import type { ScaleId } from '../../world/world-scale.ts'
import { LandLink } from './land-link.tsx'
import { MapFrame } from './map-frame.tsx'
import { BORDER, CHOSEN_BORDER, toFill } from './shades.ts'

type City = { name: string; isCapital: boolean; isAsked: boolean; point: readonly [number, number] | null }
type Props = { name: string; map: PlaceMapView; scale: ScaleId; cities?: readonly City[] }

const [DOT, CITY, CAPITAL] = [13, 8, 13]

/** A country or continent with what lies round it, its cities and names. */
export function PlaceMap({ name, map, scale, cities = [] }: Props) {
  const { width, height, lands, dots, labels } = map
  return (
    <MapFrame label={`Map of ${name}`} frame={{ left: 0, top: 0, width, height }}>
      {lands.map(({ path, isChosen, country }, n) => {
        const look = `${toFill(country?.shade ?? null, isChosen)} ${isChosen ? CHOSEN_BORDER : BORDER}`
        const drawn = <path d={path} fillRule="evenodd" className={look} />
        if (!country || isChosen) return <g key={n}>{drawn}</g>
        return (
          <LandLink key={country.code} country={country} scale={scale}>
            {drawn}
          </LandLink>
        )
      })}
      {dots.map(({ point, isChosen, ...country }) => {
        const dot = (
          <circle
            cx={point[0]}
            cy={point[1]}
            r={DOT}
            className={`${toFill(country.shade, isChosen)} ${isChosen ? CHOSEN_BORDER : BORDER}`}
          />
        )
        if (isChosen) return <g key={country.code}>{dot}</g>
        return (
          <LandLink key={country.code} country={country} scale={scale}>
            {dot}
          </LandLink>
        )
      })}
      <g aria-hidden="true" className="pointer-events-none">
        {cities.map(({ name: city, point, isCapital, isAsked }) =>
          point ? (
            <circle
              key={city}
              cx={point[0]}
              cy={point[1]}
              r={isCapital ? CAPITAL : CITY}
              className={`stroke-surface [stroke-width:1.5px] [vector-effect:non-scaling-stroke] ${isAsked ? 'fill-danger' : 'fill-fg'}`}
            />
          ) : null,
        )}
        {labels.map(({ text, x, y, anchor }, n) => (
          <text
            key={n}
            x={x}
            y={y}
            fontSize={LABEL_SIZE}
            textAnchor={anchor}
            dominantBaseline="central"
            className={`fill-fg font-medium [paint-order:stroke] [stroke-linejoin:round] [stroke-width:9px] stroke-surface ${n > 0 ? 'max-sm:hidden' : 'max-sm:text-[76px]'}`}
          >
            {text}
          </text>
        ))}
      </g>
    </MapFrame>
  )
}
