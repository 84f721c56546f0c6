import { useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ConnectView } from '../connect/read-connect.server.ts'
import { askToSign, type BrowserWallet } from './browser-wallet.ts'
import { BeginAgain, type ConnectProps } from './connect-page.tsx'
import { answerFor, FormFault } from './form-bits.tsx'
import { WalletButtons } from './wallet-buttons.tsx'

type Props = ConnectProps & { signing: NonNullable<ConnectView['signing']> }

/** The second step: the message to read, and its signature, by a wallet of this browser or pasted from anywhere. */
export function SigningForm({ view, signing, said }: Props) {
  const { errorOf, typedIn } = answerFor(said, 'prove')
  const form = useRef<HTMLFormElement>(null)
  const ask = async (wallet: BrowserWallet) => {
    const signature = await askToSign(wallet, signing.message, signing.address)
    const field = form.current?.elements.namedItem('signature')
    if (signature === null || !(field instanceof HTMLTextAreaElement))
      return `The wallet shows another account now. Switch it to ${signing.address}, or begin again.`
    field.value = signature
    form.current?.requestSubmit()
    return null
  }
  return (
    <section aria-labelledby="sign" className="mt-8">
      <h2 id="sign" className="heading-small scroll-mt-20">
        2. Read it, then sign it
      </h2>
      <p className="mt-2 text-fg-muted">
        {`The site that asks is ${view.domain}. The wallet shows the same text. It counts once, for ten minutes.`}
      </p>
      <div className="mt-4">
        <WalletButtons
          verb="Sign"
          ask={ask}
          isFirst
          without="This browser offers no wallet. Sign the message in yours as it stands, and paste the signature."
        />
      </div>
      <KeyedForm ref={form} name="prove-wallet" again noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="prove" />
        <input type="hidden" name="for" value={view.userId} />
        <input type="hidden" name="nonce" value={signing.nonce} />
        <FormFault message={errorOf('form') ?? errorOf('nonce')} />
        <Field
          label="Message"
          beside={<CopyButton text={signing.message} what="the message" />}
          error={errorOf('message')}
        >
          <TextArea
            name="message"
            readOnly
            rows={11}
            dir="ltr"
            className="font-mono text-[0.8125rem]"
            defaultValue={signing.message}
          />
        </Field>
        <Field
          label="Signature"
          help="What the wallet gives for it: 0x and 130 signs, or more from a contract."
          error={errorOf('signature')}
        >
          <TextArea
            name="signature"
            rows={3}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-[0.8125rem]"
            defaultValue={typedIn('signature') ?? ''}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="plain">
            Connect this address
          </Button>
          <BeginAgain view={view} />
        </div>
      </KeyedForm>
    </section>
  )
}
