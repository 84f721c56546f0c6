import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { canReset, LINK_GONE } from '#app/kits/members/identity/account/accounts.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toPage } from '#app/kits/members/account-form/call-answer.server.ts'
import { AccountCard } from './parts/account-frame.tsx'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { NewPasswordFields, useMatchCheck } from '#app/kits/members/account-form/new-password-fields.tsx'
import { usePageForm } from '#app/kits/members/account-form/sent-form.ts'
import { reset } from './mailed/reset.server.ts'

/** Opening the page changes nothing, so that a mail scanner does not use the link up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isUsable = token !== '' && (await canReset(token))
  return { token: isUsable ? token : null, problem: token === '' ? null : LINK_GONE }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answered = await reset(request, context.network)
  if (!answered.body.success) return toPage(answered, null)
  const response = await redirectWithFlash(to('login'), {
    title: 'Password changed',
    description: answered.body.message,
  })
  for (const cookie of answered.headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
  return response
}

export const headers = passRetryAfter

export default function ResetPassword() {
  const { token, problem } = useLoaderData<typeof loader>()
  return token === null ? <NoLink problem={problem} /> : <NewPassword token={token} />
}

function NewPassword({ token }: { token: string }) {
  const sent = usePageForm()
  const { faults, check, forget } = useMatchCheck(undefined)
  return (
    <AccountCard>
      <h1 className="heading-card text-center">Choose a new password</h1>
      <Form method="post" noValidate onSubmit={check} onChange={forget} className="grid gap-3.5">
        <input type="hidden" name="token" value={token} />
        <FormNote answer={sent.answer} />
        <NewPasswordFields sent={sent} label="New password" help="Every other device is signed out." faults={faults} />
        <Button type="submit" size="lg" full busy={sent.isBusy} busyLabel="Changing...">
          Change the password
        </Button>
      </Form>
    </AccountCard>
  )
}

function NoLink({ problem }: { problem: string | null }) {
  return (
    <AccountCard pose="worried">
      <h1 className="heading-card text-center">{problem ? 'This link is spent' : 'A link brings you here'}</h1>
      <p className="text-center text-fg-muted">
        {problem ?? 'The mail about your password has a link that opens this page.'} Ask for a fresh one; only the
        newest works.
      </p>
      <ButtonLink to={to('forgot-password')} size="lg" full>
        Send a new link
      </ButtonLink>
      <p className="text-center text-[0.8125rem]">
        <Link to={to('login')} className="link">
          Back to sign in
        </Link>
      </p>
    </AccountCard>
  )
}
