import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'

type Props = {
  label: string
  help: string
  error: string | null
  maxLength: number
  typed: string
  answerId?: string | undefined
}

/** A question in one line with its button, inside a form. It begins anew with each answer; the button stays by its field. */
export const AskLine = ({ label, help, error, maxLength, typed, answerId }: Props) => (
  <div className="flex flex-wrap items-start gap-2">
    <Field label={label} help={help} error={error} className="min-w-0 flex-[1_1_20rem]">
      <TextInput key={answerId} name="question" maxLength={maxLength} defaultValue={typed} autoComplete="off" />
    </Field>
    <Button type="submit" className="mt-6">
      Ask
    </Button>
  </div>
)
