import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ArrangementView } from '../work/song-view.server.ts'
import type { SongView } from '../work/studio-view.server.ts'
import { toSongPart } from './song-links.ts'

type Props = { view: SongView; arrangement: ArrangementView; problem: FormProblem | null }

/** The whole in its order, and each section with its chords and who plays what. */
export function ArrangementPart(props: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <WholeForm {...props} />
      <SectionForm {...props} />
    </div>
  )
}

function WholeForm({ view: { id, key }, arrangement, problem }: Props) {
  const typed = problem?.values['do'] === 'whole' ? problem : null
  const { values = arrangement as unknown as Record<string, string>, errors = {} } = typed ?? {}
  return (
    <section aria-labelledby="whole-title">
      <h2 id="whole-title" className="heading-small">
        The whole
      </h2>
      <KeyedForm name="whole-song" action={toSongPart(id, key)('arrangement')} className="mt-4 grid grid-cols-2 gap-4">
        <input type="hidden" name="do" value="whole" />
        <input type="hidden" name="song" value={id} />
        <Field label="Title" error={errors['title'] ?? null} className="col-span-2">
          <TextInput name="title" dir="auto" maxLength={120} defaultValue={values['title']} />
        </Field>
        <Field label="Tempo" error={errors['tempo'] ?? null}>
          <TextInput name="tempo" inputMode="decimal" defaultValue={values['tempo']} />
        </Field>
        <Field label="Meter" error={errors['meter'] ?? null}>
          <TextInput name="meter" defaultValue={values['meter']} />
        </Field>
        <Field
          label="Key"
          error={errors['key'] ?? null}
          help={`C, F# or Bb, then ${arrangement.scales.slice(0, 3).join(', ')}…`}
          className="col-span-2"
        >
          <TextInput name="key" defaultValue={values['key']} />
        </Field>
        <Field label="Swing" error={errors['swing'] ?? null} help="50% is even">
          <TextInput name="swing" defaultValue={values['swing']} />
        </Field>
        <Field label="Ending" error={errors['ending'] ?? null}>
          <Select name="ending" defaultValue={values['ending']}>
            <option value="ring">rings out</option>
            <option value="loop">joins its beginning</option>
          </Select>
        </Field>
        <Field label="Sections in their order" error={errors['play'] ?? null} className="col-span-2">
          <TextArea name="play" rows={3} defaultValue={values['play']} spellCheck={false} />
        </Field>
        <Button type="submit" className="col-span-2 justify-self-start">
          <Icon name="check" size={17} /> Save
        </Button>
      </KeyedForm>
      <Order order={arrangement.order} />
    </section>
  )
}

/** How long each part is beside the others. */
function Order({ order }: Pick<ArrangementView, 'order'>) {
  const bars = order.reduce((sum, one) => sum + one.bars, 0)
  if (bars === 0) return null
  return (
    <ol className="mt-6 flex gap-[3px]" aria-label="The song from left to right">
      {order.map(({ name, bars: own }, n) => (
        <li
          key={n}
          className="min-w-0 truncate rounded-[5px] bg-accent-soft px-1 py-1 text-center text-2xs text-accent-soft-fg"
          style={{ flexGrow: own, flexBasis: 0 }}
          title={`${name}, ${own} bars`}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

function SectionForm({ view: { id, key }, arrangement, problem }: Props) {
  const { section, sections, patterns } = arrangement
  const typed = problem?.values['do'] === 'section' ? problem : null
  const toPart = toSongPart(id, key)
  if (!section)
    return (
      <p className="text-fg-muted">There is no section yet. Write one on the page “Text”: section verse, 4 bars.</p>
    )
  const { values = section as unknown as Record<string, string>, errors = {} } = typed ?? {}
  return (
    <section aria-labelledby="section-title" className="min-w-0">
      <h2 id="section-title" className="heading-small">
        {`Section ${section.name}`}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {sections.map(({ name, bars }) => (
          <li key={name}>
            <ChipLink to={toPart('arrangement', { section: name })} isChosen={name === section.name}>
              {`${name}, ${bars} bars`}
            </ChipLink>
          </li>
        ))}
      </ul>
      <KeyedForm
        key={section.name}
        name="section-song"
        of={section.name}
        action={toPart('arrangement', { section: section.name })}
        className="mt-4 grid grid-cols-2 gap-4"
      >
        <input type="hidden" name="do" value="section" />
        <input type="hidden" name="song" value={id} />
        <input type="hidden" name="section" value={section.name} />
        <Field label="Bars" error={errors['bars'] ?? null}>
          <TextInput name="bars" inputMode="numeric" defaultValue={values['bars']} />
        </Field>
        <Field label="Tempo of its own" error={errors['tempo'] ?? null}>
          <TextInput name="tempo" inputMode="decimal" defaultValue={values['tempo']} />
        </Field>
        <Field
          label="Chords"
          error={errors['chords'] ?? null}
          help="One bar, then |, then the next: Dm | Bb | F C | C. They begin again when the section is longer."
          className="col-span-2"
        >
          <TextArea name="chords" rows={2} defaultValue={values['chords']} spellCheck={false} />
        </Field>
        <fieldset className="col-span-2 grid grid-cols-[minmax(0,1fr)] gap-3">
          <legend className="mb-2 text-sm font-medium">{`What each plays, of ${patterns.length} patterns; nothing: it is silent`}</legend>
          {section.parts.map(({ track, patterns: own }, n) => (
            <Field key={track} label={track}>
              <input type="hidden" name="track" value={track} />
              <TextInput
                name="patterns"
                list="patterns"
                defaultValue={typed?.lists['patterns']?.[n] ?? own}
                autoComplete="off"
              />
            </Field>
          ))}
          {errors['patterns'] ? <FieldError>{errors['patterns']}</FieldError> : null}
          <datalist id="patterns">
            {patterns.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </fieldset>
        <Button type="submit" variant="soft" className="col-span-2 justify-self-start">
          <Icon name="check" size={17} /> Save the section
        </Button>
      </KeyedForm>
    </section>
  )
}
