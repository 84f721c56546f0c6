import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findUser } from '#app/kits/identity/session.server.ts'
import { toPage } from '#app/kits/account-form/call-answer.server.ts'
import { login } from './login.server.ts'
import { SignInPage } from './parts/account-frame.tsx'
import { returnUrlOf, usePageForm } from '#app/kits/account-form/sent-form.ts'
import { SignInForm } from './parts/sign-in-form.tsx'
import { readReturnUrl } from './return-url.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const returnUrl = readReturnUrl(request)
  if (await findUser(request)) throw redirect(returnUrl ?? '/')
  return { returnUrl }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answered = await login(request, context.network)
  return toPage(answered, answered.typed.values['return_url'] ?? readReturnUrl(request) ?? '/')
}

export default function Login() {
  const sent = usePageForm()
  const returnUrl = returnUrlOf(sent, useLoaderData<typeof loader>().returnUrl)
  return (
    <SignInPage screen="login" title="Sign in" greeting="Good to see you again." returnUrl={returnUrl}>
      <SignInForm sent={sent} returnUrl={returnUrl} />
    </SignInPage>
  )
}
