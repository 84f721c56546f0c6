import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { toPage } from '#app/kits/members/account-form/call-answer.server.ts'
import { SignInPage } from './parts/account-frame.tsx'
import { RegisterForm } from './parts/register-form.tsx'
import { returnUrlOf, usePageForm } from '#app/kits/members/account-form/sent-form.ts'
import { register } from './register.server.ts'
import { NAME_MAX_CHARS, readReturnUrl } from './return-url.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const returnUrl = readReturnUrl(request)
  if (await findUser(request)) throw redirect(returnUrl ?? '/')
  return { returnUrl }
}

/** Whoever registers signs in next: by then the password is known to work, and nobody learns whose address it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answered = await register(request, context.network)
  if (!answered.body.success) return toPage(answered, null)
  const back = answered.typed.values['return_url']
  const username = answered.typed.values['username']?.slice(0, NAME_MAX_CHARS)
  return redirect(to('login', null, { joined: username, return_url: back ? returnPath(back) : null }), 303)
}

export const headers = passRetryAfter

export default function Register() {
  const sent = usePageForm()
  const returnUrl = returnUrlOf(sent, useLoaderData<typeof loader>().returnUrl)
  return (
    <SignInPage screen="register" title="Create account" greeting="Come in, there’s bamboo." returnUrl={returnUrl}>
      <RegisterForm sent={sent} returnUrl={returnUrl} />
    </SignInPage>
  )
}
