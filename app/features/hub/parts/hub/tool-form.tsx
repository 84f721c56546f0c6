import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { Offer } from '../../hub-offer.server.ts'
import { tones, toolWords } from '../../hub-tools.ts'
import { targetLanguages } from '../../target-languages.ts'

type Props = { tool: NonNullable<Offer['tool']>; slots: Offer['slots']; wish: string; problem: FormProblem | null }

/** A tool of the hub, with the text of the wish in it. Pressing its button counts one run. */
export function ToolForm({ tool, slots, wish, problem }: Props) {
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('act') === 'use'
  const { errors = {}, values = {} } = problem ?? {}
  const { field, help, button, busy, most, rows } = toolWords[tool.name]
  const typed = values['text'] ?? slots.text
  return (
    <Form
      method="post"
      action={to('universal-hub')}
      preventScrollReset
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="act" value="use" />
      <input type="hidden" name="tool" value={tool.name} />
      <input type="hidden" name="wish" value={wish} />
      <Field label={field} help={help} error={errors['text'] ?? null}>
        {rows === 1 ? (
          <TextInput key={typed} name="text" required maxLength={most} defaultValue={typed} autoComplete="off" />
        ) : (
          <TextArea key={typed} name="text" rows={rows} required maxLength={most} defaultValue={typed} />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        {tool.name === 'translate' ? (
          <>
            <Field label="From">
              <Select name="from" defaultValue={values['from'] ?? slots.from ?? ''} className="w-44">
                <option value="">Told from the text</option>
                <LanguageOptions />
              </Select>
            </Field>
            <Field label="Into" error={errors['to'] ?? null}>
              <Select name="to" defaultValue={values['to'] ?? slots.to ?? ''} className="w-44">
                <option value="">Choose a language</option>
                <LanguageOptions />
              </Select>
            </Field>
          </>
        ) : null}
        {tool.name === 'polish' ? (
          <Field label="Tone">
            <Select name="tone" defaultValue={values['tone'] ?? slots.tone ?? 'plain'} className="w-60">
              {tones.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Button type="submit" busy={isBusy} busyLabel={busy} className="min-h-11!">
          {button}
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
      </div>
      <p className="text-[0.8125rem] text-fg-subtle">
        {tool.engine} would do it. {tool.about} It counts as one run
        {tool.isFree ? ' and costs nothing' : ', and the engine may cost money, within the budgets of this server'}.
      </p>
    </Form>
  )
}

const LanguageOptions = () =>
  targetLanguages.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
