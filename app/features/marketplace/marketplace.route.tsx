import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { brandTitle } from '#app/brands/brands.ts'
import { marketplaceBrand } from '#app/brands/marketplace.ts'
import { to } from '#app/catalogue/to.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { MarketPage } from '#app/kits/pages/market/market-page.tsx'
import { findMarketSection } from '#app/kits/pages/market/market-sections.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { WaitlistForm } from '#app/kits/members/waitlist/waitlist-form.tsx'
import { waitlistAction } from '#app/kits/members/waitlist/waitlist.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { StallPage } from './parts/stall-page.tsx'

export const handle = { isWaiting: true }

export function loader({ request, params, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return { section: getSection(params.section), isBare: requestBrand(request).chrome.header === 'none' }
}

export function action({ request, params, context }: ActionFunctionArgs) {
  getSection(params.section)
  return waitlistAction(request, context.network)
}

export const headers = passRetryAfter

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
  const { section, isBare } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const waiting = (
    <Card as="section" aria-label="Be told when it opens" className="p-6">
      <WaitlistForm result={result} />
    </Card>
  )
  return section ? (
    <StallPage section={section} isBare={isBare} waiting={waiting} />
  ) : (
    <MarketPage isBare={isBare} waiting={waiting} />
  )
}

function getSection(name: string | undefined) {
  if (!name) return null
  const section = findMarketSection(name)
  if (!section)
    throw notFound('The marketplace has no such stall. It has prompts, recipes, templates, ebooks and services.')
  return section
}
