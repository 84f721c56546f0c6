/** Whether an origin is this machine alone. */
export const isLoopback = (origin: string): boolean =>
  /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname)

/** The address that opens another in the browser of a wallet app; null for what such an app cannot reach. */
export function toAppHref(address: string): string | null {
  const { protocol, host, pathname, search, origin } = new URL(address)
  return protocol === 'https:' && !isLoopback(origin)
    ? `https://link.metamask.io/dapp/${host}${pathname}${search}`
    : null
}
