import { Panda } from '#app/ui/brand/panda.tsx'
import { Specimen, type GuideSectionEntry } from '../parts/guide.tsx'

export function toMascotEdge(): GuideSectionEntry {
  return {
    id: 'edge',
    title: 'On an edge',
    lead: 'Peek leans on the surface that matters: the question box, sign-in, a plan. Its paws reach 17 px over the edge at 158 px wide, and in proportion at other sizes.',
    children: (
      <div className="grid items-end gap-x-6 gap-y-8 sm:grid-cols-[1.5fr_1fr]">
        <Specimen name="158 px wide, 17 px over" className="grid">
          <Panda pose="peek" className="z-1 mr-8 -mb-[17px] w-[158px] justify-self-end" />
          <p className="rounded-sheet relative bg-surface px-6 py-7 text-fg-muted shadow-lg">
            A box worth leaning on
            <span
              aria-hidden="true"
              className="absolute inset-x-0 top-[17px] border-t border-dashed border-accent-line"
            />
          </p>
        </Specimen>
        <Specimen name="96 px wide, 10 px over" className="grid">
          <Panda pose="peek" className="z-1 mr-5 -mb-[10px] w-24 justify-self-end" />
          <p className="rounded-card bg-surface px-5 py-5 text-fg-muted shadow-md">A small card</p>
        </Specimen>
      </div>
    ),
  }
}
