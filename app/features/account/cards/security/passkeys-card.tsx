import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { PASSKEY_NAME_MAX_CHARS, PASSKEYS_MAX } from '#app/kits/members/identity/passkeys/passkeys.limits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useIsHeld } from '#app/ui/keyed-form.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import { CountBadge, NoMore } from '../../parts/settings-list.tsx'
import { FoldedAct, FoldedForm } from '../folded-form.tsx'
import { PasskeysAdd } from './passkeys-add.tsx'
import type { PasskeysView } from './passkeys.server.ts'

const ABOUT =
  'Sign in with a finger, a face or the PIN of a device, without a password. Nobody can guess a passkey or lure it to another site.'

/** The passkeys of an account: what there is, and how to get another. */
export function PasskeysCard({ view: { passkeys, obstacle, device } }: { view: PasskeysView }) {
  const { length } = passkeys
  return (
    <SettingsCard
      title="Passkeys"
      about={ABOUT}
      state={<CountBadge count={length} words={length === 1 ? '1 passkey' : `${length} passkeys`} />}
    >
      {length ? (
        <ul className="grid gap-4">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Passkey passkey={passkey} />
            </li>
          ))}
        </ul>
      ) : null}
      {obstacle ? (
        <p className="flex items-start gap-2 rounded-lg bg-sunken px-3.5 py-3">
          <Icon name="info" size={18} className="mt-px flex-none text-fg-subtle" />
          {obstacle}
        </p>
      ) : length >= PASSKEYS_MAX ? (
        <NoMore most={PASSKEYS_MAX} />
      ) : (
        <PasskeysAdd key={length} device={device} />
      )}
    </SettingsCard>
  )
}

type Props = { passkey: PasskeysView['passkeys'][number] }

function Passkey({ passkey: { id, name, added, lastUsed } }: Props) {
  const rename = ownAnswer(useSettingsForm('passkeys.rename'), id)
  const remove = ownAnswer(useSettingsForm('passkeys.remove'), id)
  const isRenaming = useIsHeld('passkeys.rename', id) || rename.answer !== null
  return (
    <>
      <div className="flex items-start gap-3 pb-2">
        <Icon name="key" size={20} className="mt-px flex-none text-fg-subtle" />
        <div className="min-w-0">
          <h3 className="font-strong wrap-anywhere">{name}</h3>
          <p className="text-[0.8125rem] text-fg-subtle">
            Added {added}. {lastUsed ? `Last used ${lastUsed}.` : 'Not used yet.'}
          </p>
        </div>
      </div>
      <FoldedForm title={<Named action="Rename" name={name} />} isOpen={isRenaming}>
        <SettingsForm act="passkeys.rename" of={id} sent={rename}>
          <input type="hidden" name="passkey" value={id} />
          <Field label="Name" error={fieldOf(rename, 'name').error}>
            <TextInput
              name="name"
              required
              autoComplete="off"
              maxLength={PASSKEY_NAME_MAX_CHARS}
              defaultValue={rename.answer ? fieldOf(rename, 'name').defaultValue : name}
            />
          </Field>
          <Button type="submit" variant="plain" className="justify-self-start" busy={rename.isBusy}>
            Rename
          </Button>
        </SettingsForm>
      </FoldedForm>
      <FoldedAct
        act="passkeys.remove"
        sent={remove}
        title={<Named action="Remove" name={name} />}
        about="It will not open your account any more. Whoever is signed in stays signed in."
        button="Remove this passkey"
      >
        <input type="hidden" name="passkey" value={id} />
      </FoldedAct>
    </>
  )
}

function Named({ action, name }: { action: string; name: string }) {
  return (
    <span>
      {action} <span className="sr-only">{name}</span>
    </span>
  )
}

/** The forms of all passkeys share an act; an answer belongs to the one it names. */
const ownAnswer = (sent: SentForm, id: string): SentForm =>
  sent.answer?.problem.values['passkey'] === id ? sent : { ...sent, answer: null }
