import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Specimen, type GuideSectionEntry } from '../parts/guide.tsx'

const HEAD_SIZES_PX = [96, 48, 32, 24, 16] as const
const POSE_HEIGHTS_PX = [64, 112, 168, 240] as const

export function toMascotHead(): GuideSectionEntry {
  return {
    id: 'sizes',
    title: 'Head and sizes',
    lead: 'The whole panda from 64 px upwards. Below that, its head: the full drawing from 24 px, a simpler one on a 16 px grid underneath.',
    children: (
      <>
        <div className="grid gap-3 sm:grid-cols-2">
          {(['light', 'dark'] as const).map((ground) => (
            <div key={ground} data-theme={ground} className="rounded-card bg-surface p-5 text-fg shadow-sm">
              <h3 className="text-[0.8125rem] font-medium">On {ground}</h3>
              <ul className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-3">
                {HEAD_SIZES_PX.map((size) => (
                  <li key={size} className="grid justify-items-center gap-2 text-xs text-fg-subtle tabular-nums">
                    <HeadMark size={size} />
                    {size} px
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Specimen
          name="The same pose, four sizes"
          use="Tile in a toast, empty state, help and learning, hero."
          className="flex flex-wrap items-end gap-x-8 gap-y-5"
        >
          {POSE_HEIGHTS_PX.map((height) => (
            <span key={height} className="grid justify-items-center gap-2 text-xs text-fg-subtle tabular-nums">
              <span style={{ height }} className="grid">
                <Panda pose="idle" className="h-full" />
              </span>
              {height} px
            </span>
          ))}
        </Specimen>
      </>
    ),
  }
}
