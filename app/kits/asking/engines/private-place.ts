import { isPublicAddress } from '#app/platform/fetch/public-address.ts'
import ipaddr from 'ipaddr.js'

/** Names that no public server has: of this machine, of a home or office network, of containers beside this one. */
const PRIVATE_NAME = /^[^.]+$|(^|\.)(localhost|local|lan|internal|intranet|private|home|corp|home\.arpa)$/

/**
 * Whether an address is a machine of one's own: loopback, a private network, or a name that is known in one alone. What runs
 * there costs no money by the use, unless the operator says so. No name is looked up.
 */
export function isPrivatePlace(address: string | null): boolean {
  if (address === null || !URL.canParse(address)) return false
  const host = new URL(address).hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  if (host === '') return false
  return ipaddr.isValid(host) ? !isPublicAddress(host) : PRIVATE_NAME.test(host)
}
