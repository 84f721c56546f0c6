import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { ThanksPage } from './parts/thanks-page.tsx'
import { readThanks } from './thanks/read-thanks.server.ts'
import { actOnThanks } from './thanks/thanks-acts.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => readThanks(request, context)

export const action = ({ request, context }: ActionFunctionArgs) => actOnThanks(request, context.network)

export const headers = passRetryAfter

export default function Acknowledgements() {
  return <ThanksPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
