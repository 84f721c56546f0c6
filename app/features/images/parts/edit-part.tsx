import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { PROMPT_MAX_CHARS } from '../images.limits.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { MaskPainter } from './mask-painter.tsx'
import type { PartProps } from './picture-detail.tsx'

const SIDES = ['left', 'right', 'top', 'bottom'] as const

/** An engine of a company changes what is in the picture, or in a part of it. */
export function EditPart({ picture, action, problem }: PartProps) {
  const { editors, id, width, height } = picture
  if (editors.length === 0)
    return (
      <p className="text-sm text-fg-subtle">
        Changing what is in a picture by words needs the engine of a company that does it, and none is connected here.
      </p>
    )
  const isOfThis = problem?.values['do'] === 'edit'
  const values = isOfThis ? problem.values : {}
  const errors = isOfThis ? problem.errors : {}
  return (
    <Card as="section" className="p-5" aria-label="Change by words">
      <h3 className="heading-small">Change by words</h3>
      <KeyedForm name="edit" action={action} className="mt-3 grid gap-4">
        <input type="hidden" name="do" value="edit" />
        <Field label="What should be there?" error={errors['prompt'] ?? null}>
          <TextArea
            name="prompt"
            rows={2}
            defaultValue={values['prompt'] ?? ''}
            maxLength={PROMPT_MAX_CHARS}
            required
          />
        </Field>
        <fieldset className="grid gap-2">
          <legend className="text-sm font-medium">Only a part of it</legend>
          <p className="text-sm text-fg-muted">
            Paint over it, or say how much to leave alone at each side. With neither, all of the picture is changed.
          </p>
          <MaskPainter
            src={toPictureFile({ id, width: 640 })}
            width={width}
            height={height}
            name="strokes"
            first={values['strokes'] ?? ''}
          />
          {errors['strokes'] ? <p className="text-sm text-danger-text">{errors['strokes']}</p> : null}
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {SIDES.map((side) => (
              <Field key={side} label={`Percent left alone, ${side}`} error={errors[side] ?? null}>
                <TextInput name={side} inputMode="numeric" defaultValue={values[side] ?? '0'} autoComplete="off" />
              </Field>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Drawn by" error={errors['engine'] ?? null}>
            <Select name="engine" defaultValue={values['engine'] ?? editors[0]?.id}>
              {editors.map((editor) => (
                <option key={editor.id} value={editor.id}>{`${editor.label}, ${editor.cost}`}</option>
              ))}
            </Select>
          </Field>
          <Field label="How many" error={errors['count'] ?? null}>
            <Select name="count" defaultValue={values['count'] ?? '1'}>
              {[1, 2, 3, 4].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          </Field>
        </div>
        <Button type="submit" className="justify-self-start">
          Change it
        </Button>
      </KeyedForm>
    </Card>
  )
}
