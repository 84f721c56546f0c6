import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ShowcasePage } from './parts/showcase-page.tsx'
import { readShowcase } from './published/read-showcase.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => readShowcase(request, context)

export default function Showcase() {
  return <ShowcasePage view={useLoaderData<typeof loader>()} />
}
