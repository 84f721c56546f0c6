import { Badge } from '#app/ui/brand/badge.tsx'

type Marked = {
  status: string
  isPanda: boolean
  isAdmin: boolean
  isSuspended: boolean
  isConfirmed: boolean
  isLeaving: boolean
}

/** What somebody is here, and what stands in their way. */
export function MemberBadges({ member }: { member: Marked }) {
  const { status, isPanda, isAdmin, isSuspended, isConfirmed, isLeaving } = member
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={isPanda ? 'accent' : 'quiet'}>{status}</Badge>
      {isAdmin ? <Badge tone="info">Administrator</Badge> : null}
      {isSuspended ? <Badge tone="danger">Suspended</Badge> : null}
      {isConfirmed ? null : <Badge tone="warning">Not confirmed</Badge>}
      {isLeaving ? <Badge tone="warning">Being erased</Badge> : null}
    </span>
  )
}
