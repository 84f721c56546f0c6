import type { FlowInput } from '#app/engines/flows/flow.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'

/** A field for everything a flow is given. */
export function GivenFields({ inputs, problem }: { inputs: readonly FlowInput[]; problem: FormProblem | null }) {
  return (
    <>
      {inputs.map(({ name, label, kind, usual }) => {
        const field = `given.${name}`
        const wired = { name: field, defaultValue: problem?.values[field] ?? usual }
        return (
          <Field
            key={name}
            label={label || name}
            help={kind === 'list' ? 'One a line.' : undefined}
            error={problem?.errors[field] ?? null}
          >
            {kind === 'line' ? (
              <TextInput {...wired} autoComplete="off" />
            ) : (
              <TextArea {...wired} rows={kind === 'list' ? 5 : 8} dir="auto" />
            )}
          </Field>
        )
      })}
    </>
  )
}
