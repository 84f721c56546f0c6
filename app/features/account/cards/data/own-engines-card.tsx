import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import {
  OWN_PROVIDERS_MAX,
  PROVIDER_ADDRESS_MAX_CHARS,
  PROVIDER_LABEL_MAX_CHARS,
} from '#app/kits/asking/engines/provider.limits.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import { CountBadge, ItemAct, NoMore, SettingsItem, SettingsList } from '../../parts/settings-list.tsx'
import type { OwnEnginesView } from './own-engines.server.ts'

/** Engines a member pays for with keys of their own. */
export function OwnEnginesCard({ view: { providers, companies } }: { view: OwnEnginesView }) {
  const add = useSettingsForm('ownEngines.add')
  const remove = useSettingsForm('ownEngines.remove')
  const test = useSettingsForm('ownEngines.test')
  return (
    <SettingsCard
      title="Engines of your own"
      about="Connect a company with your own key. Its engines then answer for you alone, on every screen, and you pay that company yourself. The key is kept encrypted and never shown again."
      state={<CountBadge count={providers.length} words={`${providers.length} connected`} />}
    >
      <FormNote answer={remove.answer ?? test.answer} />
      {providers.length > 0 ? (
        <SettingsList>
          {providers.map((provider) => (
            <Provider key={provider.id} provider={provider} remove={remove} test={test} />
          ))}
        </SettingsList>
      ) : null}
      {providers.length >= OWN_PROVIDERS_MAX ? (
        <NoMore most={OWN_PROVIDERS_MAX} />
      ) : (
        <AddForm key={providers.length} sent={add} companies={companies} />
      )}
    </SettingsCard>
  )
}

type ProviderProps = { provider: OwnEnginesView['providers'][number]; remove: SentForm; test: SentForm }

function Provider({ provider, remove, test }: ProviderProps) {
  const { id, label, companyLabel, keyEnding, testFailure, models } = provider
  const one = { field: 'provider', id }
  return (
    <SettingsItem
      icon="key"
      name={label}
      marks={testFailure ? <Badge tone="danger">Does not work</Badge> : <Badge tone="success">Works</Badge>}
      about={
        <>
          {companyLabel}
          {keyEnding ? `, key ending in ${keyEnding}` : ''}.{' '}
          {models.length === 1 ? '1 engine' : `${models.length} engines`}.
        </>
      }
      acts={
        <>
          <ItemAct {...one} act="ownEngines.test" sent={test} label="Test" spoken={`Test ${label}`} />
          <ItemAct {...one} act="ownEngines.remove" sent={remove} label="Remove" spoken={`Remove ${label}`} />
        </>
      }
    >
      {testFailure ? <p className="text-danger-soft-fg">{testFailure}</p> : null}
      {models.length > 0 ? <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">{models.join(', ')}</p> : null}
    </SettingsItem>
  )
}

function AddForm({ sent, companies }: { sent: SentForm; companies: OwnEnginesView['companies'] }) {
  return (
    <SettingsForm act="ownEngines.add" once sent={sent}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind" error={fieldOf(sent, 'company').error}>
          <Select name="company" defaultValue={fieldOf(sent, 'company').defaultValue || companies[0]?.id}>
            {companies.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Name" help="How you will know it again." error={fieldOf(sent, 'label').error}>
          <TextInput
            name="label"
            required
            autoComplete="off"
            maxLength={PROVIDER_LABEL_MAX_CHARS}
            defaultValue={fieldOf(sent, 'label').defaultValue}
          />
        </Field>
        <PasswordInput label="Key" name="secretKey" autoComplete="off" error={fieldOf(sent, 'secretKey').error} />
        <Field
          label="Address"
          help="Only for a kind without an address of its own. It has to be reachable from the internet."
          error={fieldOf(sent, 'address').error}
        >
          <TextInput
            name="address"
            inputMode="url"
            autoComplete="off"
            placeholder="https://ai.example/v1"
            maxLength={PROVIDER_ADDRESS_MAX_CHARS}
            defaultValue={fieldOf(sent, 'address').defaultValue}
          />
        </Field>
      </div>
      <ProofField sent={sent} />
      <Button type="submit" className="justify-self-start" busy={sent.isBusy} busyLabel="Connecting...">
        Connect
      </Button>
    </SettingsForm>
  )
}
