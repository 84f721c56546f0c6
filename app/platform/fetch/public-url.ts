import { toTable } from '../table.ts'
import { FetchRefusal } from './fetch-refusal.ts'

export type UrlRules = {
  /** Null: any. */
  allowHosts: readonly string[] | null
  isPortAllowed: (port: number) => boolean
}

const STANDARD_PORTS: Readonly<Record<string, number>> = toTable({ 'http:': 80, 'https:': 443 })

/** An address that may be opened as far as its words tell; where it leads is checked when its name is looked up. */
export function readPublicUrl(address: string | URL, { allowHosts, isPortAllowed }: UrlRules): URL {
  if (!URL.canParse(address)) throw new FetchRefusal('address')
  const url = new URL(address)
  const standardPort = STANDARD_PORTS[url.protocol]
  if (standardPort === undefined) throw new FetchRefusal('scheme')
  if (url.username || url.password)
    throw new FetchRefusal('address', 'An address with a user name or password in it is not opened.')
  if (!isPortAllowed(Number(url.port || standardPort))) throw new FetchRefusal('port')
  if (allowHosts && !allowHosts.includes(hostOf(url)))
    throw new FetchRefusal('address', `Only addresses of ${allowHosts.join(', ')} are opened here.`)
  url.hash = ''
  return url
}

const hostOf = ({ hostname }: URL) => hostname.replace(/\.$/, '')
