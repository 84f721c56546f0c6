import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readHeroChoice } from './hero/hero-choice.ts'
import { Guide } from './parts/guide.tsx'
import { toHeroBrands } from './hero/hero-brands.tsx'
import { toHeroPreview } from './hero/hero-preview.tsx'
import { toHeroRules } from './hero/hero-rules.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return readHeroChoice(new URL(request.url).searchParams)
}

export default function HeroLayouts() {
  const choice = useLoaderData<typeof loader>()
  return (
    <Guide
      page="hero-layouts"
      lead="How a page can open. The same words in every layout, drawn with the real components, so that only the form differs."
      sections={[toHeroPreview(choice), toHeroBrands(choice), toHeroRules()]}
    />
  )
}
