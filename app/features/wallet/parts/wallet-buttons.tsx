import { useRef, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { toRefusalWords, type BrowserWallet } from './browser-wallet.ts'
import { useBrowserWallets } from './use-browser-wallets.ts'

type Props = {
  /** What pressing does, before the wallet's name. */
  verb: 'Connect' | 'Sign'
  /** Asks the wallet, and gives a sentence where nothing came of it. */
  ask: (wallet: BrowserWallet) => Promise<string | null>
  /** Said where the browser offers no wallet. */
  without: string
  isFirst?: boolean
}

/** A button for each wallet that the browser offers. Comes with JavaScript. */
export function WalletButtons({ verb, ask, without, isFirst = false }: Props) {
  const hasScript = useHasScript()
  const wallets = useBrowserWallets()
  const [asked, setAsked] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isAsking = useRef(false)
  if (!hasScript) return null
  const press = async (wallet: BrowserWallet) => {
    if (isAsking.current) return
    isAsking.current = true
    setAsked(wallet.id)
    setFault(null)
    try {
      setFault(await ask(wallet))
    } catch (error) {
      setFault(toRefusalWords(error))
    } finally {
      isAsking.current = false
      setAsked(null)
    }
  }
  return (
    <div className="grid min-h-11 content-start gap-3">
      {wallets?.length === 0 ? <p className="text-fg-muted">{without}</p> : null}
      {wallets?.length ? (
        <div className="flex flex-wrap gap-3">
          {wallets.map((wallet, n) => (
            <Button
              key={wallet.id}
              type="button"
              variant={isFirst && n === 0 ? 'primary' : 'plain'}
              busy={asked === wallet.id}
              busyLabel="Look at the wallet"
              onClick={() => void press(wallet)}
            >
              <span className="max-w-64 truncate">{`${verb} with ${wallet.name}`}</span>
            </Button>
          ))}
        </div>
      ) : null}
      <div role="alert">{fault ? <FieldError>{fault}</FieldError> : null}</div>
    </div>
  )
}
