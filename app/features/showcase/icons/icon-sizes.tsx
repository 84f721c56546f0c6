import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Specimen } from '../parts/guide.tsx'

const GRID = 24
const STROKE_PX = 1.75

const sizes = [
  { size: 16, use: 'beside small words' },
  { size: 18, use: 'in buttons and rows' },
  { size: 20, use: 'in tiles' },
  { size: 24, use: 'on its own' },
  { size: 32, use: 'in empty places' },
] as const
const samples = ['search', 'mic', 'scale', 'graduation-cap', 'settings'] as const satisfies readonly IconName[]

/** The drawing on its grid, and the sizes it is used in. */
export function IconSizes() {
  return (
    <>
      <Specimen
        name="One grid, one stroke"
        use="Drawn on 24 units with a stroke of 1.75 and round ends. The stroke grows with the icon, so small ones stay light."
        className="flex flex-wrap gap-5"
      >
        {(['leaf', 'mail', 'sliders'] as const).map((name) => (
          <OnGrid key={name} name={name} />
        ))}
      </Specimen>
      <Specimen name="Sizes" className="grid gap-1">
        {sizes.map(({ size, use }) => (
          <p key={size} className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2">
            <span className="flex w-52 items-center gap-3.5">
              {samples.map((name) => (
                <Icon key={name} name={name} size={size} />
              ))}
            </span>
            <span className="w-12 tabular-nums">{size} px</span>
            <span className="w-24 text-fg-muted tabular-nums">stroke {((STROKE_PX * size) / GRID).toFixed(2)}</span>
            <span className="text-fg-muted">{use}</span>
          </p>
        ))}
      </Specimen>
    </>
  )
}

function OnGrid({ name }: { name: IconName }) {
  const lines = Array.from({ length: GRID + 1 }, (_, n) => n)
  return (
    <span className="relative grid size-40 place-items-center overflow-hidden rounded-card bg-surface shadow-sm">
      <svg viewBox={`0 0 ${GRID} ${GRID}`} aria-hidden="true" className="absolute inset-0 size-full stroke-line">
        <path d={lines.map((n) => `M${n} 0V${GRID}M0 ${n}H${GRID}`).join('')} strokeWidth="0.06" />
        <rect x="2" y="2" width="20" height="20" fill="none" strokeWidth="0.1" className="stroke-accent-line" />
      </svg>
      <Icon name={name} size={160} className="relative" />
    </span>
  )
}
