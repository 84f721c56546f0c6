import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { TEXT_MAX_CHARS } from './content.limits.ts'
import type { ToolOption } from './content-tool.ts'
import type { ContentView } from './content-view.server.ts'

type Props = { view: Extract<ContentView, { part: 'tool' }>; problem: FormProblem | null }

/** A text, what the tool asks beside it, and what may follow. */
export function ToolForm({ view: { tool, tools, text, example }, problem }: Props) {
  const values = problem?.values ?? {}
  const following = tools.filter(({ id }) => id !== tool.id && id !== 'cite')
  return (
    <div className="page max-w-[860px] pt-6 pb-section">
      <Link to={to('content-tools')} className="link inline-flex items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} /> All tools
      </Link>
      <h1 className="heading-page mt-3">{tool.label}</h1>
      <p className="lead mt-2">{tool.about}</p>
      <KeyedForm name={`tool-${tool.id}`} className="mt-6 grid gap-5">
        <input type="hidden" name="do" value="work" />
        <input type="hidden" name="tool" value={tool.id} />
        <Field
          label={tool.id === 'cite' ? 'References, one a line' : 'Your text'}
          help={`Up to ${TEXT_MAX_CHARS.toLocaleString('en')} characters.`}
          error={problem?.errors['text'] ?? null}
        >
          <TextArea name="text" rows={12} defaultValue={values['text'] ?? text} className="text-base leading-relaxed" />
        </Field>
        {problem?.errors['tool'] ? <FieldError>{problem.errors['tool']}</FieldError> : null}
        {tool.options.length > 0 ? (
          <div className="flex flex-wrap gap-4">
            {tool.options.map((option) => (
              <OptionField key={option.id} option={option} value={values[`option-${option.id}`]} />
            ))}
          </div>
        ) : null}
        <details open={Boolean(values['then'])}>
          <summary className="cursor-pointer py-2 font-medium">Then something else with what comes of it</summary>
          <div className="mt-2 flex flex-wrap gap-4">
            <Field label="Then" className="min-w-56">
              <Select name="then" defaultValue={values['then'] ?? ''}>
                <option value="">Nothing more</option>
                {following.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            {tool.id === 'translate'
              ? null
              : following
                  .filter(({ id }) => id === 'translate')
                  .flatMap(({ options }) => options)
                  .map((option) => (
                    <OptionField
                      key={option.id}
                      option={{ ...option, label: 'If it is translated: into' }}
                      value={values[`option-${option.id}`]}
                    />
                  ))}
          </div>
        </details>
        <div>
          <Button type="submit" size="lg">
            {tool.label}
          </Button>
        </div>
      </KeyedForm>
      {text === '' && !problem ? (
        <KeyedForm name={`example-${tool.id}`} again className="mt-8 border-t border-line pt-5">
          <input type="hidden" name="do" value="work" />
          <input type="hidden" name="tool" value={tool.id} />
          <input type="hidden" name="text" value={example} />
          <p className="text-fg-muted">Nothing at hand? An example stands ready.</p>
          <Button type="submit" variant="soft" className="mt-2">
            Try it with the example
          </Button>
        </KeyedForm>
      ) : null}
    </div>
  )
}

function OptionField({ option, value }: { option: ToolOption; value: string | undefined }) {
  const name = `option-${option.id}`
  if (option.kind === 'choice')
    return (
      <Field label={option.label} className="min-w-44">
        <Select name={name} defaultValue={value ?? option.otherwise}>
          {Object.entries(option.choices).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    )
  return (
    <Field label={option.label} help={`From ${option.least} to ${option.most.toLocaleString('en')}`} className="w-44">
      <TextInput
        type="number"
        name={name}
        min={option.least}
        max={option.most}
        defaultValue={value ?? String(option.otherwise)}
      />
    </Field>
  )
}
