import { useState } from 'react'
import { useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { shapes, sides } from '../drawing/shapes.ts'
import type { StudioView } from '../drawing/studio-view.server.ts'
import { PROMPT_MAX_CHARS } from '../images.limits.ts'
import { StyleChoice } from './style-choice.tsx'

type Props = { view: StudioView; problem: FormProblem | null }

/** What somebody wishes to see: the words, and everything else left to us unless they say it. */
export function DrawForm({ view, problem }: Props) {
  const { form, engines, styles, quota } = view
  const values = { ...form, ...problem?.values }
  const errors = problem?.errors ?? {}
  const [chars, setChars] = useState(values.prompt.length)
  const { state, formData } = useNavigation()
  const isBusy = state === 'submitting' && formData?.get('do') === 'draw'
  return (
    <KeyedForm name="draw" action={to('image-studio')} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <input type="hidden" name="do" value="draw" />
      {form.parent ? <Parent parent={form.parent} /> : null}
      <Field
        label="What should we see?"
        error={errors['prompt'] ?? null}
        beside={<span className="text-xs text-fg-subtle tabular-nums">{`${chars} of ${PROMPT_MAX_CHARS}`}</span>}
      >
        <TextArea
          name="prompt"
          rows={4}
          defaultValue={values.prompt}
          maxLength={PROMPT_MAX_CHARS}
          required
          onChange={({ target }) => setChars(target.value.length)}
          placeholder="A panda riding a bicycle through a bamboo grove at sunset"
          className="text-base leading-6"
        />
      </Field>
      <StyleChoice styles={styles} chosen={values.style} error={errors['style'] ?? null} />
      <RadioGroup
        name="shape"
        label="Shape"
        look="segments"
        defaultValue={values.shape}
        options={shapes.map(({ value, label }) => ({ value, label }))}
        error={errors['shape'] ?? null}
      />
      <More values={values} errors={errors} engines={engines} />
      {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
      {quota ? (
        <div className="grid gap-1.5 text-xs text-fg-muted">
          <span>{`${quota.cap - quota.used} of ${quota.cap} runs left today`}</span>
          <Culm
            value={quota.used}
            of={quota.cap}
            segments={12}
            size="thin"
            block
            label={`${quota.used} of ${quota.cap} used`}
          />
        </div>
      ) : null}
      <Button type="submit" size="lg" full busy={isBusy} busyLabel="Sending">
        <Icon name="sparkles" size={18} /> {Number(values.count) === 4 ? 'Make four' : 'Make it'}
      </Button>
    </KeyedForm>
  )
}

function Parent({ parent }: { parent: NonNullable<StudioView['form']['parent']> }) {
  return (
    <p className="rounded-control bg-accent-soft px-3.5 py-2.5 text-sm wrap-anywhere text-accent-soft-fg">
      <input type="hidden" name="parent" value={parent.id} />
      {parent.share ? <input type="hidden" name="share" value={parent.share} /> : null}
      {`Made after “${parent.title}”. With its seed and one thing changed, the rest stays alike.`}
    </p>
  )
}

type MoreProps = {
  values: Record<string, string | null | object>
  errors: Record<string, string>
  engines: StudioView['engines']
}

/** What most people never need, folded; open when something in it was said or is wrong. */
function More({ values, errors, engines }: MoreProps) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const isSaid =
    ['width', 'seed', 'engine'].some((name) => text(name) !== '') || text('count') !== '4' || text('side') !== '1024'
  const isWrong = ['side', 'width', 'height', 'seed', 'count', 'engine'].some((name) => errors[name])
  return (
    <details className="group rounded-card bg-sunken px-4" open={isSaid || isWrong}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium">
        Size, seed and engine
        <Icon name="chevron-down" size={17} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-3 pb-4">
        <Field label="Longer side" error={errors['side'] ?? null}>
          <Select name="side" defaultValue={text('side')}>
            {sides.map((side) => (
              <option key={side} value={side}>{`${side} pixels`}</option>
            ))}
          </Select>
        </Field>
        <Field label="How many" error={errors['count'] ?? null}>
          <Select name="count" defaultValue={text('count')}>
            {[4, 3, 2, 1].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        <Field label="Exact width" error={errors['width'] ?? null}>
          <TextInput name="width" inputMode="numeric" defaultValue={text('width')} autoComplete="off" />
        </Field>
        <Field label="Exact height" error={errors['height'] ?? null}>
          <TextInput name="height" inputMode="numeric" defaultValue={text('height')} autoComplete="off" />
        </Field>
        <Field
          label="Seed"
          help="The same seed gives the same picture."
          error={errors['seed'] ?? null}
          className="col-span-2"
        >
          <TextInput
            name="seed"
            inputMode="numeric"
            defaultValue={text('seed')}
            autoComplete="off"
            placeholder="Random each time"
          />
        </Field>
        <Field label="Drawn by" error={errors['engine'] ?? null} className="col-span-2">
          <Select name="engine" defaultValue={text('engine')}>
            <option value="">The first that can</option>
            {engines.map(({ id, label, cost, isBuiltIn }) => (
              <option key={id} value={id}>{`${label}${isBuiltIn ? ', built in' : ''}, ${cost}`}</option>
            ))}
          </Select>
        </Field>
      </div>
    </details>
  )
}
