import type { RefObject } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { reasons, times, ways } from '../reasons.ts'
import { ChipSet } from './chip-set.tsx'
import { WhereItHappens } from './where-it-happens.tsx'

export type FirstMessageStart = {
  values: Readonly<Record<string, string>>
  lists: Readonly<Record<string, readonly string[]>>
}

/** What somebody chooses and says for the first message. */
export function FirstMessageForm({
  form,
  start,
  errors,
  isUrgent,
  hasScript,
  onChange,
}: {
  form: RefObject<HTMLFormElement>
  start: FirstMessageStart
  errors: Readonly<Record<string, string>>
  isUrgent: boolean
  hasScript: boolean
  onChange: () => void
}) {
  const chosen = (name: string) => [start.lists[name] ?? start.values[name] ?? []].flat()
  return (
    <form
      ref={form}
      method="post"
      action={`${to('therapist')}#message`}
      noValidate
      autoComplete="off"
      aria-label="Your first message"
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 print:hidden"
    >
      <ChipSet label="What brings you" name="reasons" options={reasons} chosen={chosen('reasons')} />
      <Field
        label="In your own words"
        help="A sentence or two. They are in the message as you write them."
        error={errors['words']}
      >
        <TextArea name="words" rows={4} defaultValue={start.values['words']} className="text-base leading-[1.6]" />
      </Field>
      {isUrgent ? <NumbersFirst isSafe={start.values['safe'] === 'yes'} /> : null}
      <Field label="What you hope for" help="It may be small. It may be left out." error={errors['hope']}>
        <TextArea name="hope" rows={2} defaultValue={start.values['hope']} className="text-base leading-[1.6]" />
      </Field>
      <ChipSet label="When you could come" name="times" options={times} chosen={chosen('times')} />
      <ChipSet label="How you like to talk" name="ways" options={ways} chosen={chosen('ways')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <RadioGroup
          label="Tone"
          name="tone"
          look="segments"
          defaultValue={start.values['tone'] ?? 'plain'}
          options={[
            { value: 'plain', label: 'Plain' },
            { value: 'warm', label: 'Warm' },
          ]}
        />
        <Field label="Your name" help="A first name is enough, or none." error={errors['name']}>
          <TextInput name="name" defaultValue={start.values['name']} autoComplete="off" />
        </Field>
      </div>
      {hasScript ? null : (
        <Button type="submit" className="justify-self-start">
          Write the message
        </Button>
      )}
      <WhereItHappens hasScript={hasScript} what="What you write" />
    </form>
  )
}

function NumbersFirst({ isSafe }: { isSafe: boolean }) {
  return (
    <Panel className="-mt-2 p-5">
      <p className="text-base">
        <a href="#emergency" className="link">
          The numbers at the top of this page
        </a>{' '}
        come first now.
      </p>
      <Checkbox
        name="safe"
        value="yes"
        label="I am safe now, or it is about the past or about somebody else. Please go on with the message."
        defaultChecked={isSafe}
      />
    </Panel>
  )
}
