import { isIP } from 'node:net'
import { isPublicAddress } from '#app/platform/fetch/public-address.ts'
import { readPublicUrl } from '#app/platform/fetch/public-url.ts'

const STANDARD_PORTS = [80, 443]
/** Below it are the ports of other services. */
const FIRST_FREE_PORT = 1_024

export const isWebhookPort = (port: number): boolean => STANDARD_PORTS.includes(port) || port >= FIRST_FREE_PORT

/** Whether a webhook may be sent there as far as the words tell; where a name leads is checked at each try. */
export function isWebhookAddress(text: string): boolean {
  try {
    const { hostname } = readPublicUrl(text, { allowHosts: null, isPortAllowed: isWebhookPort })
    const literal = hostname.replace(/^\[|\]$/g, '')
    return isIP(literal)
      ? isPublicAddress(literal)
      : /\.[a-z]/i.test(hostname) && !/\.(?:local|localhost|internal)\.?$/i.test(hostname)
  } catch {
    return false
  }
}
