import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { AskArea } from '#app/kits/pages/question-box/ask-area.tsx'
import { AskKeysNote } from '#app/kits/pages/question-box/ask-keys-note.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { MESSAGE_MAX_CHARS, TEMPORARY_KEEPS_HOURS } from '../conversation.limits.ts'
import type { ConversationPage } from '../conversation-view.ts'
import { AttachButton } from './attach-button.tsx'
import { VoiceChips, VoiceSelect } from './voice-choice.tsx'

type Props = { page: ConversationPage; problem: FormProblem | null }

/** Where a message is written, with whoever is to answer it and what goes along. */
export function Composer({ page, problem }: Props) {
  const { kind, conversation, draft } = page
  const navigation = useNavigation()
  const isSending = navigation.formMethod === 'POST' && navigation.formData?.get('do') === 'send'
  const chosen = listChosen(page, problem)
  const isEmpty = conversation === null
  return (
    <div className="rounded-[26px] bg-surface-raised px-2.5 pt-1.5 pb-2.5 shadow-lg focus-within:shadow-[var(--sh-lg),0_0_0_2px_var(--ring)]">
      <KeyedForm
        name="message"
        id="message-form"
        action={to(kind)}
        encType="multipart/form-data"
        noValidate
        aria-label={isEmpty ? 'Begin a conversation' : 'Next message'}
        // Without scripts the page reads itself again meanwhile, and would lose what is typed.
        className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 ${conversation?.isUnderWay ? 'noscript:hidden' : ''}`}
      >
        <input type="hidden" name="do" value="send" />
        <input type="hidden" name="c" value={conversation?.id ?? ''} />
        <input type="hidden" name="parent" value={conversation?.tipId ?? ''} />
        {kind === 'summon' ? (
          <VoiceChips
            voices={page.voices}
            chosen={chosen}
            error={problem?.errors['voice'] ?? null}
            marks={conversation?.marks}
          />
        ) : null}
        <Field label="Your message" hideLabel error={problem?.errors['text'] ?? null}>
          <AskArea
            name="text"
            rows={isEmpty ? 3 : 1}
            waits={isEmpty}
            isOff={conversation?.isUnderWay}
            maxLength={MESSAGE_MAX_CHARS}
            defaultValue={problem?.values['text'] ?? draft.text}
            placeholder={
              kind === 'summon' ? 'What should they work on? Name one with @ to ask it alone.' : 'Write a message'
            }
            className="field-sizing-content max-h-72 resize-none! bg-transparent! text-base leading-6 shadow-none! focus:shadow-none!"
          />
        </Field>
        <div className="flex flex-wrap items-end gap-x-2.5 gap-y-2 px-1.5">
          {kind === 'chat' ? (
            <VoiceSelect
              voices={page.voices}
              chosen={chosen[0] ?? ''}
              error={problem?.errors['voice'] ?? null}
              isBrief={!isEmpty}
            />
          ) : null}
          <AttachButton error={problem?.errors['files'] ?? null} />
          {isEmpty ? (
            <Checkbox
              name="temporary"
              value="1"
              defaultChecked={problem?.values['temporary'] !== undefined}
              label="Temporary"
              help={`In no history, gone after ${TEMPORARY_KEEPS_HOURS} hours.`}
            />
          ) : null}
          {conversation?.isUnderWay ? null : (
            <span className="ml-auto flex items-center gap-3">
              <AskKeysNote asks="sends" className="max-lg:hidden" />
              <Button type="submit" size="sm" busy={isSending} busyLabel="Sending...">
                Send <Icon name="arrow-up" size={17} />
              </Button>
            </span>
          )}
        </div>
        {problem?.errors['do'] ? <FieldError>{problem.errors['do']}</FieldError> : null}
      </KeyedForm>
      {conversation?.isUnderWay ? <StopForm page={page} /> : null}
    </div>
  )
}

function StopForm({ page: { kind, conversation } }: Pick<Props, 'page'>) {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Form
      method="post"
      action={to(kind)}
      preventScrollReset
      className="mt-2 flex justify-end"
      onSubmit={() => setIsPressed(true)}
    >
      <input type="hidden" name="do" value="stop" />
      <input type="hidden" name="c" value={conversation?.id} />
      <Button type="submit" variant="plain" busy={isPressed} busyLabel="Stopping...">
        <Icon name="stop" size={16} /> Stop
      </Button>
    </Form>
  )
}

/** Whoever was chosen before a mistake, else who is here, else who was named in the address, else the first there is. */
function listChosen({ conversation, draft, voices, kind }: ConversationPage, problem: FormProblem | null): string[] {
  const sent = problem?.lists['voice'] ?? (problem?.values['voice'] === undefined ? null : [problem.values['voice']])
  if (sent) return sent
  if (conversation && conversation.voices.length > 0) return conversation.voices
  const named = draft.voices.filter((key) => voices.some((voice) => voice.key === key))
  return named.length > 0 || kind === 'summon' ? named : voices.slice(0, 1).map(({ key }) => key)
}
