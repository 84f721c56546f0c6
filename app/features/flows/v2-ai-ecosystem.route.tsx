import { useLoaderData } from '@remix-run/react'
import { readEcosystem } from './ecosystem/ecosystem.server.ts'
import { EcosystemPage } from './parts/ecosystem-page.tsx'

export const loader = () => readEcosystem()

export default function AiEcosystem() {
  return <EcosystemPage view={useLoaderData<typeof loader>()} />
}
