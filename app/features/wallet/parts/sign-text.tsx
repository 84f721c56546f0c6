import { ProofField } from '#app/kits/members/account-form/proof-field.tsx'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { Signed } from '../setup/custody.server.ts'
import { TEXT_MAX_CHARS } from '../wallet.limits.ts'
import { answerFor, CopyLine, FormFault } from './form-bits.tsx'
import type { SetupProps } from './setup-page.tsx'

/** A text signed with the key that is kept here: a proof that the address is theirs. */
export function SignText({ view, said }: SetupProps) {
  const { errorOf, typedIn } = answerFor(said, 'sign')
  const signed = said?.act === 'sign' ? said.signed : undefined
  return (
    <section aria-labelledby="sign">
      <h2 id="sign" className="heading-small scroll-mt-20">
        Prove that the address is yours
      </h2>
      <p className="mt-2 max-w-[38em] text-fg-muted">
        Sign a text with the key that is kept here. Whoever gets the text and the signature can check it anywhere. Sign
        only what you wrote, or understand in whole.
      </p>
      <KeyedForm name="sign-text" again noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="sign" />
        <input type="hidden" name="for" value={view.who.userId} />
        <FormFault message={errorOf('form')} />
        <Field label="Text" error={errorOf('text')}>
          <TextArea name="text" rows={3} maxLength={TEXT_MAX_CHARS} defaultValue={typedIn('text') ?? view.proofText} />
        </Field>
        <div className="max-w-[var(--form)]">
          <ProofField who={view.who} error={errorOf('currentPassword')} />
        </div>
        <div>
          <Button type="submit" variant="plain">
            Sign this text
          </Button>
        </div>
      </KeyedForm>
      {signed ? <SignedText signed={signed} /> : null}
    </section>
  )
}

function SignedText({ signed: { address, text, signature } }: { signed: Signed }) {
  const file = JSON.stringify({ address, msg: text, sig: signature, version: '2' }, null, 2)
  return (
    <div role="group" aria-label="Signed text" className="mt-5 grid gap-4 rounded-card bg-sunken p-5">
      <p role="status" className="font-medium">
        Signed. Hand on all three: with one sign less nobody can check it.
      </p>
      <CopyLine label="Address" text={address} what="the address" />
      <CopyLine label="Text" text={text} what="the text" />
      <CopyLine label="Signature" text={signature} what="the signature" />
      <div>
        <DownloadLink text={file} name="signed-text.json">
          Download all three
        </DownloadLink>
      </div>
    </div>
  )
}
