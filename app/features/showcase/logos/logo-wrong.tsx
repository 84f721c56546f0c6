import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { WrongUses, type WrongUse } from '../parts/wrong-uses.tsx'

const lockup = <Lockup name="Frenly" />

const wrongs: readonly WrongUse[] = [
  { rule: 'Do not turn it', drawing: <span className="-rotate-12">{lockup}</span> },
  { rule: 'Do not stretch it', drawing: <span className="scale-x-[0.8] scale-y-[1.5]">{lockup}</span> },
  {
    rule: 'Do not recolour the panda',
    drawing: (
      <span className="[--pd-fur:var(--honey-200)] [--pd-ink:var(--iris-600)] [--pd-word:var(--iris-600)]">
        {lockup}
      </span>
    ),
  },
  {
    rule: 'Do not put it on a ground that swallows it',
    drawing: <span className="[--pd-word:var(--ink-700)]">{lockup}</span>,
    ground: 'bg-ink-800',
  },
  {
    rule: 'Do not add a shadow or an outline',
    drawing: <span className="drop-shadow-[0_6px_4px_rgb(0_0_0/0.45)]">{lockup}</span>,
  },
  {
    rule: 'Do not set the name in another typeface',
    drawing: (
      <span className="inline-flex items-center gap-2">
        <HeadMark size={32} />
        <span className="font-mono text-xl">frenly</span>
      </span>
    ),
  },
  {
    rule: 'Do not change the order or the distance',
    drawing: (
      <span className="inline-flex flex-row-reverse items-center gap-10 [&>span]:flex-row-reverse [&>span]:gap-8">
        {lockup}
      </span>
    ),
  },
  {
    rule: 'Do not crop the head through the eyes',
    drawing: (
      <span className="block h-7 overflow-hidden">
        <HeadMark size={60} />
      </span>
    ),
  },
]

export function toLogoWrong(): GuideSectionEntry {
  return {
    id: 'wrong',
    title: 'Wrong uses',
    lead: 'Drawn wrong on purpose, so that nobody has to find out.',
    children: <WrongUses uses={wrongs} columns="lg:grid-cols-4" height="h-32" />,
  }
}
