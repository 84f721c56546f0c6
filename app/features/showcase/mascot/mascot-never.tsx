import { Panda } from '#app/ui/brand/panda.tsx'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { WrongUses, type WrongUse } from '../parts/wrong-uses.tsx'

const nevers: readonly WrongUse[] = [
  { rule: 'Turned on its side or upside down', drawing: <Panda pose="idle" className="h-28 rotate-[28deg]" /> },
  {
    rule: 'In other colours than its own',
    drawing: (
      <Panda
        pose="idle"
        className="h-28 [--pd-fur:var(--honey-200)] [--pd-ink:var(--iris-600)] [--pd-rim:var(--iris-400)]"
      />
    ),
  },
  { rule: 'Stretched or squeezed', drawing: <Panda pose="idle" className="h-28 scale-x-[1.45]" /> },
  {
    rule: 'Cropped through the eyes',
    drawing: (
      <span className="block h-14 w-28 overflow-hidden">
        <Panda pose="idle" className="-mt-[62px] w-28" />
      </span>
    ),
  },
  {
    rule: 'With words in a bubble beside it',
    drawing: (
      <span className="flex items-start">
        <Panda pose="idle" className="h-24" />
        <span className="mt-1 rounded-lg rounded-bl-xs bg-surface px-2.5 py-1.5 text-xs font-medium shadow-sm">
          Hi!
        </span>
      </span>
    ),
  },
  {
    rule: 'In clothes outside the set',
    drawing: (
      <span className="relative">
        <Panda pose="idle" className="h-28" />
        <svg viewBox="0 0 60 40" className="absolute -top-2 left-1/2 w-16 -translate-x-1/2 fill-danger">
          <path d="M12 28h36l-5-24H17Zm-8 0h52v6H4Z" />
        </svg>
      </span>
    ),
  },
  {
    rule: 'Next to legal or payment text',
    drawing: (
      <span className="flex items-end gap-2">
        <Panda pose="celebrate" className="h-22" />
        <span className="grid gap-1 text-xs text-fg-muted">
          <span>Amount due</span>
          <b className="text-base tabular-nums">$29.00</b>
        </span>
      </span>
    ),
  },
  {
    rule: 'As a bullet, a pattern or a watermark',
    drawing: (
      <span className="grid grid-cols-4 gap-1">
        {Array.from({ length: 8 }, (_, n) => (
          <Panda key={n} pose="idle" className="h-12" />
        ))}
      </span>
    ),
  },
]

export function toMascotNever(): GuideSectionEntry {
  return {
    id: 'never',
    title: 'Never',
    lead: 'Drawn wrong on purpose.',
    children: <WrongUses uses={nevers} columns="md:grid-cols-4" height="h-36" />,
  }
}
