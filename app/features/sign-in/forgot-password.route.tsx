import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toPage } from '#app/kits/members/account-form/call-answer.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { SignInPage } from './parts/account-frame.tsx'
import { ForgotForm } from './parts/forgot-form.tsx'
import { returnUrlOf, usePageForm } from '#app/kits/members/account-form/sent-form.ts'
import { forgot } from './mailed/reset.server.ts'
import { readReturnUrl } from './return-url.ts'

export const loader = ({ request }: LoaderFunctionArgs) => ({ returnUrl: readReturnUrl(request) })

export const action = async ({ request, context }: ActionFunctionArgs) =>
  toPage(await forgot(request, context.network), null)

export const headers = passRetryAfter

export default function ForgotPassword() {
  const sent = usePageForm()
  const returnUrl = returnUrlOf(sent, useLoaderData<typeof loader>().returnUrl)
  return (
    <SignInPage
      screen="forgot-password"
      title="Reset password"
      greeting="It happens. Let’s get you back in."
      returnUrl={returnUrl}
    >
      <ForgotForm sent={sent} />
    </SignInPage>
  )
}
