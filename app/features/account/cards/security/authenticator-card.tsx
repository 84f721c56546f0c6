import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { QrCode } from '#app/kits/pages/qr-code/qr-code.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import { AuthenticatorRecovery } from './authenticator-recovery.tsx'
import { FoldedAct } from '../folded-form.tsx'
import type { AuthenticatorView } from './authenticator.server.ts'

const ABOUT =
  'After your password, six digits from an app on your phone. Whoever learns the password alone stays outside.'

/** The second step by an authenticator app: off, being set up, or on. */
export function AuthenticatorCard({ view }: { view: AuthenticatorView }) {
  const isOn = view.state === 'on'
  return (
    <SettingsCard
      title="Authenticator app"
      about={ABOUT}
      state={isOn ? <Badge tone="success">On</Badge> : <Badge>{view.state === 'off' ? 'Off' : 'Being set up'}</Badge>}
    >
      {view.state === 'off' ? <Off /> : null}
      {view.state === 'pending' ? <Pending view={view} /> : null}
      {view.state === 'on' ? <On view={view} /> : null}
    </SettingsCard>
  )
}

function Off() {
  const start = useSettingsForm('authenticator.start')
  const confirm = useSettingsForm('authenticator.confirm')
  const sent: SentForm = start.answer ? start : { ...confirm, isBusy: start.isBusy }
  return (
    <SettingsForm act="authenticator.start" sent={sent}>
      <ProofField sent={sent} />
      <Button
        type="submit"
        variant="plain"
        className="justify-self-start"
        busy={start.isBusy}
        busyLabel="Setting up..."
      >
        Set up
      </Button>
    </SettingsForm>
  )
}

function Pending({ view }: { view: Extract<AuthenticatorView, { state: 'pending' }> }) {
  const sent = useSettingsForm('authenticator.confirm')
  const cancel = useSettingsForm('authenticator.cancel')
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode {...view.qr} label={`QR code for ${view.account} at ${view.issuer}`} />
        <div className="grid gap-3">
          <h3 className="heading-small">1. Let the app read the code</h3>
          <p className="text-fg-muted">
            Scan it with any authenticator app. Where the app is on this very device,{' '}
            <a href={view.uri} className="link">
              open it there
            </a>
            . Or type this key as a time-based one:
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3.5 py-2.5">
            <code className="min-w-0 flex-1 wrap-anywhere">{view.key}</code>
            <CopyButton text={view.key.replaceAll(' ', '')} what="the key" className="flex-none" />
          </div>
        </div>
      </div>
      <SettingsForm act="authenticator.confirm" sent={sent}>
        <h3 className="heading-small">2. Tell us the digits it shows</h3>
        <Field
          label="Six digits"
          help="They change every 30 seconds. Nothing is turned on before they were right."
          error={fieldOf(sent, 'code').error}
        >
          <TextInput
            name="code"
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            className="max-w-56 tabular-nums"
          />
        </Field>
        <Button type="submit" className="justify-self-start" busy={sent.isBusy} busyLabel="Turning on...">
          Turn it on
        </Button>
      </SettingsForm>
      <SettingsForm act="authenticator.cancel" sent={cancel} className="grid justify-start">
        <Button type="submit" variant="plain" size="sm" busy={cancel.isBusy}>
          Cancel the set-up
        </Button>
      </SettingsForm>
    </div>
  )
}

const FEW = 3

function On({ view: { since, codesLeft } }: { view: Extract<AuthenticatorView, { state: 'on' }> }) {
  const confirm = useSettingsForm('authenticator.confirm')
  const renew = useSettingsForm('authenticator.renew')
  const stop = useSettingsForm('authenticator.stop')
  const told = renew.reveal ? renew : confirm
  return (
    <div className="grid gap-4">
      {told.reveal ? (
        <AuthenticatorRecovery
          key={told.reveal.codes[0]}
          message={told.answer?.message ?? ''}
          codes={told.reveal.codes}
        />
      ) : null}
      <ul className="grid gap-1.5">
        <li className="flex items-start gap-2">
          <Icon name="shield-check" size={18} className="mt-px flex-none text-fg-subtle" />
          Turned on {since}.
        </li>
        <li className="flex items-start gap-2">
          <Icon name={codesLeft < FEW ? 'alert' : 'key'} size={18} className="mt-px flex-none text-fg-subtle" />
          {toCodesWords(codesLeft)}
        </li>
      </ul>
      <div>
        <FoldedAct
          act="authenticator.renew"
          sent={onlyFailed(renew)}
          title="New recovery codes"
          about="Ten new ones are made and shown once. The old ones end at once."
          button="Make new codes"
          variant="plain"
        />
        <FoldedAct
          act="authenticator.stop"
          sent={stop}
          title="Turn off"
          about="Signing in will ask for your password alone, and the recovery codes end. You can set it up again at any time."
          button="Turn off the authenticator app"
        />
      </div>
    </div>
  )
}

/** What went well is told beside the codes. */
const onlyFailed = (sent: SentForm): SentForm => (sent.answer?.success ? { ...sent, answer: null } : sent)

function toCodesWords(codesLeft: number): string {
  if (codesLeft === 0) return 'No recovery code is left. Without the phone you could not get in: make new ones.'
  const left = codesLeft === 1 ? 'One recovery code is left' : `${codesLeft} recovery codes are left`
  return codesLeft < FEW ? `${left}. It is time for new ones.` : `${left}.`
}
