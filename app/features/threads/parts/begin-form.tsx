import { to } from '#app/catalogue/to.ts'
import { AttachButton } from '#app/kits/asking/conversation/parts/attach-button.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { CallOption } from '../talking/thread-voices.server.ts'
import { MESSAGE_MAX_CHARS, TITLE_MAX_CHARS } from '../threads.limits.ts'
import { CallField } from './call-field.tsx'

/** First messages to try: each is asked for real when it is sent. */
const EXAMPLES = [
  '@panel What is the capital of Australia? I would have said Sydney.',
  '@panel Which is longer, the Nile or the Amazon?',
  '@built-in What is 17% of 2,340?',
] as const

type Props = {
  problem: FormProblem | null
  text: string
  callable: readonly CallOption[]
  invitesRefused: string | null
}

/** The form of a new thread: its first message alone is needed. */
export function BeginForm({ problem, text, callable, invitesRefused }: Props) {
  const values = problem?.values ?? {}
  const errors = problem?.errors ?? {}
  return (
    <>
      <KeyedForm
        name="begin-thread"
        action={to('thread-new')}
        encType="multipart/form-data"
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Field
          label="First message"
          error={errors['text']}
          help="Markdown works. Write @panel to have several engines answer at once, or @ and a name."
        >
          <TextArea
            name="text"
            rows={5}
            maxLength={MESSAGE_MAX_CHARS}
            defaultValue={values['text'] ?? text}
            key={text}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name of the thread" error={errors['title']} help="Left empty, the first message names it.">
            <TextInput
              name="title"
              maxLength={TITLE_MAX_CHARS}
              defaultValue={values['title'] ?? ''}
              autoComplete="off"
            />
          </Field>
          <CallField callable={callable} chosen={values['ask'] ?? ''} error={errors['ask'] ?? null} />
        </div>
        {invitesRefused ? (
          <p className="text-[0.8125rem] text-fg-muted">Inviting others: {invitesRefused}</p>
        ) : (
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <Field
              label="Who is invited"
              error={errors['invite']}
              help="Handles, such as @anna, with spaces between. You can make a link for others afterwards."
            >
              <TextInput name="invite" defaultValue={values['invite'] ?? ''} autoComplete="off" />
            </Field>
            <Field label="They may" error={errors['role']}>
              <Select name="role" defaultValue={values['role'] ?? 'writer'}>
                <option value="writer">Write</option>
                <option value="reader">Read along</option>
              </Select>
            </Field>
          </div>
        )}
        <AttachButton error={errors['files'] ?? null} />
        <div>
          <Button type="submit" size="lg">
            <Icon name="messages-square" size={18} /> Begin the thread
          </Button>
        </div>
      </KeyedForm>
      <Examples />
    </>
  )
}

/** Messages to begin with, each an address that fills the form. */
export function Examples() {
  return (
    <nav aria-label="First messages to try" className="mt-6 flex flex-wrap gap-2">
      {EXAMPLES.map((example) => (
        <ChipLink key={example} to={to('thread-new', null, { text: example })}>
          {example}
        </ChipLink>
      ))}
    </nav>
  )
}
