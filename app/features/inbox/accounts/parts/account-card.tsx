import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useReaderTimes } from '../../parts/use-reader-times.ts'
import type { AccountView } from '../accounts-view.server.ts'
import { ServerFields } from './server-fields.tsx'

type Props = { account: AccountView; name: string; problem: FormProblem | null }

/** An account with its state and what can be done with it. */
export function AccountCard({ account, name, problem }: Props) {
  const { id, address, state } = account
  return (
    <li>
      <Panel className="p-5 lg:p-7">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="heading-card min-w-0 wrap-anywhere">{address}</h3>
          <State account={account} />
        </div>
        <Progress account={account} />
        {state === 'leaving' ? null : (
          <>
            <KeyedForm name="sync-account" of={id} again className="mt-4">
              <input type="hidden" name="do" value="sync" />
              <input type="hidden" name="account" value={id} />
              <Button type="submit" variant="plain">
                <Icon name="refresh" size={17} /> Sync now
              </Button>
            </KeyedForm>
            <Change account={account} name={name} problem={problem} />
            <Remove account={account} problem={problem} />
          </>
        )}
      </Panel>
    </li>
  )
}

function State({ account: { state, trouble, isComplete } }: { account: AccountView }) {
  const [tone, words]: [BadgeTone, string] =
    state === 'leaving'
      ? ['quiet', 'being removed']
      : state === 'stopped'
        ? ['danger', 'stopped']
        : trouble
          ? ['warning', 'in trouble']
          : isComplete
            ? ['success', 'up to date']
            : ['info', 'bringing mail over']
  return <Badge tone={tone}>{words}</Badge>
}

function Progress({ account }: { account: AccountView }) {
  const { state, trouble, syncedAt, isComplete, done, total, skipped, isListening } = account
  const { toFull } = useReaderTimes()
  if (state === 'leaving') return <p className="mt-2 text-sm text-fg-muted">Its password is gone already.</p>
  const words = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} messages`
  return (
    <div className="mt-2 grid gap-2 text-sm text-fg-muted">
      {trouble ? <FieldError>{trouble}</FieldError> : null}
      {isComplete || total === 0 ? null : (
        <ProgressBar label="Messages here" value={done} of={total} words={words} showsLabel />
      )}
      <p>
        {syncedAt
          ? `Synced last on ${toFull(syncedAt)}.`
          : total > 0 || trouble
            ? ''
            : 'Not synced yet; that takes a moment.'}
        {isComplete ? ` ${total.toLocaleString('en')} messages on the server.` : ''}
        {isListening ? ' New mail comes in the moment it arrives there.' : ''}
        {skipped > 0 ? ` ${skipped.toLocaleString('en')} were too large and stay there.` : ''}
        {state === 'stopped' ? ' Nothing more is tried until you change the password or press Sync now.' : ''}
      </p>
    </div>
  )
}

function Change({ account, name, problem }: Props) {
  const error = (field: string) => problem?.errors[field] ?? null
  const isHere = problem?.values['do'] === 'change'
  return (
    <details open={isHere || undefined} className="mt-4">
      <summary className="w-fit cursor-pointer py-1 text-sm text-fg-muted">Password, name and servers</summary>
      <KeyedForm name="change-account" of={account.id} again className="mt-3 grid gap-4">
        <input type="hidden" name="do" value="change" />
        <input type="hidden" name="account" value={account.id} />
        {error('form') ? (
          <div role="alert">
            <FieldError>{error('form')}</FieldError>
          </div>
        ) : null}
        <PasswordInput
          label="New password"
          name="password"
          help="Empty: it stays as it is."
          error={error('password')}
          autoComplete="off"
        />
        <Field label="Your name in letters" help={`Empty: ${name}`} error={error('senderName')}>
          <TextInput
            name="senderName"
            defaultValue={problem?.values['senderName'] ?? account.senderName}
            maxLength={80}
          />
        </Field>
        <ServerFields account={account} problem={isHere ? problem : null} />
        <div>
          <Button type="submit">Keep and sign in</Button>
        </div>
      </KeyedForm>
    </details>
  )
}

function Remove({ account, problem }: { account: AccountView; problem: FormProblem | null }) {
  return (
    <details open={problem?.values['do'] === 'remove' || undefined} className="mt-3">
      <summary className="w-fit cursor-pointer py-1 text-sm text-fg-muted">Remove this account</summary>
      <KeyedForm name="remove-account" of={account.id} again className="mt-3 grid gap-4">
        <input type="hidden" name="do" value="remove" />
        <input type="hidden" name="account" value={account.id} />
        <RadioGroup
          label="Its mail here"
          name="mail"
          defaultValue="keep"
          error={problem?.errors['mail'] ?? null}
          options={[
            { value: 'keep', label: 'Stays in this inbox' },
            { value: 'delete', label: 'Is deleted here for good' },
          ]}
        />
        <p className="text-sm text-fg-muted">On the account’s own server nothing changes.</p>
        <div>
          <Button type="submit" variant="danger">
            Remove
          </Button>
        </div>
      </KeyedForm>
    </details>
  )
}
