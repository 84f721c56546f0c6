import { Icon } from '#app/ui/brand/icon.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'

const rules = [
  'At most one panda moves on a screen; all others stand still.',
  'Only position, turn, size and opacity move, and the movement is written in CSS: it needs no JavaScript.',
  'Speak-to-email has no moving panda and no jokes.',
  'A panda beside words that say the same is hidden from screen readers; on its own it has a name.',
] as const

export function toMascotStillness(): GuideSectionEntry {
  return {
    id: 'stillness',
    title: 'Less motion',
    lead: 'Who asks the system for less motion meets a panda that stands still. No pose loses its meaning: each is drawn so that it reads without moving.',
    children: (
      <>
        <p className="rounded-card flex items-center gap-3 bg-sunken px-5 py-4">
          <Icon name="info" />
          <span className="motion-reduce:hidden">
            Your system allows motion. The panda on stage moves while it plays.
          </span>
          <span className="hidden motion-reduce:inline">
            Your system asks for less motion. No panda moves on any page.
          </span>
        </p>
        <ul className="grid gap-2.5">
          {rules.map((rule) => (
            <li key={rule} className="flex items-start gap-2.5">
              <Icon name="check" size={17} className="mt-0.5 text-accent-text" />
              {rule}
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
