import { useEffect, useState } from 'react'
import { followWallets, olderWallet, type BrowserWallet } from './browser-wallet.ts'

/** Wallets announce themselves at once when they are asked. */
const SETTLED_MS = 400

/** The wallets this browser offers; null while they are being asked, and without JavaScript. */
export function useBrowserWallets(): BrowserWallet[] | null {
  const [wallets, setWallets] = useState<BrowserWallet[]>([])
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const end = followWallets((wallet) =>
      setWallets((known) => (known.some(({ id }) => id === wallet.id) ? known : [...known, wallet])),
    )
    const timer = setTimeout(() => {
      const older = olderWallet()
      if (older) setWallets((known) => (known.length === 0 ? [older] : known))
      setIsSettled(true)
    }, SETTLED_MS)
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [])
  return wallets.length > 0 || isSettled ? wallets : null
}
