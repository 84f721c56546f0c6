import ipaddr from 'ipaddr.js'

/** The one block that the internet routes; everything else of IPv6 is local, mapped, translated or reserved. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]
/** Inside it and yet nobody's: the second documentation block (RFC 9637). */
const DOCUMENTATION_V6 = ipaddr.parseCIDR('3fff::/20') as [ipaddr.IPv6, number]

/**
 * True for an IP address that anybody on the internet could answer for. False for loopback, private, link-local, shared
 * (CGNAT), multicast, benchmarking, documentation and reserved ones, for IPv6 that carries an IPv4 address inside (mapped,
 * 6to4, NAT64, Teredo), and for whatever is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv4) return true
  const v6 = parsed as ipaddr.IPv6
  return v6.zoneId === undefined && v6.match(GLOBAL_V6) && !v6.match(DOCUMENTATION_V6)
}
