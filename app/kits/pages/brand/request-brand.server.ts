import { redirect } from '@remix-run/node'
import { brandHosts, canonicalHost } from '#app/brands/brand-hosts.ts'
import { brandOfHost, speakingBrand } from '#app/brands/brand-of.ts'
import { brandIds, type Brand, type BrandId, type BrandView } from '#app/brands/brand.ts'
import { brands, isOwnScreen, toBrandView } from '#app/brands/brands.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'

/** Screens every brand serves on its own host: sign-in, legal, help, and the pages of last resort. */
const SHARED_SCREENS: readonly ScreenId[] = [
  'home',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'auth-troubleshoot',
  'auth-error',
  'identity-setup',
  'settings',
  'privacy-policy',
  'terms-of-service',
  'support',
  'feedback',
  'about-pandas',
  'topic',
  'blog',
  'blog-post',
  'not-found',
]

const hosts = () => once('brand-hosts', () => brandHosts({ BRAND_HOSTS: env().BRAND_HOSTS }))

/** Which brand speaks in this request: by its Host header, `domain=`, then path. */
export function requestBrand(request: Request): Brand {
  const { pathname, search, searchParams } = new URL(request.url)
  const host = request.headers.get('host')
  return speakingBrand({ host, domain: searchParams.get('domain'), pathname, search }, hosts())
}

/** The brand as the page may know it, with the operator's contacts. */
export function requestBrandView(request: Request): BrandView {
  const { SUPPORT_EMAIL, SOCIAL_VIDEO_URL, SOCIAL_PHOTO_URL } = env()
  return toBrandView(requestBrand(request), {
    supportEmail: SUPPORT_EMAIL,
    socialVideo: SOCIAL_VIDEO_URL,
    socialPhoto: SOCIAL_PHOTO_URL,
  })
}

/**
 * A brand host serves its own and the shared screens; what belongs to the main product lives on the main origin, when
 * the operator named one. Throws that redirect for a GET of such a screen.
 */
export function leaveForMainOrigin(request: Request) {
  const { hasOrigin, ORIGIN } = env()
  const id = brandOfHost(request.headers.get('host'), hosts())
  if (!hasOrigin || !id || id === 'main' || request.method !== 'GET') return
  const url = new URL(request.url)
  const { id: screen } = screenAt(url.pathname)
  if (isOwnScreen(brands[id], screen) || SHARED_SCREENS.includes(screen)) return
  throw redirect(ORIGIN + url.pathname + url.search)
}

/** The origin links of this request's brand use: never the raw Host header. */
export const brandOrigin = (request: Request): string => originOf(requestBrand(request).id)

/** The origin of a brand, where no request says which one is asked. */
export const brandOriginOf = ({ id }: Pick<Brand, 'id'>): string => originOf(id)

/** Every origin this server answers under, the main one first. */
export const brandOrigins = (): string[] => [...new Set(brandIds.map(originOf))]

function originOf(id: BrandId): string {
  const host = canonicalHost(hosts(), id)
  if (!host) return env().ORIGIN
  const { protocol, port } = new URL(env().ORIGIN)
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
