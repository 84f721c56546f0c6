import { useLocation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { toPublishingRefusal, type Published, type Publisher } from './publisher.ts'

/** Where a page that refused something has the way on. */
export const BEFORE_PUBLISHING = 'before-publishing'

type Props = { publisher: Publisher; what: Published; signIn?: string; className?: string }

/**
 * What is missing before something is shown to others, with the way there: the one part wherever that is refused. Draws
 * nothing for who may publish. It holds a form, so it stands beside forms, never in one.
 */
export function BeforePublishing({ publisher, what, signIn = 'Sign in', className = '' }: Props) {
  const { pathname, search } = useLocation()
  const refusal = toPublishingRefusal(publisher, what)
  if (refusal === null) return null
  return (
    <Panel
      id={BEFORE_PUBLISHING}
      className={`flex scroll-mt-20 flex-wrap items-center justify-between gap-4 p-5 ${className}`}
    >
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere text-fg-muted">{refusal}</p>
      {publisher.state === 'guest' ? (
        <ButtonLink to={to('login', null, { return_url: pathname + search })} variant="plain" size="sm">
          {signIn}
        </ButtonLink>
      ) : (
        <SendAgain />
      )}
    </Panel>
  )
}

/** Mails the link again in a tab of its own, so that this page keeps what was typed. */
function SendAgain() {
  return (
    <form method="post" action={to('verify-email')} target="_blank">
      <input type="hidden" name="again" value="1" />
      <Button type="submit" variant="plain" size="sm">
        Send the mail again
      </Button>
    </form>
  )
}
