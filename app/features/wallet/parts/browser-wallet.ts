/** A wallet that a browser offers (EIP-1193), and what it says of itself (EIP-6963). Its words are a stranger's. */
export type BrowserWallet = { id: string; name: string; provider: Provider }

type Provider = { request: (asked: { method: string; params?: unknown[] }) => Promise<unknown> }
type Announced = { info?: { uuid?: unknown; name?: unknown }; provider?: unknown }

const NAME_MAX_CHARS = 40
const REFUSED = 4001
const BUSY = -32002

/** Tells of each wallet that the browser offers, those that come later included. Gives what ends it. */
export function followWallets(tell: (wallet: BrowserWallet) => void): () => void {
  const hear = (event: Event) => {
    const { info, provider } = ((event as CustomEvent<Announced>).detail ?? {}) as Announced
    if (!isProvider(provider) || typeof info?.uuid !== 'string') return
    tell({ id: info.uuid, name: toName(info.name), provider })
  }
  addEventListener('eip6963:announceProvider', hear)
  dispatchEvent(new Event('eip6963:requestProvider'))
  return () => removeEventListener('eip6963:announceProvider', hear)
}

/** The one that wallets put in place before they could announce themselves; null where there is none. */
export function olderWallet(): BrowserWallet | null {
  const { ethereum } = window as { ethereum?: unknown }
  return isProvider(ethereum) ? { id: 'older', name: 'the wallet of this browser', provider: ethereum } : null
}

const isProvider = (it: unknown): it is Provider =>
  typeof it === 'object' && it !== null && typeof (it as Provider).request === 'function'

const toName = (name: unknown): string =>
  (typeof name === 'string' ? name.trim().slice(0, NAME_MAX_CHARS) : '') || 'a wallet without a name'

/** The address that the wallet's owner lets this page see. Throws what the wallet answers. */
export async function askForAddress({ provider }: BrowserWallet): Promise<string | null> {
  const accounts = await provider.request({ method: 'eth_requestAccounts' })
  const [first] = Array.isArray(accounts) ? (accounts as unknown[]) : []
  return typeof first === 'string' ? first : null
}

/** Has the wallet sign a text for an address (EIP-191). Null when it shows another account now. */
export async function askToSign(wallet: BrowserWallet, message: string, address: string): Promise<string | null> {
  const now = await askForAddress(wallet)
  if (now?.toLowerCase() !== address.toLowerCase()) return null
  const bytes = new TextEncoder().encode(message)
  const hex = `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const signature = await wallet.provider.request({ method: 'personal_sign', params: [hex, address] })
  return typeof signature === 'string' ? signature : null
}

/** What a wallet's refusal means, as a sentence. */
export function toRefusalWords(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  if (code === REFUSED) return 'You declined in the wallet. Nothing was sent.'
  if (code === BUSY) return 'The wallet has a question open already. Look at it there, then try again.'
  return 'The wallet did not answer. Unlock it and try again, or paste what it shows.'
}
