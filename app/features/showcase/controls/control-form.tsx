import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Combobox } from '#app/ui/controls/combobox.tsx'
import { DateField } from '#app/ui/controls/date-field.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { Slider } from '#app/ui/controls/slider.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import { answers, extras, languages, moments, places, shades } from './control-form.choices.ts'
import {
  NAME_MAX_CHARS,
  NOTE_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PEOPLE_MAX,
  PICTURE_KINDS,
  PICTURE_MAX_BYTES,
  PICTURES_MAX,
} from './control-form.limits.ts'
import { ControlProblems } from './control-problems.tsx'

const PEOPLE_AT_FIRST = 2
const two = 'grid items-start gap-x-6 gap-y-5 sm:grid-cols-2'
const toPeopleWords = (count: number) => (count === 1 ? '1 person' : `${count} people`)

type Typed = Pick<FormProblem, 'errors' | 'values' | 'lists'>
type Props = { problem: FormProblem | null; isReloaded: boolean; days: { min: string; max: string } }

/** A form of every control. It comes back filled, with a sentence beside each field that needs another look. */
export function ControlForm({ problem, isReloaded, days }: Props) {
  const isSending = useNavigation().formMethod === 'POST'
  const typed: Typed = { errors: problem?.errors ?? {}, values: problem?.values ?? {}, lists: problem?.lists ?? {} }
  return (
    <Form
      method="post"
      action={`${to('icon-styles')}#form`}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      aria-label="Reserve a bench"
      className="rounded-sheet grid gap-6 bg-surface p-5 shadow-md sm:p-8"
    >
      <div>
        <h3 className="heading-card">Reserve a bench in the grove</h3>
        <p className="mt-1.5 text-fg-muted">A sample. The server checks it, shows it back and keeps nothing.</p>
      </div>
      {problem ? <ControlProblems problem={problem} isReloaded={isReloaded} /> : null}
      <WhoAndWhere typed={typed} days={days} />
      <RadioGroup
        label="Time of day"
        id="f-moment"
        name="moment"
        look="cards"
        options={moments}
        defaultValue={typed.values.moment}
        error={typed.errors.moment}
      />
      <HowItIs typed={typed} />
      <WhatElse typed={typed} />
      <Button size="lg" busy={isSending} busyLabel="Sending..." className="sm:w-fit">
        Send the sample
      </Button>
    </Form>
  )
}

function WhoAndWhere({ typed: { errors, values }, days }: { typed: Typed; days: Props['days'] }) {
  return (
    <div className={two}>
      <Field label="Name" id="f-name" error={errors.name}>
        <TextInput name="name" defaultValue={values.name} maxLength={NAME_MAX_CHARS} autoComplete="off" />
      </Field>
      <Field label="Email" id="f-email" help="Only for this sample." error={errors.email}>
        <TextInput type="email" name="email" defaultValue={values.email} autoComplete="off" />
      </Field>
      <PasswordInput
        label="Password"
        id="f-password"
        name="password"
        help={`At least ${PASSWORD_MIN_CHARS} characters. It is never sent back.`}
        error={errors.password}
        autoComplete="off"
      />
      <Combobox
        label="Language"
        id="f-language"
        name="language"
        options={languages}
        defaultValue={values.language}
        placeholder="Type to find"
        error={errors.language}
      />
      <Field label="Place" id="f-place" error={errors.place}>
        <Select name="place" defaultValue={values.place ?? ''}>
          <option value="">Choose one</option>
          {places.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <DateField label="Day" id="f-day" name="day" {...days} defaultValue={values.day} error={errors.day} />
    </div>
  )
}

function HowItIs({ typed: { errors, values, lists } }: { typed: Typed }) {
  const wasExtra = (value: string) => (lists.extra ?? [values.extra]).includes(value)
  return (
    <div className={two}>
      <Slider
        label="People"
        id="f-people"
        name="people"
        min={1}
        max={PEOPLE_MAX}
        defaultValue={Number(values.people ?? PEOPLE_AT_FIRST)}
        ticks={[
          { value: 1, label: 'Alone' },
          { value: PEOPLE_MAX, label: `All ${PEOPLE_MAX}` },
        ]}
        toWords={toPeopleWords}
        error={errors.people}
      />
      <RadioGroup
        label="Sun or shade"
        id="f-shade"
        name="shade"
        look="segments"
        options={shades}
        defaultValue={values.shade ?? 'half'}
        error={errors.shade}
      />
      <RadioGroup
        label="How may we answer?"
        id="f-answer"
        name="answer"
        options={answers}
        defaultValue={values.answer}
        error={errors.answer}
      />
      <FieldSet label="Extras" id="f-extra" help="None is fine too." error={errors.extra}>
        {extras.map(({ value, label }) => (
          <Checkbox key={value} label={label} name="extra" value={value} defaultChecked={wasExtra(value)} />
        ))}
      </FieldSet>
    </div>
  )
}

function WhatElse({ typed: { errors, values } }: { typed: Typed }) {
  return (
    <>
      <FileDrop
        label="Pictures"
        id="f-pictures"
        name="pictures"
        multiple
        kinds={PICTURE_KINDS.words}
        accept={PICTURE_KINDS.accept}
        maxBytes={PICTURE_MAX_BYTES}
        maxFiles={PICTURES_MAX}
        error={errors.pictures}
      />
      <Field label="Note" id="f-note" help={`Up to ${NOTE_MAX_CHARS} characters, or none.`} error={errors.note}>
        <TextArea name="note" rows={3} defaultValue={values.note} />
      </Field>
      <div>
        <Switch
          label="Remind me the day before"
          name="reminder"
          defaultChecked={values.reminder === 'on'}
          error={errors.reminder}
        />
        <Checkbox
          label="I leave the bamboo standing"
          id="f-rules"
          name="rules"
          defaultChecked={values.rules === 'on'}
          error={errors.rules}
        />
      </div>
    </>
  )
}
