import { API_KEYS_MAX, keyCalls } from '#app/kits/members/api-keys/api-keys.limits.ts'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import { CountBadge, ItemAct, NoMore, SettingsItem, SettingsList } from '../../parts/settings-list.tsx'
import { FoldedForm } from '../folded-form.tsx'
import type { ApiKeysView } from './api-keys.server.ts'
import { callWords, ChangeKeyForm, FREE, hasRuleFault, KeyBasics, KeyRulesFields, ofKey } from './key-fields.tsx'

/** Keys for programs that speak to this server as they speak to OpenAI. */
export function ApiKeysCard({ view: { keys, address } }: { view: ApiKeysView }) {
  const create = useSettingsForm('apiKeys.create')
  const change = useSettingsForm('apiKeys.change')
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
      <FormNote answer={remove.answer ?? answerToNone(change, keys)} />
      {keys.length > 0 ? (
        <SettingsList>
          {keys.map((key) => (
            <Key key={key.id} apiKey={key} change={ofKey(change, key.id)} remove={remove} />
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

/** What is said of a key that is gone has no form to stand in. */
const answerToNone = ({ answer }: SentForm, keys: ApiKeysView['keys']) =>
  answer && !keys.some(({ id }) => id === answer.problem.values['key']) ? answer : null

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

type KeyProps = { apiKey: ApiKeysView['keys'][number]; change: SentForm; remove: SentForm }

function Key({ apiKey, change, remove }: KeyProps) {
  const { id, name, ending, hasEnded } = apiKey
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
      about={<KeyFacts apiKey={apiKey} />}
      acts={
        <ItemAct
          act="apiKeys.remove"
          sent={remove}
          field="key"
          id={id}
          label="Remove"
          spoken={`Remove the key ${name}`}
        />
      }
    >
      <ChangeKeyForm apiKey={apiKey} sent={change} />
    </SettingsItem>
  )
}

function KeyFacts({ apiKey: { made, lastUsed, ends, hasEnded, calls, used, period } }: Pick<KeyProps, 'apiKey'>) {
  const spent = used ? [used.runs, used.money].filter((one) => one !== null).join(', ') : null
  return (
    <>
      Made {made}. {lastUsed ? `Last used ${lastUsed}.` : 'Not used yet.'}{' '}
      {ends && !hasEnded ? (
        <>
          Works until <time dateTime={ends}>{toDayWords(ends)}</time>.{' '}
        </>
      ) : null}
      {calls.length < keyCalls.length ? `Only for ${calls.map((call) => callWords[call].short).join(', ')}. ` : ''}
      {spent ? `${period === 'day' ? 'Today' : 'This month'}: ${spent}.` : ''}
    </>
  )
}

function NewKeyForm({ sent }: { sent: SentForm }) {
  return (
    <SettingsForm act="apiKeys.create" once sent={sent}>
      <KeyBasics sent={sent} name="" life="90" />
      <FoldedForm title="What it may do and spend" isOpen={hasRuleFault(sent)}>
        <KeyRulesFields sent={sent} known={FREE} />
      </FoldedForm>
      <ProofField sent={sent} />
      <Button type="submit" className="justify-self-start" busy={sent.isBusy} busyLabel="Making...">
        Make a key
      </Button>
    </SettingsForm>
  )
}
