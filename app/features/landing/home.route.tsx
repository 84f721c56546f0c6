import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { preparedBy } from '#app/kits/pages/screen/prepared.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { getExample } from './example.server.ts'
import { readForYou } from './yours/for-you.server.ts'
import { HomePage } from './home-page.tsx'
import { readHomeVariant } from './home-variant.ts'
import { desks } from './landings.server.ts'
import { landings } from './landings.ts'
import { getLiveResults } from './live-results.server.ts'
import { prepareHome } from './prepare-home.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const brand = requestBrand(request)
  const query = new URL(request.url).searchParams
  if (brand.id === 'inbox' && query.get('page') === 'logos') throw redirect(to('logos'))
  const landing = landings[brand.landing]
  if (landing) {
    await prepareHome({ landing: brand.landing })
    context.keepForGuests?.()
    const data: unknown = (await desks[brand.landing]?.read?.(args)) ?? null
    return { landing: brand.landing, isBare: brand.chrome.header === 'none', data }
  }
  const variant = readHomeVariant(query.get('v'))
  const [example, live, yours] = await Promise.all([getExample(), getLiveResults(), readForYou(request)])
  await prepareHome({ landing: null, variant, yours })
  if (example && live.sum && live.world) context.keepForGuests?.('v')
  return { landing: null, variant, example, live, yours }
}

export const handle = preparedBy<typeof loader>(prepareHome)

export default function Home() {
  const data = useLoaderData<typeof loader>()
  if (data.landing === null) return <HomePage {...data} />
  const Landing = landings[data.landing]
  return Landing ? <Landing variant={null} isBare={data.isBare} data={data.data as never} /> : null
}
