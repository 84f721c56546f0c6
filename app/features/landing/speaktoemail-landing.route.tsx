import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { SpeaktoemailPage } from './speaktoemail/speaktoemail-page.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return { variant: screenAt(new URL(request.url).pathname).variant }
}

export default function SpeaktoemailLanding() {
  const { variant } = useLoaderData<typeof loader>()
  return <SpeaktoemailPage variant={variant} isBare={false} />
}
