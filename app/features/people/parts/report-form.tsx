import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import { REPORT_MAX_CHARS } from '../people.limits.ts'
import { reportReasons } from '../report-reasons.ts'
import { Fold } from './fold.tsx'

/** Tells whoever runs this place about a profile or an offering. */
export function ReportForm({ problem, offering }: { problem: FormProblem | null; offering?: string }) {
  const own = problem?.values.do === 'report' ? problem : null
  const isHeld = useIsHeld('report-people')
  return (
    <Fold title="Report" icon="flag" isOpen={own !== null || isHeld}>
      <KeyedForm name="report-people" noValidate className="grid gap-3">
        <input type="hidden" name="do" value="report" />
        {offering ? <input type="hidden" name="offering" value={offering} /> : null}
        <Field label="What is wrong" error={own?.errors.reason}>
          <Select name="reason" defaultValue={own?.values.reason ?? 'pretends'}>
            {reportReasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your words, if you like" error={own?.errors.words}>
          <TextArea name="words" rows={3} maxLength={REPORT_MAX_CHARS} defaultValue={own?.values.words ?? ''} />
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
