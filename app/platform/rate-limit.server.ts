import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { once } from './once.ts'

const MS_PER_S = 1_000

/**
 * A limit of `points` uses in `windowS` seconds per key, counted in this process. The returned function spends one use
 * and gives 0, or the seconds to wait when none is left; `refund` gives one back, such as after a password that was right.
 */
export function createRateLimit(name: string, { points, windowS }: { points: number; windowS: number }) {
  const limiter = once(
    `rate-limit:${name}`,
    () => new RateLimiterMemory({ keyPrefix: name, points, duration: windowS }),
  )
  const spend = async (key: string): Promise<number> => {
    try {
      await limiter.consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / MS_PER_S) || 1
      throw refusal
    }
  }
  return Object.assign(spend, { refund: async (key: string) => void (await limiter.reward(key)) })
}

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
