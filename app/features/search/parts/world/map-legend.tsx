import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { scales, type ScaleId } from '../../world/world-scale.ts'
import { worldSources } from '../../world/world-sources.ts'
import type { WorldView } from '../../world/world.server.ts'
import { shadeFills, toFill } from './shades.ts'

type Props = { scale: ScaleId; legend: WorldView['legend']; counted: number; toScale: (scale: ScaleId) => string }

/** What the map is coloured by, and what the colours mean in figures. */
export function MapLegend({ scale, legend, counted, toScale }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SegmentedTabs
        label="Colour the map by"
        tabs={scales.map(({ id, label }) => ({ label, to: toScale(id), isChosen: id === scale }))}
      />
      {legend ? (
        <section aria-label="Legend" className="grid gap-2">
          <h2 className="text-[0.8125rem] font-strong">{legend.title}</h2>
          {legend.classes.length > 0 ? (
            <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-[0.8125rem] text-fg-muted tabular-nums">
              {legend.classes.map(({ shade, words, count }) => (
                <li key={shade} className="flex items-center gap-2">
                  <Swatch fill={shadeFills[shade] ?? ''} />
                  {words}
                  <span className="text-fg-subtle">({count === 1 ? 'one place' : `${count} places`})</span>
                </li>
              ))}
              <li className="flex items-center gap-2">
                <Swatch fill={toFill(null, false)} />
                {scale === 'members' ? 'nobody, or nobody who shows it' : 'not in the data'}
              </li>
            </ul>
          ) : (
            <p className="text-[0.8125rem] text-fg-muted">
              {counted === 0
                ? 'No member shows their country yet. It is a choice in the settings, off at first.'
                : null}
            </p>
          )}
          {legend.source ? <p className="text-xs text-fg-subtle">{worldSources[legend.source].title}.</p> : null}
        </section>
      ) : null}
    </div>
  )
}

const Swatch = ({ fill }: { fill: string }) => (
  <svg width={18} height={18} aria-hidden="true" className="flex-none">
    <rect x={1} y={1} width={16} height={16} rx={4} className={`${fill} stroke-control`} />
  </svg>
)
