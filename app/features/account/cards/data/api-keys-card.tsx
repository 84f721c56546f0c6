import { API_KEY_LIVES, API_KEY_NAME_MAX_CHARS, API_KEYS_MAX } from '#app/kits/members/api-keys/api-keys.limits.ts'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import { CountBadge, ItemAct, NoMore, SettingsItem, SettingsList } from '../../parts/settings-list.tsx'
import type { ApiKeysView } from './api-keys.server.ts'

/** Keys for programs that speak to this server as they speak to OpenAI. */
export function ApiKeysCard({ view: { keys, address } }: { view: ApiKeysView }) {
  const create = useSettingsForm('apiKeys.create')
  const remove = useSettingsForm('apiKeys.remove')
  return (
    <SettingsCard
      title="Keys for programs"
      about={
        <>
          Any program that speaks with OpenAI can speak with this place instead: give it the address{' '}
          <code className="wrap-anywhere">{address}</code> and a key. Its runs count as yours.
        </>
      }
      state={<CountBadge count={keys.length} words={keys.length === 1 ? '1 key' : `${keys.length} keys`} />}
    >
      {create.reveal ? <NewKey apiKey={create.reveal.codes[0] ?? ''} message={create.answer?.message ?? ''} /> : null}
      <FormNote answer={remove.answer} />
      {keys.length > 0 ? (
        <SettingsList>
          {keys.map((key) => (
            <Key key={key.id} apiKey={key} sent={remove} />
          ))}
        </SettingsList>
      ) : null}
      {keys.length >= API_KEYS_MAX ? (
        <NoMore most={API_KEYS_MAX} />
      ) : (
        <NewKeyForm
          key={create.reveal ? 'made' : 'new'}
          sent={create.answer?.success ? { ...create, answer: null } : create}
        />
      )}
    </SettingsCard>
  )
}

function NewKey({ apiKey, message }: { apiKey: string; message: string }) {
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-sunken px-3.5 py-3">
      <p className="font-medium">{message}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="min-w-0 flex-1 wrap-anywhere">{apiKey}</code>
        <CopyButton text={apiKey} what="the key" className="flex-none" />
      </div>
    </div>
  )
}

function Key({ apiKey, sent }: { apiKey: ApiKeysView['keys'][number]; sent: SentForm }) {
  const { id, name, ending, made, lastUsed, ends, hasEnded } = apiKey
  return (
    <SettingsItem
      icon="key"
      name={name}
      marks={
        <>
          <code className="text-[0.8125rem] text-fg-muted">…{ending}</code>
          {hasEnded ? <Badge tone="warning">Ended</Badge> : null}
        </>
      }
      about={
        <>
          Made {made}. {lastUsed ? `Last used ${lastUsed}.` : 'Not used yet.'}{' '}
          {ends && !hasEnded ? (
            <>
              Works until <time dateTime={ends}>{toDayWords(ends)}</time>.
            </>
          ) : null}
        </>
      }
      acts={
        <ItemAct
          act="apiKeys.remove"
          sent={sent}
          field="key"
          id={id}
          label="Remove"
          spoken={`Remove the key ${name}`}
        />
      }
    />
  )
}

const toLifeWords = (days: number) => (days === 0 ? 'Until I remove it' : days === 365 ? 'A year' : `${days} days`)

function NewKeyForm({ sent }: { sent: SentForm }) {
  return (
    <SettingsForm act="apiKeys.create" once sent={sent}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" help="Which program it is for." error={fieldOf(sent, 'name').error}>
          <TextInput
            name="name"
            required
            autoComplete="off"
            maxLength={API_KEY_NAME_MAX_CHARS}
            defaultValue={fieldOf(sent, 'name').defaultValue}
          />
        </Field>
        <Field label="It works for" error={fieldOf(sent, 'lifeDays').error}>
          <Select name="lifeDays" defaultValue={fieldOf(sent, 'lifeDays').defaultValue || '90'}>
            {API_KEY_LIVES.map((days) => (
              <option key={days} value={days}>
                {toLifeWords(days)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ProofField sent={sent} />
      <Button type="submit" className="justify-self-start" busy={sent.isBusy} busyLabel="Making...">
        Make a key
      </Button>
    </SettingsForm>
  )
}
