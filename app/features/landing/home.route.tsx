import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { requestBrand } from '#app/kits/brand/request-brand.server.ts'
import { getExample } from './example.server.ts'
import { HomePage } from './home-page.tsx'
import { readHomeVariant } from './home-variant.ts'
import { landings } from './landings.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const brand = requestBrand(request)
  const query = new URL(request.url).searchParams
  if (brand.id === 'inbox' && query.get('page') === 'logos') throw redirect(to('logos'))
  if (landings[brand.landing]) return { landing: brand.landing, isBare: brand.chrome.header === 'none' }
  return { landing: null, variant: readHomeVariant(query.get('v')), example: await getExample() }
}

export default function Home() {
  const data = useLoaderData<typeof loader>()
  if (data.landing === null) return <HomePage variant={data.variant} example={data.example} />
  const Landing = landings[data.landing]
  return Landing ? <Landing variant={null} isBare={data.isBare} /> : null
}
