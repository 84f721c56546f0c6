import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import { REPORT_MAX_CHARS } from '../questions.limits.ts'
import { Fold } from './fold.tsx'

const REASONS = [
  ['spam', 'It is advertising or nonsense'],
  ['unkind', 'It hurts somebody'],
  ['wrong', 'It is wrong in a harmful way'],
  ['private', 'It tells private things of somebody'],
  ['other', 'Something else'],
] as const

/** Tells the operator about a question or an answer. */
export function ReportForm({ target, problem }: { target: string; problem: FormProblem | null }) {
  const own = problem?.values.act === 'report' && problem.values.target === target ? problem : null
  const isOpen = useIsHeld('report', target) || own !== null
  return (
    <Fold title="Report" icon="flag" isOpen={isOpen}>
      <KeyedForm name="report" of={target} noValidate className="grid gap-3">
        <input type="hidden" name="act" value="report" />
        <input type="hidden" name="target" value={target} />
        <Field label="What is wrong with it" error={own?.errors.reason}>
          <Select name="reason" defaultValue={own?.values.reason ?? 'spam'}>
            {REASONS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your words, if you like" error={own?.errors.words}>
          <TextInput
            name="words"
            maxLength={REPORT_MAX_CHARS}
            defaultValue={own?.values.words ?? ''}
            autoComplete="off"
          />
        </Field>
        <div>
          <Button type="submit" variant="plain" size="sm">
            <Icon name="flag" size={16} /> Send the report
          </Button>
        </div>
      </KeyedForm>
    </Fold>
  )
}
