import { Link, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { AttachButton } from '#app/kits/asking/conversation/parts/attach-button.tsx'
import { AskKeysNote } from '#app/kits/pages/question-box/ask-keys-note.tsx'
import { useAskKeys } from '#app/kits/pages/question-box/use-ask-keys.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ThreadView } from '../talking/thread-view.server.ts'
import { CHOICE_MAX_CHARS, MESSAGE_MAX_CHARS } from '../threads.limits.ts'
import { CallField, CallList } from './call-field.tsx'
import { MentionHints } from './mention-hints.tsx'

type Props = { view: ThreadView; problem: FormProblem | null }

/** Where a message is written, with who answers it, files and a poll. */
export function Composer({ view, problem }: Props) {
  const { id, callable, members } = view
  const own = problem?.values['do'] === 'say' ? problem : null
  const values = own?.values ?? {}
  const errors = own?.errors ?? {}
  const navigation = useNavigation()
  const isSending = navigation.formMethod === 'POST' && navigation.formData?.get('do') === 'say'
  const [typed, setTyped] = useState({ text: values['text'] ?? '', at: 0 })
  const keys = useAskKeys()
  return (
    <div id="say" className="above-bar sticky bottom-0 z-10 scroll-mt-24 bg-bg pt-2 pb-3">
      <KeyedForm
        name="say"
        action={to('threads', null, { t: id })}
        encType="multipart/form-data"
        noValidate
        aria-label="Your message"
        className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-[22px] bg-surface-raised px-3 pt-2 pb-3 shadow-lg focus-within:shadow-[var(--sh-lg),0_0_0_2px_var(--ring)]"
      >
        <input type="hidden" name="do" value="say" />
        {view.replying ? <Replying view={view} replying={view.replying} /> : null}
        <Field label="Message" hideLabel error={errors['text'] ?? errors['mark'] ?? null}>
          <TextArea
            name="text"
            rows={2}
            boxRef={keys.ref}
            onKeyDown={keys.onKeyDown}
            onChange={({ target }) => setTyped({ text: target.value, at: target.selectionStart })}
            maxLength={MESSAGE_MAX_CHARS}
            defaultValue={values['text'] ?? ''}
            placeholder="Write a message. @ calls somebody, @panel all engines."
            className="field-sizing-content max-h-56 resize-none! bg-transparent! text-base leading-6 shadow-none! focus:shadow-none!"
          />
        </Field>
        <MentionHints typed={typed} box={keys.ref} people={members.named} callable={callable} onPick={setTyped} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <AttachButton error={errors['files'] ?? null} />
          <span className="ms-auto flex items-center gap-3">
            <AskKeysNote asks="sends" className="max-lg:hidden" />
            <Button type="submit" size="sm" busy={isSending} busyLabel="Sending...">
              Send <Icon name="arrow-up" size={17} />
            </Button>
          </span>
        </div>
        <details open={Boolean(errors['ask'] || errors['choice']) || undefined} className="text-[0.8125rem]">
          <summary className="link w-fit cursor-pointer py-1.5">Ask an engine, or add a poll</summary>
          <div className="mt-1 grid max-h-[60vh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto p-0.5">
            <CallField callable={callable} chosen={values['ask'] ?? ''} error={errors['ask'] ?? null} />
            <PollFields problem={own} />
            <CallList callable={callable} people={members.named} />
          </div>
        </details>
        {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
      </KeyedForm>
    </div>
  )
}

function Replying({ view, replying }: { view: ThreadView; replying: NonNullable<ThreadView['replying']> }) {
  return (
    <p className="flex items-center gap-2 text-[0.8125rem] text-fg-muted">
      <input type="hidden" name="reply" value={replying.id} />
      <Icon name="reply" size={15} className="flex-none" />
      <span className="min-w-0 flex-1 truncate">
        To {replying.by}: {replying.text}
      </span>
      <Link to={to('threads', null, { t: view.id })} preventScrollReset className="link flex-none">
        Not a reply
      </Link>
    </p>
  )
}

const FIELDS = 6

function PollFields({ problem }: { problem: FormProblem | null }) {
  const typed = problem?.lists['choice'] ?? []
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-2 text-fg-muted">
        A poll: your message is the question, two choices or more make one.
      </legend>
      {Array.from({ length: FIELDS }, (_, n) => (
        <Field key={n} label={`Choice ${n + 1}`} error={n === 0 ? (problem?.errors['choice'] ?? null) : null}>
          <TextInput name="choice" maxLength={CHOICE_MAX_CHARS} defaultValue={typed[n] ?? ''} autoComplete="off" />
        </Field>
      ))}
      <Checkbox
        name="many"
        defaultChecked={problem?.values['many'] === 'on'}
        label="Several may be chosen"
        className="sm:col-span-2"
      />
    </fieldset>
  )
}
