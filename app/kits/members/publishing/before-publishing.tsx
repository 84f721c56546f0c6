import { useLocation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { toPublishingRefusal, type Publisher } from './publisher.ts'

/** What is missing before something is shown to others, with the way there. Draws nothing for who may publish. */
export function BeforePublishing({ publisher }: { publisher: Publisher }) {
  const { pathname, search } = useLocation()
  const refusal = toPublishingRefusal(publisher)
  if (refusal === null) return null
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere text-fg-muted">{refusal}</p>
      {publisher.state === 'guest' ? (
        <ButtonLink to={to('login', null, { return_url: pathname + search })} variant="plain" size="sm">
          Sign in
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
