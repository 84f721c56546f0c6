import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toTable } from '#app/platform/table.ts'
import { DeletedNotice } from '#app/kits/pages/undo-delete/deleted-notice.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink, ChoiceChip } from '#app/ui/controls/chip.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { VoiceEmailView } from '../../emails/voice-email-view.server.ts'
import { HearForm } from '../hear-form.tsx'
import { ByModel } from './by-model.tsx'
import { MailPage } from './mail-page.tsx'

type Start = Extract<VoiceEmailView, { part: 'start' }>
type Listed = Extract<VoiceEmailView, { part: 'list' }>['list']
const TONES = { warm: 'Warm', plain: 'Plain', formal: 'Formal' } as const
const LEADS: Readonly<Record<string, string>> = toTable({
  sides:
    'Say what you mean. What you said stays beside the mail that came of it, and you confirm every name, number and day before anything leaves.',
  box: 'One box. Speak or type into it; the mail follows.',
  steps: 'Four steps, one at a time: say it, see what was changed, confirm the facts, take it away.',
  packs: 'Choose your trade first: it sets the tone, and asks for what such a mail should say.',
  plain: 'Plain and without a microphone: type it as you would say it.',
})
/** How a mail is shown that was begun in a look. */
const AS: Readonly<Record<string, string>> = toTable({ box: 'box', steps: 'steps', plain: 'plain' })

/** Spoken words in, a mail out. */
export function VoiceEmailPage({ view, problem }: { view: VoiceEmailView; problem: FormProblem | null }) {
  if (view.part === 'mail') return <MailPage key={view.mail.id} mail={view.mail} problem={problem} />
  return (
    <div className="page max-w-[52rem] pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">{view.part === 'list' ? 'Your spoken mails' : 'Voice email'}</h1>
        <ButtonLink
          to={view.part === 'list' ? to('voice-email') : to('voice-email', null, { part: 'list' })}
          variant="ghost"
          size="sm"
        >
          <Icon name={view.part === 'list' ? 'plus' : 'list'} size={16} />{' '}
          {view.part === 'list' ? 'New mail' : 'Your mails'}
        </ButtonLink>
      </div>
      {view.part === 'list' ? <List list={view.list} /> : <StartPart view={view} problem={problem} />}
    </div>
  )
}

