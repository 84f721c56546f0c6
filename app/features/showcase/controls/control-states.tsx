import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Combobox } from '#app/ui/controls/combobox.tsx'
import { DateField } from '#app/ui/controls/date-field.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { Slider } from '#app/ui/controls/slider.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import { answers, languages, moments, places, shades } from './control-form.choices.ts'
import { PICTURE_KINDS } from './control-form.limits.ts'
import { ChooseAll } from './control-choose-all.tsx'
import { Specimen } from '../parts/guide.tsx'

const four = 'grid items-start gap-x-5 gap-y-6 sm:grid-cols-2 xl:grid-cols-4'
const two = 'grid items-start gap-x-8 gap-y-6 sm:grid-cols-2'
const choose = <option value="">Choose one</option>
const placeOptions = places.map(({ value, label }) => (
  <option key={value} value={value}>
    {label}
  </option>
))

/** Each control at rest, filled, refused and switched off. The ring of the focus comes with the Tab key. */
export function TextStates() {
  return (
    <>
      <Specimen
        name="Text"
        use="The label stands above, help and error below. Press Tab to see the focus."
        className={four}
      >
        <Field label="At rest" help="Only used to reply.">
          <TextInput placeholder="you@example.com" autoComplete="off" />
        </Field>
        <Field label="Filled">
          <TextInput defaultValue="mira@studiolark.example" autoComplete="off" icon={<Icon name="mail" />} />
        </Field>
        <Field label="Refused" error="An address needs an @.">
          <TextInput defaultValue="mira at studiolark" autoComplete="off" />
        </Field>
        <Field label="Off" help="Handles can change once a month.">
          <TextInput defaultValue="mira" disabled />
        </Field>
      </Specimen>
      <Specimen name="Password" use="The eye comes with JavaScript. Caps Lock is mentioned." className={four}>
        <PasswordInput label="Password" help="Ten characters or more." autoComplete="off" />
        <PasswordInput label="Filled password" autoComplete="off" defaultValue="bamboo for breakfast" />
        <PasswordInput
          label="Refused password"
          autoComplete="off"
          defaultValue="bamboo"
          error="Passwords do not match"
        />
        <PasswordInput label="Password switched off" autoComplete="off" disabled />
      </Specimen>
      <Specimen name="Longer text" className={two}>
        <Field label="Note" help="As long as you like. It grows by its corner.">
          <TextArea rows={3} />
        </Field>
        <Field label="Refused note" error="Please say a little more.">
          <TextArea rows={3} defaultValue="Hm." />
        </Field>
      </Specimen>
    </>
  )
}

export function ListStates() {
  return (
    <>
      <Specimen name="One of a few" use="A native select: up to a dozen things." className={four}>
        <Field label="Place">
          <Select defaultValue="">
            {choose}
            {placeOptions}
          </Select>
        </Field>
        <Field label="Chosen place">
          <Select defaultValue="teahouse">{placeOptions}</Select>
        </Field>
        <Field label="Refused place" error="Please choose a place.">
          <Select defaultValue="">
            {choose}
            {placeOptions}
          </Select>
        </Field>
        <Field label="Place switched off">
          <Select disabled>{placeOptions}</Select>
        </Field>
      </Specimen>
      <Specimen
        name="One of many"
        use="A field that filters as you type. Arrows move, Enter chooses, Escape closes and then clears. Without JavaScript it is a select."
        className={four}
      >
        <Combobox name="state-language" label="Language" options={languages} placeholder="Type to find" />
        <Combobox name="state-chosen" label="Chosen language" options={languages} defaultValue="es" />
        <Combobox
          name="state-refused"
          label="Refused language"
          options={languages}
          error="Please choose a language from the list."
        />
        <Combobox name="state-off" label="Language switched off" options={languages} defaultValue="ja" disabled />
      </Specimen>
    </>
  )
}

