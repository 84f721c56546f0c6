import { useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { askForAddress } from './browser-wallet.ts'
import type { ConnectProps } from './connect-page.tsx'
import { AppLink } from './app-link.tsx'
import { answerFor, FormFault } from './form-bits.tsx'
import { WalletButtons } from './wallet-buttons.tsx'

/** The first step: a wallet of this browser says its address, or somebody writes it. */
export function AddressForm({ view, said }: ConnectProps) {
  const { errorOf, typedIn } = answerFor(said, 'ask')
  const form = useRef<HTMLFormElement>(null)
  const ask = async (wallet: Parameters<typeof askForAddress>[0]) => {
    const address = await askForAddress(wallet)
    const field = form.current?.elements.namedItem('address')
    if (!address || !(field instanceof HTMLInputElement)) return 'The wallet named no address.'
    field.value = address
    form.current?.requestSubmit()
    return null
  }
  return (
    <section aria-labelledby="which" className="mt-8">
      <h2 id="which" className="heading-small">
        1. Which address?
      </h2>
      <div className="mt-3">
        <WalletButtons
          verb="Connect"
          ask={ask}
          isFirst
          without={
            view.isPhone
              ? 'This browser offers no wallet. Open this page in the browser inside your wallet app, or write the address.'
              : 'This browser offers no wallet. Write the address, or go on with your phone.'
          }
        />
      </div>
      {view.appHref ? <AppLink href={view.appHref} /> : null}
      <KeyedForm ref={form} name="ask-wallet" again noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="ask" />
        <input type="hidden" name="for" value={view.userId} />
        <FormFault message={errorOf('form')} />
        <Field
          label="Address"
          help="0x and 40 signs. With it any wallet will do, also one that is not in this browser."
          error={errorOf('address')}
        >
          <TextInput
            name="address"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={typedIn('address') ?? ''}
          />
        </Field>
        <div>
          <Button type="submit" variant="plain">
            Write the message
          </Button>
        </div>
      </KeyedForm>
    </section>
  )
}