function StartPart({ view, problem }: { view: Start; problem: FormProblem | null }) {
  const { look, pack, packs, recent } = view
  const isHear = problem?.values['do'] === 'hear'
  return (
    <>
      <p className="lead mt-1 max-w-[40em]">{LEADS[look]}</p>
      {look === 'packs' || pack.id !== 'plain' ? (
        <nav aria-label="Packs" className="mt-5 flex flex-wrap gap-2">
          {packs.map(({ id, label }) => (
            <ChipLink key={id} to={`?pack=${id}`} isChosen={pack.id === id}>
              {label}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {look === 'packs' || pack.id !== 'plain' ? (
        <p className="mt-3 text-[0.8125rem] text-fg-muted">
          {pack.about} {pack.asks.length > 0 ? `It asks for: ${pack.asks.join(', ').toLowerCase()}.` : ''}
        </p>
      ) : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10">
        <WriteForm view={view} problem={isHear ? null : problem} />
        {look === 'plain' ? null : (
          <section aria-labelledby="speak">
            <h2 id="speak" className="heading-small mb-4">
              Or say it
            </h2>
            <HearForm
              action={to('voice-email')}
              ears={view.ears}
              canRead={view.canRead}
              problem={isHear ? problem : null}
              canKeep={false}
            >
              <input type="hidden" name="as" value={AS[look] ?? ''} />
              <input type="hidden" name="pack" value={pack.id} />
              <input type="hidden" name="tone" value={pack.tone} />
            </HearForm>
          </section>
        )}
        {recent.length > 0 ? (
          <section aria-labelledby="recent">
            <h2 id="recent" className="heading-small">
              Lately
            </h2>
            <Rows rows={recent} />
          </section>
        ) : null}
      </div>
    </>
  )
}

function Manner({ view: { pack }, problem }: { view: Start; problem: FormProblem | null }) {
  const chosen = problem?.values['tone'] ?? pack.tone
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <input type="hidden" name="pack" value={pack.id} />
      <fieldset>
        <legend className="text-[0.8125rem] font-medium">Tone</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {Object.entries(TONES).map(([id, label]) => (
            <ChoiceChip key={id} type="radio" name="tone" value={id} defaultChecked={chosen === id}>
              {label}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <Field label="To (if you know it)" error={problem?.errors['to'] ?? null}>
        <TextInput
          name="to"
          type="text"
          inputMode="email"
          defaultValue={problem?.values['to'] ?? ''}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}

function List({ list: { find, rows, next, deleted } }: { list: Listed }) {
  return (
    <>
      {deleted ? (
        <div className="mt-6">
          <DeletedNotice
            deleted={[deleted]}
            things="mails"
            action={to('voice-email')}
            dismissTo={to('voice-email', null, { part: 'list' })}
          />
        </div>
      ) : null}
      <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-2">
        <input type="hidden" name="part" value="list" />
        <Field label="Words in your mails" className="min-w-0 flex-1">
          <TextInput type="search" maxLength={200} name="find" defaultValue={find} autoComplete="off" />
        </Field>
        <Button type="submit" variant="plain">
          Find
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={find ? 'No mail holds these words' : 'No mails yet'} pose="envelope">
          {find
            ? 'Try fewer or other words.'
            : 'What you say is kept here with what came of it: for members until they delete it, for guests 30 days in this browser.'}
        </EmptyState>
      ) : (
        <Rows rows={rows} />
      )}
      {next ? (
        <p className="mt-6">
          <ButtonLink to={to('voice-email', null, { part: 'list', find: find || null, after: next })} variant="plain">
            Older <Icon name="arrow-right" size={16} />
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}

function Rows({ rows }: { rows: Listed['rows'] }) {
  return (
    <ul className="mt-3 border-b border-line">
      {rows.map(({ id, title, pack, isSent, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
          <div className="min-w-0 flex-[1_1_14rem]">
            <Link to={to('voice-email', null, { m: id })} className="link font-strong wrap-anywhere" dir="auto">
              {title}
            </Link>
            <p className="text-xs text-fg-subtle">
              {pack}, {toShortDay(createdAt)}
            </p>
          </div>
          {isSent ? <Badge tone="success">sent</Badge> : null}
        </li>
      ))}
    </ul>
  )
}

function WriteForm({ view, problem }: { view: Start; problem: FormProblem | null }) {
  const { look, pack } = view
  const manner = <Manner view={view} problem={problem} />
  return (
    <KeyedForm name="write" action={to('voice-email')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="do" value="write" />
      <input type="hidden" name="as" value={AS[look] ?? ''} />
      <Field
        label="What you would say"
        help="Ums, false starts and “no wait, Wednesday” are fine: they are taken out where you see it."
        error={problem?.errors['said'] ?? null}
      >
        <TextArea
          key={view.said}
          name="said"
          rows={look === 'box' ? 10 : 6}
          defaultValue={problem?.values['said'] ?? view.said}
          dir="auto"
        />
      </Field>
      {look === 'box' ? (
        <details>
          <summary className="cursor-pointer py-1 text-[0.8125rem] text-fg-muted">Tone, address</summary>
          <div className="mt-3">{manner}</div>
        </details>
      ) : (
        manner
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg">
          <Icon name="mail" size={18} /> Make the mail
        </Button>
        <ByModel model={view.model} />
        <ButtonLink
          to={`?${new URLSearchParams({ ...(pack.id !== 'plain' && { pack: pack.id }), text: pack.example })}`}
          variant="ghost"
          size="sm"
        >
          <Icon name="sparkles" size={16} /> Fill in an example
        </ButtonLink>
      </div>
    </KeyedForm>
  )
}
