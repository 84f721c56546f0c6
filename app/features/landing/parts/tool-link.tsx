import { isOpen } from '#app/catalogue/doors.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toTool } from '../openings.ts'

/** A button to a tool. A tool that is not built yet says so on the button that leads to its waiting page. */
export function ToolLink({
  screen,
  open,
  soon,
  variant = 'plain',
  size,
}: {
  screen: ScreenId
  open: string
  soon: string
  variant?: 'primary' | 'accent' | 'plain' | 'soft'
  size?: 'md' | 'lg'
}) {
  return (
    <ButtonLink to={toTool(screen)} variant={variant} size={size}>
      {isOpen(screen) ? open : soon}
    </ButtonLink>
  )
}

export function OpeningBadge({ screen, className = '' }: { screen: ScreenId; className?: string }) {
  return isOpen(screen) ? null : <Badge className={className}>Opening soon</Badge>
}

/** The plain sentence beside a first action whose tool is still being built. */
export function OpeningNote({ screen, what }: { screen: ScreenId; what: string }) {
  if (isOpen(screen)) return null
  return (
    <p className="mt-4 max-w-[46ch] text-sm text-fg-subtle">
      {what} opens soon and does not work yet. Its page says what is coming and keeps your address until then, if you
      like.
    </p>
  )
}
