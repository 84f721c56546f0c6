import { to } from '#app/catalogue/to.ts'
import { useSpokenWords } from '#app/kits/pages/recorder/use-spoken-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ProjectView } from '../builder/builder-view.server.ts'
import type { Studio } from '../builder/project-keeping.server.ts'

/** One wish: what shall be different. */
export function WishForm({
  view: { id, n, newest, model, heard },
  problem,
  studio,
}: {
  view: ProjectView
  problem: FormProblem | null
  studio: Studio
}) {
  const own = problem?.values['do'] === 'wish' ? problem : null
  const said = heard?.spoken?.text ?? ''
  const box = useSpokenWords(said)
  if (n !== newest) return null
  return (
    <KeyedForm name="wish" of={id} action={to(studio, null, { project: id })} noValidate className="grid gap-3">
      <input type="hidden" name="do" value="wish" />
      <input type="hidden" name="project" value={id} />
      <input type="hidden" name="after" value={newest} />
      <Field
        label="What shall be different?"
        error={own?.errors['prompt'] ?? problem?.errors['form'] ?? null}
        help="For example: add opening hours; move the prices to the top; call it “Tea and Ink”; make it dark; undo."
      >
        <TextArea boxRef={box} name="prompt" rows={3} defaultValue={own?.values['prompt'] ?? said} />
      </Field>
      {own?.errors['consent'] ? (
        <Checkbox name="consent" value="on" label="Yes, take that much away" error={own.errors['consent']} />
      ) : null}
      <p className="flex flex-wrap gap-2">
        <Button type="submit">
          <Icon name="wand" size={17} /> Do it
        </Button>
        {model ? (
          <Button type="submit" name="with" value="model" variant="plain">
            <Icon name="sparkles" size={17} /> {`Let ${model} do it`}
          </Button>
        ) : null}
      </p>
    </KeyedForm>
  )
}
