import { useRevalidator } from '@remix-run/react'
import { useContext, useState, type FormEvent } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { canHavePasskeys, runPasskey } from '#app/kits/members/identity/passkeys/passkeys-in-browser.ts'
import { PASSKEY_NAME_MAX_CHARS } from '#app/kits/members/identity/passkeys/passkeys.limits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { ProofField, SettingsForm, WhoContext } from '../../parts/settings-form.tsx'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'

/** Makes a passkey: the one form of the settings that only JavaScript can send, because only it can ask the device. */
export function PasskeysAdd({ device }: { device: string }) {
  const hasScript = useHasScript()
  if (!hasScript) {
    return (
      <noscript>
        <p className="text-fg-muted">
          Adding a passkey needs JavaScript, because the browser asks your device. Everything else here works without.
        </p>
      </noscript>
    )
  }
  if (!canHavePasskeys()) {
    return <p className="text-fg-muted">This browser cannot make passkeys at this address.</p>
  }
  return <AddForm device={device} />
}

function AddForm({ device }: { device: string }) {
  const sent = useAdding()
  return (
    <SettingsForm act="passkeys.add" sent={sent} className="grid gap-4 border-t border-line pt-4">
      <Field
        label="Name of the new passkey"
        help="So that you know it again, such as the device it lives on."
        error={fieldOf(sent, 'name').error}
      >
        <TextInput
          name="name"
          required
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_CHARS}
          defaultValue={device}
          className="max-w-96"
        />
      </Field>
      <ProofField sent={sent} />
      <Button
        type="submit"
        variant="plain"
        className="justify-self-start"
        busy={sent.isBusy}
        busyLabel="Asking your device..."
      >
        Add a passkey
      </Button>
    </SettingsForm>
  )
}

const NOTHING = { errors: {}, values: {}, lists: {} }

/** The form as the other forms of the settings see theirs. */
function useAdding(): SentForm {
  const { userId } = useContext(WhoContext)
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState<SentForm['answer']>(null)
  const [isBusy, setIsBusy] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [name, currentPassword] = [fields.get('name'), fields.get('currentPassword') ?? '']
    setIsBusy(true)
    const outcome = await runPasskey<PublicKeyCredentialCreationOptionsJSON>({
      options: { path: endpoints['account/passkeys-options'], body: { for: userId, name, currentPassword } },
      answer: ({ startRegistration }, optionsJSON) => startRegistration({ optionsJSON }),
      finish: {
        path: endpoints['account/passkeys-call'],
        toBody: (response) => ({ for: userId, name, response }),
      },
    })
    setIsBusy(false)
    const { isDone, message, errors = {} } = outcome
    if (isDone) {
      setAnswer(null)
      showToast({ title: 'Passkey added', ...(message && { description: message }) })
      revalidate()
    } else setAnswer(message === null ? null : { success: false, message, errors, problem: NOTHING })
  }
  return { answer, isBusy, onSubmit: (event) => void onSubmit(event) }
}
