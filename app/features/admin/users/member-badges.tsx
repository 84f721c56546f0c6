import { roleWords, type Standing } from '#app/kits/members/identity/account/roles.ts'
import { Badge } from '#app/ui/brand/badge.tsx'

type Marked = {
  status: string
  isPanda: boolean
  standing: Standing
  isSuspended: boolean
  isWaiting: boolean
  isConfirmed: boolean
  isLeaving: boolean
}

/** What somebody is here, and what stands in their way. */
export function MemberBadges({ member }: { member: Marked }) {
  const { status, isPanda, standing, isSuspended, isWaiting, isConfirmed, isLeaving } = member
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={isPanda ? 'accent' : 'quiet'}>{status}</Badge>
      {standing ? <Badge tone="info">{standing === 'owner' ? 'Owner' : roleWords[standing].label}</Badge> : null}
      {isWaiting ? <Badge tone="info">Waiting to be let in</Badge> : null}
      {isSuspended && !isWaiting ? <Badge tone="danger">Suspended</Badge> : null}
      {isConfirmed ? null : <Badge tone="warning">Not confirmed</Badge>}
      {isLeaving ? <Badge tone="warning">Being erased</Badge> : null}
    </span>
  )
}
