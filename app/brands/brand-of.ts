import { screenAt } from '#app/catalogue/screen-at.ts'
import { readHostName, type BrandHosts } from './brand-hosts.ts'
import { brandIds, type Brand, type BrandId } from './brand.ts'
import { brands } from './brands.ts'

/** What of a request says which brand speaks; `search` is the query as it stands in the address. */
export type Asked = { host: string | null; domain: string | null; pathname: string; search?: string }

/**
 * Which brand speaks. The host decides when it is on the allow-list; else `domain=` when it equals a brand's host; else
 * a host named anywhere in the address of `/`; else the path, which lends a brand's look to its own screens on the main
 * host. Everything unknown is the main brand.
 */
export function brandOf(input: Asked, hosts: BrandHosts): BrandId {
  return brandAtHome(input, hosts) ?? brandOfPath(input.pathname) ?? 'main'
}

const brandAtHome = ({ host, domain, pathname, search }: Asked, hosts: BrandHosts): BrandId | null =>
  brandOfHost(host, hosts) ??
  brandOfHost(domain, hosts) ??
  (pathname === '/' ? brandNamedIn(search ?? '', hosts) : null)

/** The brands that an address picks by naming their host anywhere (SPEC 2.1), the first that it names. */
const NAMED_IN_ADDRESSES: readonly BrandId[] = ['inbox', 'email']
const AROUND_A_HOST = /[a-z0-9-]/

function brandNamedIn(search: string, hosts: BrandHosts): BrandId | null {
  if (!search.includes('.') && !search.includes('%')) return null
  const address = decode(search).toLowerCase()
  const isNamed = (host: string) => {
    const at = address.indexOf(host)
    if (at < 0) return false
    const around = (address[at - 1] ?? '') + (address[at + host.length] ?? '')
    return !AROUND_A_HOST.test(around)
  }
  const named = [...hosts].filter(([host]) => isNamed(host)).map(([, id]) => id)
  return NAMED_IN_ADDRESSES.find((id) => named.includes(id)) ?? null
}

function decode(search: string): string {
  try {
    return decodeURIComponent(search)
  } catch {
    return search
  }
}

/**
 * The brand that speaks, as `brandOf` finds it, in the frame it stands in: a look lent by the path keeps the chrome
 * of the main brand, because the visitor is on the main host.
 */
export function speakingBrand(input: Asked, hosts: BrandHosts): Brand {
  const brand = brands[brandOf(input, hosts)]
  return brandAtHome(input, hosts) ? brand : { ...brand, chrome: brands.main.chrome }
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
