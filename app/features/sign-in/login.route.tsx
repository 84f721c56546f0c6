import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { findHalfWay } from '#app/kits/members/identity/passkeys/second-step.server.ts'
import { findSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPage } from '#app/kits/members/account-form/call-answer.server.ts'
import { returnUrlOf, usePageForm } from '#app/kits/members/account-form/sent-form.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { login } from './login.server.ts'
import { SignInPage } from './parts/account-frame.tsx'
import { AgainPage } from './parts/again-page.tsx'
import { CheckMail } from './parts/check-mail.tsx'
import { SecondStepPage } from './parts/second-step-form.tsx'
import { SignInForm } from './parts/sign-in-form.tsx'
import { NAME_MAX_CHARS, readReturnUrl } from './return-url.ts'
import { secondStep } from './second-step/second-step.server.ts'

/** `again`: somebody signed in says once more who sits there. `step=code`: a code follows the password. `joined`: who has just registered. */
function readStep(request: Request) {
  const search = new URL(request.url).searchParams
  const joined = search.get('joined')?.slice(0, NAME_MAX_CHARS) ?? null
  return { isAgain: search.get('again') === '1', isCode: search.get('step') === 'code', joined }
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { isAgain, isCode, joined } = readStep(request)
  const returnUrl = readReturnUrl(request)
  const signedIn = await findSignedIn(request)
  const isHalfWay = isCode && (await findHalfWay(request)) !== null
  if (signedIn && !isAgain && !isHalfWay) throw redirect(returnUrl ?? '/')
  const again = isAgain && signedIn && toAgain(signedIn)
  return { returnUrl, isCode, isHalfWay, isAgain, joined, again: again || null }
}

const toAgain = ({ user, session }: SignedIn) => ({ username: user.username, isRemembered: session.isRemembered })

export async function action({ request, context }: ActionFunctionArgs) {
  const { isAgain, isCode } = readStep(request)
  const answered = await (isCode ? secondStep : login)(request, context.network)
  const onwards = answered.typed.values['return_url'] ?? readReturnUrl(request) ?? '/'
  if (answered.body.needs !== 'code') return toPage(answered, onwards)
  const query = { step: 'code', again: isAgain ? '1' : null, return_url: returnPath(onwards) }
  return redirect(to('login', null, query), { status: 303, headers: answered.headers })
}

export const headers = passRetryAfter

export default function Login() {
  const sent = usePageForm()
  const { isAgain, isCode, isHalfWay, joined, again, ...asked } = useLoaderData<typeof loader>()
  const returnUrl = returnUrlOf(sent, asked.returnUrl)
  if (isCode) return <SecondStepPage sent={sent} returnUrl={returnUrl} isHalfWay={isHalfWay} isAgain={isAgain} />
  if (again) return <AgainPage sent={sent} returnUrl={returnUrl} again={again} />
  return (
    <SignInPage screen="login" title="Sign in" greeting="Good to see you again." returnUrl={returnUrl}>
      {joined !== null && !sent.answer ? <CheckMail /> : null}
      <SignInForm sent={sent} returnUrl={returnUrl} username={joined ?? undefined} />
    </SignInPage>
  )
}
