import { EmergencyLine } from '#app/kits/asking/crisis/emergency-line.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { LEAD_MAX_CHARS } from '../business.limits.ts'
import type { PageView } from '../page/page-view.server.ts'

/** A message to a business. */
export function LeadForm({ view, problem }: { view: PageView; problem: FormProblem | null }) {
  const { name, isPreview, isSent, asker } = view
  const errors = problem?.errors ?? {}
  const values = problem?.values ?? {}
  if (isPreview) return <p className="text-fg-muted">Once it is published, everybody can write here.</p>
  return (
    <>
      {isSent && !problem ? (
        <p role="status" className="mb-4 rounded-card bg-success-soft px-4 py-3 text-success-soft-fg">
          Your message is with {name}.
        </p>
      ) : null}
      {errors['safe'] ? (
        <div className="mb-5">
          <EmergencyLine isUrgent />
        </div>
      ) : null}
      <KeyedForm name="write-to-business" action="#write" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name="act" value="lead" />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Your name" error={errors['name']}>
            <TextInput name="name" defaultValue={values['name'] ?? asker?.name ?? ''} autoComplete="name" />
          </Field>
          <Field label="Your email address" error={errors['email']}>
            <TextInput
              name="email"
              type="email"
              defaultValue={values['email'] ?? asker?.email ?? ''}
              autoComplete="email"
            />
          </Field>
        </div>
        <Field label="What it is about" error={errors['text']}>
          <TextArea name="text" rows={4} maxLength={LEAD_MAX_CHARS} defaultValue={values['text'] ?? ''} />
        </Field>
        {errors['safe'] ? (
          <Checkbox name="safe" error={errors['safe']} label="I am safe right now. Send it to them." />
        ) : null}
        <p className="text-xs text-fg-subtle">
          The owners, managers and staff of {name} read name, address and message. They keep them until they remove
          them; what they closed goes after a year.
        </p>
        <div>
          <Button type="submit">Send</Button>
        </div>
      </KeyedForm>
    </>
  )
}
