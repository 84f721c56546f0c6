import { Form } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** The asker says that an answer is the one, or takes that back. */
export function AcceptButton({ target, isAccepted }: { target: string; isAccepted: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value="accept" />
      <input type="hidden" name="target" value={isAccepted ? '' : target} />
      <Button type="submit" variant="ghost" size="xs">
        <Icon name="check" size={15} /> {isAccepted ? 'Accept no longer' : 'Accept this answer'}
      </Button>
    </Form>
  )
}

export const AcceptedBadge = () => (
  <Badge tone="success">
    <Icon name="check" size={14} /> Accepted by whoever asked
  </Badge>
)
