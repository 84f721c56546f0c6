import { NESS_SIZE, type NessShape } from '../../ness/ness-drawing.ts'
import './ness.css'

/** The picture of a ness. Each shape carries the number of its word. */
export function NessPicture({
  shapes,
  words,
  isNumbered = true,
  className = '',
}: {
  shapes: readonly NessShape[]
  words: string
  isNumbered?: boolean
  className?: string
}) {
  return (
    <svg viewBox={`0 0 ${NESS_SIZE} ${NESS_SIZE}`} role="img" aria-label={words} className={`ness ${className}`}>
      <circle cx={NESS_SIZE / 2} cy={NESS_SIZE / 2} r={NESS_SIZE / 2 - 2} className="ness-ground" />
      <circle cx={NESS_SIZE / 2} cy={NESS_SIZE / 2} r="22" className="ness-heart" />
      {shapes.map(({ number, path, hue, isLine, words: title }) => (
        <path key={number} d={path} data-line={isLine || undefined} style={{ '--h': hue } as object}>
          <title>{title}</title>
        </path>
      ))}
      {isNumbered
        ? shapes.map(({ number, kind, x, y }) => (
            <g key={number} aria-hidden="true">
              {kind === 'interest' ? null : <circle cx={x} cy={y} r="9" className="ness-dot" />}
              <text x={x} y={y} className="ness-number">
                {number}
              </text>
            </g>
          ))
        : null}
    </svg>
  )
}
