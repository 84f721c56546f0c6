import type { MetaDescriptor } from '@remix-run/node'
import type { BrandView } from '#app/brands/brand.ts'
import { brandTitle } from '#app/brands/brand-title.ts'
import type { ScreenView } from '#app/catalogue/screen-view.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'

type Screen = Pick<ScreenView, 'id' | 'title' | 'path' | 'params' | 'isListed'>

/**
 * Title, description and canonical link of a screen. An alias points to the canonical path; what is not listed asks
 * search engines to stay away.
 */
export function screenMeta(screen: Screen, about: string, brand: BrandView, origin: string): MetaDescriptor[] {
  const { id, params, isListed } = screen
  const isLanding = id === brand.landing
  const title = brandTitle(brand, isLanding ? null : screen.title)
  const path = fillPath(screen.path, params)
  return [
    { title },
    { name: 'description', content: about },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:site_name', content: brand.name },
    ...(id === 'not-found'
      ? []
      : [{ tagName: 'link', rel: 'canonical', href: origin + (isLanding ? '/' : path) } as const]),
    ...(!isListed && id !== 'topic' ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
