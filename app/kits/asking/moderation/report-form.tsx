import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import { REPORT_MAX_CHARS, reportReasons } from './report-reasons.ts'

/** Tells the administrator about something public: sends `act=report`, `target`, `reason` and `words`. */
export function ReportForm({
  target,
  problem,
  action,
}: {
  target: string
  problem: FormProblem | null
  action?: string
}) {
  const own = problem?.values.act === 'report' && problem.values.target === target ? problem : null
  const isOpen = useIsHeld('report', target) || own !== null
  return (
    <details open={isOpen} className="min-w-0">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 text-[0.8125rem] text-fg-muted hover:text-fg">
        <Icon name="flag" size={16} /> Report
      </summary>
      <KeyedForm name="report" of={target} action={action} noValidate className="mt-2 grid gap-3">
        <input type="hidden" name="act" value="report" />
        <input type="hidden" name="target" value={target} />
        <Field label="What is wrong with it" error={own?.errors.reason}>
          <Select name="reason" defaultValue={own?.values.reason ?? 'spam'}>
            {reportReasons.map(({ reason, label }) => (
              <option key={reason} value={reason}>
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
        <Button type="submit" variant="plain" size="sm" className="justify-self-start">
          <Icon name="flag" size={16} /> Send the report
        </Button>
      </KeyedForm>
    </details>
  )
}
