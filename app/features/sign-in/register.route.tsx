import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { openInvite } from '#app/kits/members/invites/invites.server.ts'
import { registrationMode } from '#app/kits/members/identity/account/registration.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { toPage } from '#app/kits/members/account-form/call-answer.server.ts'
import { SignInPage } from './parts/account-frame.tsx'
import { RegisterForm } from './parts/register-form.tsx'
import { WaitingPage } from './parts/waiting-page.tsx'
import { returnUrlOf, usePageForm } from '#app/kits/members/account-form/sent-form.ts'
import { register } from './register.server.ts'
import { NAME_MAX_CHARS, readReturnUrl } from './return-url.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnUrl = readReturnUrl(request)
  if (await findUser(request)) throw redirect(returnUrl ?? '/')
  const isWaiting = new URL(request.url).searchParams.get('done') === 'waiting'
  const invite = await readInvitation(request, context.network)
  return { returnUrl, mode: registrationMode(), invite, isWaiting }
}

/** Who greets somebody that came with an invitation; null without one, and for one that opens nothing. */
async function readInvitation(request: Request, network: string) {
  const typed = new URL(request.url).searchParams.get('invite')
  const opened = typed ? await openInvite(typed, null, network) : null
  return opened?.state === 'good' ? { code: opened.code, by: opened.inviter.name } : null
}

/**
 * Whoever registers signs in next: by then the password is known to work, and nobody learns whose address it is. Where an
 * administrator lets people in, a page says what happens now.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const answered = await register(request, context.network)
  if (!answered.body.success) return toPage(answered, null)
  if (answered.body.needs === 'approval') return redirect(to('register', null, { done: 'waiting' }), 303)
  const back = answered.typed.values['return_url']
  const username = answered.typed.values['username']?.slice(0, NAME_MAX_CHARS)
  return redirect(to('login', null, { joined: username, return_url: back ? returnPath(back) : to('onboarding') }), 303)
}

export const headers = passRetryAfter

export default function Register() {
  const sent = usePageForm()
  const { invite, mode, returnUrl: asked, isWaiting } = useLoaderData<typeof loader>()
  const returnUrl = returnUrlOf(sent, asked)
  if (isWaiting) return <WaitingPage />
  return (
    <SignInPage
      screen="register"
      title="Create account"
      greeting={invite ? `${invite.by} is glad that you come.` : 'Come in, there’s bamboo.'}
      returnUrl={returnUrl}
    >
      {mode === 'closed' ? <ClosedNote /> : null}
      {mode === 'approved' && !invite ? <ApprovedNote /> : null}
      <RegisterForm
        sent={sent}
        returnUrl={returnUrl}
        invite={invite?.code ?? null}
        asksInvite={mode === 'invited' ? 'needed' : mode === 'approved' ? 'helpful' : null}
      />
    </SignInPage>
  )
}

const ApprovedNote = () => (
  <p className="rounded-[13px] bg-info-soft px-3.5 py-3 text-info-soft-fg">
    An administrator looks at each new account here before it opens. With a member’s invitation it opens at once.
  </p>
)

/** The form stays: the first administrator of a closed server comes in through it. */
const ClosedNote = () => (
  <p className="rounded-[13px] bg-info-soft px-3.5 py-3 text-info-soft-fg">
    Registration is closed here: only the administrator can make an account.
  </p>
)
