import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { fieldOf } from '#app/kits/members/account-form/sent-form.ts'
import type { CardViews } from '../../settings-forms-by-card.server.ts'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'

type View = CardViews['deletion']

/** Erasing the account: what goes, when, and what stays; while it waits, only how it stands. */
export function DeletionCard({ view }: { view: View }) {
  if (view.isAsked) {
    return (
      <SettingsCard title="Erase your account">
        <p className="text-fg-muted">
          You asked for it. On {view.eraseDay} the account and all that belongs to it go for good. “Keep my account” at
          the top of this page takes that back.
        </p>
      </SettingsCard>
    )
  }
  return (
    <SettingsCard
      title="Erase your account"
      about={`You have ${view.graceDays} days to change your mind. After that nobody can bring it back.`}
    >
      <WhatHappens view={view} />
      <AskForm username={view.username} />
    </SettingsCard>
  )
}

function WhatHappens({ view: { graceDays, eraseDay } }: { view: View }) {
  return (
    <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3 [&>dd]:text-fg-muted max-sm:[&>dd]:mb-3 [&>dt]:font-medium">
      <dt>At once</dt>
      <dd>You are signed out on every device, and a letter tells you the date and how to keep the account.</dd>
      <dt>For {graceDays} days</dt>
      <dd>Nothing is lost. Sign in at any time and press “Keep my account”.</dd>
      <dt>On {eraseDay}</dt>
      <dd>
        Erased: your profile and picture, your questions with their answers, sessions, passkeys, the authenticator app
        and recovery codes, the connections to accounts elsewhere, waitlist places, and our letters to you.
      </dd>
      <dt>What stays</dt>
      <dd>Feedback you sent, without your name and address. Backups keep copies until they are replaced.</dd>
    </dl>
  )
}

function AskForm({ username }: { username: string }) {
  const sent = useSettingsForm('deletion.ask')
  const { error, defaultValue } = fieldOf(sent, 'username')
  return (
    <SettingsForm act="deletion.ask" sent={sent} className="grid gap-4 border-t border-line pt-5">
      <Field label="Your username" help={`Type ${username} to show that you mean it.`} error={error}>
        <TextInput
          name="username"
          defaultValue={defaultValue}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <ProofField sent={sent} />
      <Button type="submit" variant="danger" busy={sent.isBusy} busyLabel="Asking..." className="justify-self-start">
        Erase my account
      </Button>
    </SettingsForm>
  )
}
