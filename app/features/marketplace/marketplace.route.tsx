import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { brandTitle } from '#app/brands/brand-title.ts'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { to } from '#app/catalogue/to.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { findMarketSection } from '#app/kits/pages/market/market-sections.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readMarket } from './browse/read-market.server.ts'
import { BrowsePage } from './parts/browse-page.tsx'
import { SquarePage } from './parts/square-page.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  const section = getSection(params.section)
  return {
    section,
    isBare: requestBrand(request).chrome.header === 'none',
    view: await readMarket(request, section?.id ?? null),
  }
}

/** A stall has a title and an address of its own, beside what the market square says. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const parents = matches.flatMap((match) => match.meta ?? [])
  if (!data?.section) return parents
  const { id, title, about } = data.section
  const canonical = parents.find((tag) => 'rel' in tag && tag.rel === 'canonical')
  const square = canonical && 'href' in canonical ? String(canonical.href) : null
  const others = parents.filter((tag) => {
    return tag !== canonical && !('title' in tag) && !('name' in tag && tag.name === 'description')
  })
  return [
    { title: brandTitle(marketplaceBrand, title) },
    { name: 'description', content: about },
    ...(square ? [toCanonical(new URL(to('marketplace', { section: id }), square))] : []),
    ...others,
  ]
}

const toCanonical = (url: URL) => ({ tagName: 'link', rel: 'canonical', href: url.href }) as const

export default function Marketplace() {
  const { section, isBare, view } = useLoaderData<typeof loader>()
  return section ? (
    <BrowsePage section={section} view={view} isBare={isBare} />
  ) : (
    <SquarePage view={view} isBare={isBare} />
  )
}

function getSection(name: string | undefined) {
  if (!name) return null
  const section = findMarketSection(name)
  if (!section)
    throw notFound('The marketplace has no such stall. It has prompts, recipes, templates, ebooks and services.')
  return section
}
