import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { Lockup, Wordmark } from '#app/ui/brand/lockup.tsx'
import { Specimen, type GuideSectionEntry } from '../parts/guide.tsx'

/** An ear is 8.6 units of the head's 32, so at a 96 px head it measures 26 px. */
const EAR_PX = 26

const smallest = [
  { name: 'Lock-up', size: '20 px high', drawing: <Lockup name="Frenly" className="origin-left scale-[0.625]" /> },
  { name: 'Wordmark', size: '16 px high', drawing: <Wordmark height={16} /> },
  { name: 'Head', size: '24 px', drawing: <HeadMark size={24} /> },
  { name: 'Simple head', size: '16 px', drawing: <HeadMark size={16} /> },
] as const

export function toLogoSpace(): GuideSectionEntry {
  return {
    id: 'space',
    title: 'Space and smallest size',
    lead: 'One ear stays free on every side. Below the smallest size, step down: lock-up, then head, then the simple head.',
    children: (
      <>
        <Specimen name="Clear space: one ear" className="">
          <div className="rounded-card bg-surface p-6 shadow-sm sm:p-10">
            <ClearSpace />
          </div>
        </Specimen>
        <Specimen name="Smallest size" use="Measured on screen. In print, 5 mm of height for the lock-up." className="">
          <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {smallest.map(({ name, size, drawing }) => (
              <li key={name} className="rounded-card bg-surface p-4 shadow-sm">
                <span className="flex h-10 items-center">{drawing}</span>
                <b className="mt-3 block text-[0.8125rem] font-medium">{name}</b>
                <span className="text-[0.8125rem] text-fg-muted tabular-nums">{size}</span>
              </li>
            ))}
          </ul>
        </Specimen>
      </>
    ),
  }
}

const HEAD_PX = 96
const GAP_PX = 14
const WORD = { width: 199, height: 78 } as const
const INNER = { width: HEAD_PX + GAP_PX + WORD.width + 4, height: HEAD_PX } as const
const OUTER = { width: INNER.width + 2 * EAR_PX, height: INNER.height + 2 * EAR_PX } as const

/** The lock-up with its margin of one ear, and the ear it is measured by in each corner. */
function ClearSpace() {
  const far = { x: OUTER.width - EAR_PX / 2, y: OUTER.height - EAR_PX / 2 }
  return (
    <svg
      viewBox={`-1 -1 ${OUTER.width + 2} ${OUTER.height + 2}`}
      role="img"
      aria-label="The lock-up inside a margin as wide as one of its ears"
      className="mx-auto block w-full max-w-[28rem]"
    >
      <rect {...OUTER} className="fill-accent-soft stroke-accent-line" strokeDasharray="5 4" />
      <rect x={EAR_PX} y={EAR_PX} {...INNER} className="fill-surface stroke-accent-line" />
      {[EAR_PX / 2, far.x].flatMap((x) =>
        [EAR_PX / 2, far.y].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={EAR_PX / 2} className="fill-(--pd-ink)" />
        )),
      )}
      <g transform={`translate(${EAR_PX} ${EAR_PX})`}>
        <HeadMark size={HEAD_PX} />
      </g>
      <g transform={`translate(${EAR_PX + HEAD_PX + GAP_PX} ${EAR_PX + 10})`}>
        <Wordmark height={WORD.height} />
      </g>
    </svg>
  )
}
