import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { TakeAway } from '#app/kits/pages/mail-file/take-away.tsx'
import { fitsAddress } from '#app/platform/address-room.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { MailView } from '../../emails/voice-email-view.server.ts'
import { ByModel } from './by-model.tsx'
import { FactsPart } from './facts-part.tsx'
import { ShareMail } from './mail-share.tsx'
import { Player } from '../player.tsx'
import { toSound } from '../recording-page.tsx'
import { SaidDiff } from './said-diff.tsx'
import { usePlayer } from '../use-player.ts'

export type MailProps = { mail: MailView; problem: FormProblem | null; action: string }
const STEPS = ['Say it', 'Changes', 'Facts', 'Take away'] as const

/** A spoken mail: what was said, what became of it, what to confirm, and the ways it can go. */
export function MailPage({ mail, problem }: { mail: MailView; problem: FormProblem | null }) {
  const { id, as, step, heard, isWritten } = mail
  useLive(
    heard?.state === 'working'
      ? fillPath(endpoints['voice/recording-live'], { id: heard.id }) + toQuery({ m: id })
      : null,
    mail.liveMark,
  )
  const action = to('voice-email', null, { m: id, as: as === 'sides' ? null : as, step: as === 'steps' ? step : null })
  const props = { mail, problem, action }
  const isSteps = as === 'steps'
  const isSides = as === 'sides' && isWritten
  return (
    <div className="page max-w-[76rem] pt-6 pb-section">
      <BackLink to={to('voice-email')}>Voice email</BackLink>
      <h1 className="heading-page mt-2 wrap-anywhere" dir="auto">
        {mail.title}
      </h1>
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
      {isSteps && isWritten ? (
        <SegmentedTabs
          label="Steps"
          className="mt-4"
          tabs={STEPS.map((label, n) => ({
            label: `${n + 1}. ${label}`,
            to: to('voice-email', null, { m: id, as, step: n + 1 }),
            isChosen: step === n + 1,
          }))}
        />
      ) : null}
      <div
        className={`mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 ${isSides ? 'lg:grid-cols-2' : 'max-w-[52rem]'}`}
      >
        {!isSteps || step === 1 || !isWritten ? <Said {...props} /> : null}
        {isWritten && (!isSteps || step === 2) ? <Mail {...props} showsChanges={isSteps} /> : null}
        {isWritten && (!isSteps || step === 3) ? <FactsPart {...props} /> : null}
        {isWritten && (!isSteps || step === 4) ? <Leave {...props} /> : null}
      </div>
      {isSteps && isWritten && step < STEPS.length ? (
        <p className="mt-8">
          <ButtonLink to={to('voice-email', null, { m: id, as, step: step + 1 })}>
            Next: {STEPS[step]} <Icon name="arrow-right" size={16} />
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

function Said({ mail, problem, action }: MailProps) {
  const { id, heard, isWritten, hasRaw, diff, as } = mail
  const player = usePlayer([], 0)
  const isListening = heard?.state === 'working'
  return (
    <section aria-labelledby="said" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="said" className="heading-small">
        What you said
      </h2>
      {heard?.hasSound ? (
        <Player
          player={player}
          src={toSound(heard.id, { m: id })}
          title="What you said"
          seconds={heard.seconds}
          peaks={heard.peaks}
        />
      ) : null}
      {isListening ? (
        <div className="rounded-card bg-sunken p-4">
          <ProgressBar
            label="Listening"
            value={heard.progress?.value ?? null}
            of={1}
            showsLabel
            words={heard.progress?.note ?? 'Waiting for its turn'}
          />
          <ReadAgain
            isOn={!mail.isStill}
            pageTo={action}
            stillTo={to('voice-email', null, { m: id, as, refresh: 'off' })}
          />
        </div>
      ) : null}
      {heard?.failure ? (
        <p className="rounded-card bg-warning-soft p-4 text-warning-soft-fg">
          {heard.failure} You can type the words below.
        </p>
      ) : null}
      {!isWritten && !isListening && heard ? (
        <p className="text-fg-muted">
          {heard.engines.length > 0 ? `${heard.engines.join(', ')} heard this. ` : ''}It is a draft: read it, put right
          what is wrong, then make the mail.
        </p>
      ) : null}
      {isWritten && diff.length > 0 ? (
        <div className="rounded-card bg-sunken p-4">
          <SaidDiff diff={diff} />
        </div>
      ) : null}
      {isListening ? null : <Rewrite mail={mail} problem={problem} action={action} />}
      <div className="flex flex-wrap gap-2">
        {heard?.hasSound && !isListening ? (
          <ActForm name="do" act="remove-sound" fields={{ email: id }} action={action} variant="ghost">
            Delete the sound
          </ActForm>
        ) : null}
        {hasRaw && isWritten ? (
          <ActForm name="do" act="remove-words" fields={{ email: id }} action={action} variant="ghost">
            Delete the raw words
          </ActForm>
        ) : null}
        <ActForm name="do" act="delete" fields={{ email: id }} action={action} variant="ghost">
          Delete all of it
        </ActForm>
      </div>
    </section>
  )
}

function Mail({ mail, problem, action, showsChanges }: MailProps & { showsChanges: boolean }) {
  const { id, letter, missing, diff, pack } = mail
  const of = problem?.values['do'] === 'save' ? problem : null
  const valueOf = (name: 'to' | 'subject' | 'greeting' | 'body' | 'closing') => of?.values[name] ?? letter[name]
  const errorOf = (name: string) => of?.errors[name] ?? null
  return (
    <section id="mail" aria-labelledby="mail-heading" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="mail-heading" className="heading-small">
        The mail
      </h2>
      {showsChanges && diff.length > 0 ? (
        <div className="rounded-card bg-sunken p-4">
          <SaidDiff diff={diff} />
        </div>
      ) : null}
      <KeyedForm name="save" again action={action} className="grid gap-4 rounded-sheet bg-surface p-5 shadow-lg sm:p-7">
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="email" value={id} />
        <Field label="To" error={errorOf('to')}>
          <TextInput name="to" inputMode="email" defaultValue={valueOf('to')} autoComplete="off" />
        </Field>
        <Field label="Subject" error={errorOf('subject')}>
          <TextInput name="subject" defaultValue={valueOf('subject')} autoComplete="off" dir="auto" />
        </Field>
        <Field label="Greeting" error={errorOf('greeting')}>
          <TextInput name="greeting" defaultValue={valueOf('greeting')} autoComplete="off" dir="auto" />
        </Field>
        <Field label="What it says" error={errorOf('body')}>
          <TextArea key={letter.body} name="body" rows={9} defaultValue={valueOf('body')} dir="auto" />
        </Field>
        <Field label="Closing" error={errorOf('closing')}>
          <TextArea key={letter.closing} name="closing" rows={2} defaultValue={valueOf('closing')} dir="auto" />
        </Field>
        <div>
          <Button type="submit" variant="plain">
            Save the mail
          </Button>
        </div>
      </KeyedForm>
      {missing.length > 0 ? (
        <div className="rounded-card bg-warning-soft p-4 text-warning-soft-fg">
          <p className="font-strong">A mail of the pack “{pack.label}” usually also says</p>
          <ul className="mt-1 list-disc ps-5">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {letter.note ? (
        <p role="status" className="rounded-card bg-warning-soft p-4 text-warning-soft-fg">
          {letter.note}
        </p>
      ) : null}
      <p className="text-xs text-fg-subtle">
        {letter.by
          ? `Rules carried out your corrections, and ${letter.by} worded the mail. Read it over: what it names is read back to you.`
          : 'Made of your words by rules; no model had a hand in it.'}
      </p>
      {letter.changes.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-1 text-[0.8125rem] text-fg-muted">What was changed, and why</summary>
          <ul className="mt-2 grid gap-1.5 text-[0.8125rem]">
            {letter.changes.map(({ from, to: after, why }, n) => (
              <li key={n} className="wrap-anywhere">
                {from ? <del className="text-fg-subtle">{from}</del> : null}{' '}
                {after ? <ins className="no-underline">{after}</ins> : null}{' '}
                <span className="text-fg-muted">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function Leave(props: MailProps) {
  const { mail, problem, action } = props
  const { id, letter, text, sentAt, facts, publisher, sender } = mail
  const open = facts.filter(({ isConfirmed }) => !isConfirmed).length
  return (
    <section aria-labelledby="leave" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="leave" className="heading-small">
        Take it away
      </h2>
      <TakeAway text={text} subject={letter.subject} name="mail" to={letter.to} />
      {fitsAddress(text) ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('email-polish', null, { text })} variant="ghost" size="sm">
            <Icon name="check" size={16} /> Polish it
          </ButtonLink>
        </div>
      ) : null}
      <div id="sent" className="grid scroll-mt-20 gap-3 rounded-card bg-sunken p-4">
        {sentAt ? (
          <p role="status" className="flex items-center gap-2">
            <Icon name="check-circle" size={18} /> Sent to {letter.to} on {toShortDay(new Date(sentAt))}.
          </p>
        ) : publisher.state === 'ready' ? (
          <>
            <p className="text-[0.8125rem] text-fg-muted">
              It leaves as “{sender?.name ?? sender?.email} via Frenly”, and answers reach {sender?.email}. It is sent
              when you press this, and never by itself.
            </p>
            <KeyedForm name="send" action={action}>
              <input type="hidden" name="do" value="send" />
              <input type="hidden" name="email" value={id} />
              <Button type="submit" aria-describedby="send-why">
                <Icon name="send" size={17} /> Send it{letter.to ? ` to ${letter.to}` : ''}
              </Button>
            </KeyedForm>
            <p id="send-why" className="text-[0.8125rem] text-fg-muted">
              {letter.to === '' ? 'Its address is still missing. ' : ''}
              {open > 0 ? `${open} of ${facts.length} facts are not confirmed yet.` : 'Every fact is confirmed.'}
            </p>
          </>
        ) : (
          <p className="text-[0.8125rem] text-fg-muted">
            Members with a confirmed address can also send it from here. Everything else works without an account.
          </p>
        )}
        {problem?.errors['send'] ? <FieldError>{problem.errors['send']}</FieldError> : null}
      </div>
      <ShareMail {...props} />
    </section>
  )
}

function Rewrite({ mail: { id, said, isWritten, hasRaw, letter, pack, model }, problem, action }: MailProps) {
  const of = problem?.values['do'] === 'rewrite' ? problem : null
  return (
    <details open={!isWritten || of !== null}>
      <summary className={isWritten ? 'cursor-pointer py-1 text-[0.8125rem] text-fg-muted' : 'sr-only'}>
        {hasRaw || !isWritten ? 'Change the words and make it anew' : 'Say it anew'}
      </summary>
      <KeyedForm name="rewrite" again action={action} className="mt-2 grid gap-3">
        <input type="hidden" name="do" value="rewrite" />
        <input type="hidden" name="email" value={id} />
        <input type="hidden" name="tone" value={letter.tone} />
        <input type="hidden" name="pack" value={pack.id} />
        <Field label="The words as they were said" error={of?.errors['said'] ?? null}>
          <TextArea key={said} name="said" rows={7} defaultValue={of?.values['said'] ?? said} dir="auto" />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant={isWritten ? 'plain' : 'accent'}>
            <Icon name="mail" size={17} /> {isWritten ? 'Make it anew' : 'Make the mail'}
          </Button>
          <ByModel model={model} />
        </div>
      </KeyedForm>
    </details>
  )
}
