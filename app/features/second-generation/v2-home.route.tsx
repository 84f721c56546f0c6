import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StudiosPage } from './home/home-page.tsx'
import { readStudios } from './home/home.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readStudios(request)

export default function Studios() {
  return <StudiosPage view={useLoaderData<typeof loader>()} />
}
