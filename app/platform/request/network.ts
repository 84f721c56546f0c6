const NETWORK_GROUPS = 4

/** The network a visitor's address belongs to: an IPv4 address itself, of IPv6 the first 64 bits, which one person owns. */
export function toNetwork(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4) return v4
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...middle, ...back].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