export function ChoiceStates() {
  return (
    <>
      <Specimen name="Checkboxes" use="Any number of things. The whole line is the target." className={two}>
        <ChooseAll label="What to send you" />
        <FieldSet label="More states">
          <Checkbox label="At rest" help="With a line of help." />
          <Checkbox label="Chosen" defaultChecked />
          <Checkbox label="Refused" error="Please agree before you go on." />
          <Checkbox label="Off" disabled />
          <Checkbox label="Chosen and off" defaultChecked disabled />
        </FieldSet>
      </Specimen>
      <Specimen name="Switches" use="On or off, at once. In settings they stand at the end of the row." className={two}>
        <div>
          <Switch label="Off" />
          <Switch label="On" defaultChecked />
          <Switch label="Refused" error="This needs a verified address first." />
          <Switch label="Off and locked" disabled />
          <Switch label="On and locked" defaultChecked disabled />
        </div>
        <div className="divide-y divide-line border-y border-line">
          <Switch isTrailing label="Weekly letter" help="On Fridays, if there is news." defaultChecked />
          <Switch isTrailing label="Sound" />
          <Switch isTrailing label="Quiet hours" help="From 22 to 7." defaultChecked />
        </div>
      </Specimen>
      <Specimen name="One of a few, all visible" className={two}>
        <RadioGroup name="state-answer" label="As a list" options={answers} defaultValue="email" />
        <RadioGroup
          name="state-answer-refused"
          label="Refused"
          options={answers}
          error="Please say how we may answer."
        />
      </Specimen>
      <Specimen name="As cards" className="grid gap-6">
        <RadioGroup name="state-moment" label="Time of day" options={moments} look="cards" defaultValue="afternoon" />
        <RadioGroup
          name="state-moment-refused"
          label="Time of day, refused"
          options={moments}
          look="cards"
          error="Please choose a time of day."
        />
      </Specimen>
      <Specimen name="As segments" use="Two to four short words." className={two}>
        <RadioGroup name="state-shade" label="Sun or shade" options={shades} look="segments" defaultValue="half" />
        <RadioGroup
          name="state-shade-off"
          label="Sun or shade, switched off"
          options={shades}
          look="segments"
          defaultValue="sun"
          isDisabled
        />
      </Specimen>
    </>
  )
}

export function AmountStates() {
  return (
    <>
      <Specimen
        name="Sliders"
        use="Everything counted is a culm. Arrows move by one step, Home and End to the ends."
        className={two}
      >
        <Slider
          label="Freedom"
          help="How far the panda may wander."
          defaultValue={4}
          max={10}
          ticks={[
            { value: 0, label: 'Stays' },
            { value: 5, label: 'Strolls' },
            { value: 10, label: 'Roams' },
          ]}
        />
        <Slider label="Volume" defaultValue={65} toWords={(value) => `${value} percent`} />
        <Slider label="Refused" defaultValue={2} max={8} error="The bench is for three or more." />
        <Slider label="Off" defaultValue={3} max={8} disabled />
      </Specimen>
      <Specimen
        name="Days"
        use="The browser's own field: typed or picked, always posted as year, month, day."
        className={four}
      >
        <DateField label="Day" />
        <DateField label="Chosen day" defaultValue="2026-12-24" min="2026-12-01" max="2026-12-31" />
        <DateField label="Refused day" error="Please pick a day." help="Any day will do." />
        <DateField label="Day switched off" disabled defaultValue="2026-12-24" help="Fixed since Monday." />
      </Specimen>
      <Specimen
        name="Files"
        use="Drop them, paste them or press. Kinds and sizes are checked at once, and again on the server."
        className={two}
      >
        <FileDrop
          name="state-files"
          label="Pictures"
          kinds={PICTURE_KINDS.words}
          accept={PICTURE_KINDS.accept}
          multiple
        />
        <FileDrop name="state-refused" label="Refused file" kinds="a PDF" accept=".pdf" error="That one was empty." />
        <FileDrop name="state-off" label="Files switched off" kinds="Any file" disabled />
      </Specimen>
    </>
  )
}
