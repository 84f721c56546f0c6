import { Form, Link } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'

type Props = {
  deleted: readonly { id: string; title: string }[]
  /** What several of them are called: "pictures". */
  things: string
  /** Where the form goes, when not to the page it stands on. */
  action?: string
  dismissTo: string
}

/** Says what was deleted, and brings it back: the form sends `bring-back` with each id as `c`. */
export function DeletedNotice({ deleted, things, action, dismissTo }: Props) {
  const [first] = deleted
  return (
    <Form
      method="post"
      action={action}
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3"
    >
      <input type="hidden" name="do" value="bring-back" />
      {deleted.map(({ id }) => (
        <input key={id} type="hidden" name="c" value={id} />
      ))}
      <p className="min-w-0 flex-1 wrap-anywhere">
        {deleted.length === 1 ? `“${first?.title}” is deleted.` : `${deleted.length} ${things} are deleted.`} They are
        erased for good in 24 hours.
      </p>
      <Button type="submit" variant="plain" size="sm">
        <Icon name="undo" size={16} /> Undo
      </Button>
      <Link to={dismissTo} className="link text-sm">
        Dismiss
      </Link>
    </Form>
  )
}
