import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { reportReasons } from '../../gallery/report-reasons.ts'
import { REPORT_MAX_CHARS } from '../../images.limits.ts'

type Props = { action: string; problem: FormProblem | null; picture?: string }

/** Tells whoever runs this place that a picture should not be here. */
export function ReportForm({ action, problem, picture }: Props) {
  const isOpen = problem?.values['do'] === 'report'
  return (
    <details className="group max-w-[36rem]" open={isOpen}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm text-fg-muted hover:text-fg">
        <Icon name="flag" size={16} /> Report this picture
      </summary>
      <KeyedForm name="report-picture" action={action} className="mt-2 grid gap-3 rounded-card bg-sunken p-5">
        <input type="hidden" name="do" value="report" />
        {picture ? <input type="hidden" name="picture" value={picture} /> : null}
        <Field label="What is wrong with it?" error={isOpen ? (problem.errors['reason'] ?? null) : null}>
          <Select name="reason" defaultValue={problem?.values['reason'] ?? ''} required>
            <option value="" disabled>
              Choose
            </option>
            {reportReasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your words" help="You need not." error={isOpen ? (problem.errors['words'] ?? null) : null}>
          <TextArea name="words" rows={2} maxLength={REPORT_MAX_CHARS} defaultValue={problem?.values['words']} />
        </Field>
        <Button type="submit" variant="plain" size="sm" className="justify-self-start">
          Send the report
        </Button>
      </KeyedForm>
    </details>
  )
}
