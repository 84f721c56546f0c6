import { useNavigation } from '@remix-run/react'
import type { SeatInfo } from '#app/kits/asking/panel/seat-info.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import { ANSWER_MAX_CHARS, LABEL_MAX_CHARS } from '../consensus.limits.ts'
import { listTyped } from '../typed-lists.ts'
import { DocumentField } from './documents/document-field.tsx'

/** Brings a further answer to a finished run: of models and sources that were not asked, from elsewhere, or a document's. */
export function AddAnswer({
  others,
  problem,
  hasQuestion,
  ownFiles,
  isMember,
}: {
  others: readonly SeatInfo[]
  problem: FormProblem | null
  /** Documents answer a question; there is none where answers were only compared. */
  hasQuestion: boolean
  ownFiles: readonly { id: string; name: string }[]
  isMember: boolean
}) {
  const isSending = useNavigation().formData?.get('act') === 'add'
  const own = problem?.values.act === 'add' ? problem : null
  const isHeld = useIsHeld('add-answer')
  return (
    <details className="group mt-6 rounded-card bg-sunken print:hidden" open={own !== null || isHeld}>
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2.5 font-medium">
        <Icon name="plus" size={18} className="transition-transform duration-fast group-open:rotate-45" />
        Add an answer
        <span className="font-body text-fg-subtle max-sm:hidden">makes the next version of this run</span>
      </summary>
      <KeyedForm
        name="add-answer"
        encType={hasQuestion ? 'multipart/form-data' : undefined}
        noValidate
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4"
      >
        <input type="hidden" name="act" value="add" />
        {others.length > 0 ? (
          <fieldset>
            <legend className="text-[0.8125rem] font-medium">Not asked yet</legend>
            <div className="mt-2 flex flex-wrap gap-1.5">
              {others.map(({ id, label }) => (
                <ChoiceChip
                  key={id}
                  type="checkbox"
                  name="seat"
                  value={id}
                  defaultChecked={listTyped(own, 'seat').includes(id)}
                >
                  {label}
                </ChoiceChip>
              ))}
            </div>
          </fieldset>
        ) : null}
        {own?.errors.seat ? <FieldError>{own.errors.seat}</FieldError> : null}
        <Field label="Name of a pasted answer" error={own?.errors.label}>
          <TextInput
            name="label"
            maxLength={LABEL_MAX_CHARS}
            defaultValue={own?.values.label ?? ''}
            placeholder="Where it is from"
            autoComplete="off"
          />
        </Field>
        <Field label="Pasted answer" error={own?.errors.answer}>
          <TextArea name="answer" rows={4} maxLength={ANSWER_MAX_CHARS} defaultValue={own?.values.answer ?? ''} />
        </Field>
        {hasQuestion ? (
          <DocumentField typed={own} errors={own?.errors ?? {}} ownFiles={ownFiles} isMember={isMember} />
        ) : null}
        <div>
          <Button type="submit" size="sm" busy={isSending}>
            Add to the panel
          </Button>
        </div>
      </KeyedForm>
    </details>
  )
}
