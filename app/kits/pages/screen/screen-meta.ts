import type { MetaDescriptor } from '@remix-run/node'
import type { BrandView } from '#app/brands/brand.ts'
import { brandTitle } from '#app/brands/brand-title.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { fillPath } from '#app/catalogue/to.ts'

type Params = Readonly<Record<string, string | undefined>>

/**
 * Title, description and canonical link of a screen. An alias points to the canonical path; what is not listed asks
 * search engines to stay away.
 */
export function screenMeta(
  id: ScreenId,
  about: string,
  brand: BrandView,
  origin: string,
  params: Params,
): MetaDescriptor[] {
  const entry: ScreenEntry = screens[id]
  const isLanding = id === brand.landing
  const title = brandTitle(brand, isLanding ? null : entry.title)
  const path = fillPath(entry.paths[0], params)
  return [
    { title },
    { name: 'description', content: about },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:site_name', content: brand.name },
    ...(id === 'not-found'
      ? []
      : [{ tagName: 'link', rel: 'canonical', href: origin + (isLanding ? '/' : path) } as const]),
    ...(entry.listed === false && id !== 'topic' ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
