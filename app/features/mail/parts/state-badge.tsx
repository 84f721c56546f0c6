import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { stateWords, type LetterState } from '../letter-state.ts'

const tones = { waiting: 'info', failing: 'warning', over: 'danger', sent: 'success' } as const satisfies Record<
  LetterState,
  BadgeTone
>

export const StateBadge = ({ state }: { state: LetterState }) => <Badge tone={tones[state]}>{stateWords[state]}</Badge>
