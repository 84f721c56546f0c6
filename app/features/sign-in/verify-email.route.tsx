import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { AccountCard } from './parts/account-frame.tsx'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { viewVerification, verify } from './mailed/verify.server.ts'

/** Opening the page changes nothing, so that a mail scanner does not use the link up. */
export const loader = ({ request }: LoaderFunctionArgs) => viewVerification(request)

export const action = ({ request, context }: ActionFunctionArgs) => verify(request, context.network)

export const headers = passRetryAfter

export default function VerifyEmail() {
  const { state, token, email, isMember } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const isBusy = useNavigation().formMethod === 'POST'
  if (answer?.success || state === 'proved') {
    return (
      <AccountCard pose="celebrate">
        <h1 className="heading-card text-center">{answer?.isSent ? 'Look into your mail' : 'Address confirmed'}</h1>
        <p role="status" className="text-center text-fg-muted">
          {answer?.message ?? `${email} is confirmed. You can publish and send mail.`}
        </p>
        {isMember ? (
          <>
            <ButtonLink to={to('consensus')} size="lg" full>
              Ask your first question
            </ButtonLink>
            <ButtonLink to={to('settings')} variant="plain" full>
              Look at your account
            </ButtonLink>
          </>
        ) : answer?.isWaiting ? (
          <ButtonLink to={to('home')} variant="plain" full>
            Look around meanwhile
          </ButtonLink>
        ) : (
          <ButtonLink to={to('login')} size="lg" full>
            Sign in
          </ButtonLink>
        )}
      </AccountCard>
    )
  }
  return (
    <AccountCard pose="envelope">
      <h1 className="heading-card text-center">
        {state === 'change' ? 'Confirm your new email' : 'Confirm your email'}
      </h1>
      <p className="text-center text-fg-muted">
        {state === 'change' ? (
          <>
            One press, and your account has the address <b className="font-medium wrap-anywhere text-fg">{email}</b>.
          </>
        ) : (
          said[state]
        )}
      </p>
      <FormNote answer={answer} />
      {state === 'usable' || state === 'change' ? (
        <Form method="post" className="grid">
          <input type="hidden" name="token" value={token ?? ''} />
          <Button type="submit" size="lg" busy={isBusy} busyLabel="Confirming...">
            {state === 'change' ? 'Use this address' : 'Confirm this address'}
          </Button>
        </Form>
      ) : null}
      {state === 'waiting' || (state === 'spent' && email) ? (
        <Form method="post" className="grid">
          <input type="hidden" name="again" value="1" />
          <Button type="submit" size="lg" busy={isBusy} busyLabel="Sending...">
            Send the link to {email}
          </Button>
        </Form>
      ) : null}
      {state === 'guest' || (state === 'spent' && !email) ? (
        <ButtonLink to={to('login', null, { return_url: to('verify-email') })} size="lg" full>
          Sign in to get a new link
        </ButtonLink>
      ) : null}
    </AccountCard>
  )
}

const said = {
  usable: 'One press confirms that this address is yours. Then you can publish and send mail.',
  spent: 'This link does not work any more. It was used, replaced by a newer one, or has expired.',
  waiting: 'The link is in the mail we sent. It works for 24 hours; we can send a fresh one.',
  guest: 'The mail from your registration has a link that opens this page.',
  proved: '',
} as const
