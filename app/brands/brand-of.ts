import { screenAt } from '#app/catalogue/screen-at.ts'
import { readHostName, type BrandHosts } from './brand-hosts.ts'
import { brandIds, type Brand, type BrandId } from './brand.ts'
import { brands } from './brands.ts'

/**
 * Which brand speaks. The host decides when it is on the allow-list; else `domain=` when it equals a brand's host; else
 * the path, which lends a brand's look to its own screens on the main host. Everything unknown is the main brand.
 */
export function brandOf(
  input: { host: string | null; domain: string | null; pathname: string },
  hosts: BrandHosts,
): BrandId {
  return brandOfHost(input.host, hosts) ?? brandOfHost(input.domain, hosts) ?? brandOfPath(input.pathname) ?? 'main'
}

/**
 * The brand that speaks, as `brandOf` finds it, in the frame it stands in: a look lent by the path keeps the chrome
 * of the main brand, because the visitor is on the main host.
 */
export function speakingBrand(input: Parameters<typeof brandOf>[0], hosts: BrandHosts): Brand {
  const brand = brands[brandOf(input, hosts)]
  const isAtHome = brandOfHost(input.host, hosts) ?? brandOfHost(input.domain, hosts)
  return isAtHome ? brand : { ...brand, chrome: brands.main.chrome }
}

/** The brand whose allow-list holds this host, ignoring port and case; null when none does. */
export function brandOfHost(host: string | null, hosts: BrandHosts): BrandId | null {
  const name = readHostName(host)
  return name ? (hosts.get(name) ?? null) : null
}

function brandOfPath(pathname: string): BrandId | null {
  const { id: screen } = screenAt(pathname)
  return brandIds.find((id) => brands[id].lookScreens.includes(screen)) ?? null
}
