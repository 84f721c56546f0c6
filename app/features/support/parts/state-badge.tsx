import type { TicketState } from '#app/kits/members/tickets/tickets.limits.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'

const tones: Readonly<Record<TicketState, BadgeTone>> = {
  open: 'info',
  waiting: 'info',
  answered: 'success',
  closed: 'quiet',
}

export const StateBadge = ({ state, label }: { state: TicketState; label: string }) => (
  <Badge tone={tones[state]}>{label}</Badge>
)
