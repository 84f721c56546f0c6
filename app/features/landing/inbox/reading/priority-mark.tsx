import { priorityNames, type Priority } from '#app/engines/mail-triage/mail.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'

const LEVELS = { now: 3, soon: 2, calm: 1 } as const satisfies Record<Priority, number>
const TONES = { now: 'warning', soon: 'accent', calm: 'quiet' } as const

/** How pressing a mail is, as three segments and in words, with the short reason beside it. */
export function PriorityMark({
  priority,
  why,
  isOnSoft = false,
}: {
  priority: Priority
  why: string
  isOnSoft?: boolean
}) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Culm
        value={LEVELS[priority]}
        of={3}
        size="thin"
        label={`Priority: ${priorityNames[priority]}`}
        className="w-8 flex-none"
      />
      <Badge tone={TONES[priority]} className={isOnSoft && priority !== 'now' ? 'min-w-0 md:bg-surface!' : 'min-w-0'}>
        <span className="truncate">{why}</span>
      </Badge>
    </span>
  )
}
