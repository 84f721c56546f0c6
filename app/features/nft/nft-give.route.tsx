import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnGifts } from './gifts/gift-acts.server.ts'
import { readGifts } from './gifts/read-gifts.server.ts'
import { GiftsPage } from './parts/gifts-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readGifts(request)
export const action = ({ request }: ActionFunctionArgs) => actOnGifts(request)
export const headers = passRetryAfter

export default function NftGive() {
  const said = useActionData<typeof action>()
  return <GiftsPage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
