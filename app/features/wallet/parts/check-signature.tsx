import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { Checked } from '../setup/check-text.server.ts'
import type { SetupAnswer } from '../setup/setup-acts.server.ts'
import { TEXT_MAX_CHARS } from '../wallet.limits.ts'
import { answerFor, FormFault } from './form-bits.tsx'

/** Whether an address signed a text, whoever it belongs to. */
export function CheckSignature({ said }: { said: SetupAnswer | null }) {
  const { errorOf, typedIn } = answerFor(said, 'check')
  const checked = said?.act === 'check' ? said.checked : undefined
  return (
    <section aria-labelledby="check">
      <h2 id="check" className="heading-small scroll-mt-20">
        Check a signature
      </h2>
      <p className="mt-2 max-w-[38em] text-fg-muted">
        Somebody says that an address is theirs? Paste what they signed. This is calculated here, and kept nowhere.
      </p>
      {checked ? <Verdict checked={checked} /> : null}
      <KeyedForm name="check-signature" again noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="check" />
        <FormFault message={errorOf('form')} />
        <Field label="Their address" error={errorOf('address')}>
          <TextInput
            name="address"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            defaultValue={typedIn('address') ?? ''}
          />
        </Field>
        <Field label="The text they signed" help="Every character counts, line breaks too." error={errorOf('text')}>
          <TextArea name="text" rows={3} maxLength={TEXT_MAX_CHARS} defaultValue={typedIn('text') ?? ''} />
        </Field>
        <Field label="The signature" error={errorOf('signature')}>
          <TextArea
            name="signature"
            rows={2}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            defaultValue={typedIn('signature') ?? ''}
          />
        </Field>
        <div>
          <Button type="submit" variant="plain">
            Check it
          </Button>
        </div>
      </KeyedForm>
    </section>
  )
}

function Verdict({ checked: { verdict, address, canAskContracts } }: { checked: Checked }) {
  if (verdict === 'key' || verdict === 'contract')
    return (
      <p
        role="status"
        className="mt-4 flex items-start gap-2.5 rounded-card bg-success-soft p-4 text-success-soft-fg wrap-anywhere"
      >
        <Icon name="shield-check" size={20} className="flex-none" />
        {verdict === 'key'
          ? `True: the key of ${address} signed this text.`
          : `True: the contract at ${address} says so.`}
      </p>
    )
  return (
    <div role="alert" className="mt-4">
      <FieldError>
        {verdict === 'unreachable'
          ? 'The network does not answer now, and whether a contract signed this can be asked only there.'
          : `Not true: ${address} did not sign this text.${canAskContracts ? '' : ' If it is a contract, that can be asked only where a network is configured.'}`}
      </FieldError>
    </div>
  )
}
