import { Link } from '@remix-run/react'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { brandLooks } from '../logos/brand-looks.ts'
import { toMascotChoice, type MascotChoice } from './mascot-choice.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'

export function toMascotBrands(choice: MascotChoice): GuideSectionEntry {
  return {
    id: 'brands',
    title: 'In five brands',
    lead: 'The leaf, the props and the accent change. Ink, fur, cheeks and the panda itself do not. Each brand leads with one pose.',
    children: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {brandLooks.map((look) => (
          <li key={look.theme} data-brand={look.theme} className="rounded-card overflow-clip bg-surface p-3 shadow-sm">
            <div className="h-32 overflow-clip rounded-lg bg-accent-soft pt-3">
              <Panda pose={look.pose} className="mx-auto h-40" />
            </div>
            <p className="mt-3 font-medium">{look.name}</p>
            <p className="text-xs text-fg-subtle">
              {look.accent}. {look.feels}.
            </p>
            <Culm value={5} of={8} label={`${look.accent}, as a meter`} size="thin" block className="mt-2.5" />
            <Link
              to={toMascotChoice(choice, { look, pose: look.pose, wantsMotion: true })}
              className="link mt-1 inline-flex min-h-9 items-center text-[0.8125rem]"
            >
              On stage<span className="sr-only"> in {look.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    ),
  }
}
