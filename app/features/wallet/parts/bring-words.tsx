import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { answerFor, FormFault } from './form-bits.tsx'
import type { SetupProps } from './setup-page.tsx'

/** Brings a wallet here by its backup words. What is typed is a key: no answer gives it back. */
export function BringWords({ view, said }: SetupProps) {
  const { errorOf } = answerFor(said, 'bring')
  return (
    <section aria-labelledby="bring">
      <h2 id="bring" className="heading-small scroll-mt-20">
        You have backup words already?
      </h2>
      <p className="mt-2 text-fg-muted">
        They bring the same address here, be it one that was kept here before or one of another wallet. The key is then
        kept here too: bring none that holds what you cannot lose.
      </p>
      <KeyedForm name="bring-wallet" again noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="bring" />
        <input type="hidden" name="for" value={view.who.userId} />
        <FormFault message={errorOf('form')} />
        <Field
          label="Backup words"
          help="12 to 24 English words in their order (BIP-39), on one line or several. No answer repeats them."
          error={errorOf('secretWords')}
        >
          <TextArea
            name="secretWords"
            rows={3}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            translate="no"
            dir="ltr"
          />
        </Field>
        <div>
          <Button type="submit" variant="plain">
            Bring the wallet
          </Button>
        </div>
      </KeyedForm>
    </section>
  )
}
