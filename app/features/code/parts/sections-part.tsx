import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ProjectView } from '../builder/builder-view.server.ts'

type Props = { view: ProjectView; problem: FormProblem | null }

/** The sections of a page, each a typed form, with their order and the look of all. */
export function SectionsPart({ view, problem }: Props) {
  const { id, newest, n, sections = [] } = view
  if (n !== newest) return <p>Only the newest version can be changed. Go back to this one first, under Versions.</p>
  const action = to('builder', null, { project: id, part: 'sections' })
  const hidden = (
    <>
      <input type="hidden" name="project" value={id} />
      <input type="hidden" name="after" value={newest} />
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {problem?.errors['form'] ? (
          <p role="alert" className="text-danger-text">
            {problem.errors['form']}
          </p>
        ) : null}
        {sections.map((section, place) => (
          <SectionCard
            key={section.id}
            section={section}
            isFirst={place === 0}
            isLast={place === sections.length - 1}
            {...{ view, problem, action, hidden }}
          />
        ))}
      </div>
      <LookPart view={view} problem={problem} action={action} hidden={hidden} />
    </div>
  )
}

type LookProps = Props & { action: string; hidden: ReactNode }

/** One more section, and the name and look of the page. */
function LookPart({ view: { id, kinds = [], look, pageTitle, accents = [] }, problem, action, hidden }: LookProps) {
  return (
    <aside className="grid gap-6">
      <KeyedForm name="add-section" action={action} className="grid gap-3">
        <input type="hidden" name="do" value="add" />
        {hidden}
        <Field label="One more section" error={problem?.errors['kind'] ?? null}>
          <Select name="kind">
            {kinds.map(({ kind, label }) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="plain" className="justify-self-start">
          <Icon name="plus" size={16} /> Add it
        </Button>
      </KeyedForm>
      <KeyedForm name="page-look" of={id} action={action} noValidate className="grid gap-3 border-t border-line pt-5">
        <input type="hidden" name="do" value="look" />
        {hidden}
        <Field label="Name of the page" error={problem?.errors['title'] ?? null}>
          <TextInput
            name="title"
            defaultValue={problem?.values['title'] ?? pageTitle}
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        <Field label="Colour">
          <Select name="accent" defaultValue={look?.accent}>
            {accents.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label="Ground">
          <Select name="ground" defaultValue={look?.isDark ? 'dark' : 'light'}>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </Select>
        </Field>
        <Field label="Letters">
          <Select name="font" defaultValue={look?.font}>
            <option value="sans">Sans serif</option>
            <option value="serif">Serif</option>
            <option value="mono">Monospace</option>
          </Select>
        </Field>
        <Button type="submit" variant="plain" className="justify-self-start">
          Save the look
        </Button>
      </KeyedForm>
    </aside>
  )
}

type CardProps = LookProps & {
  section: NonNullable<ProjectView['sections']>[number]
  isFirst: boolean
  isLast: boolean
}

/** One section as a form of its typed places. */
function SectionCard({ section, isFirst, isLast, view: { id, newest }, problem, action, hidden }: CardProps) {
  return (
    <Card as="section" className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="heading-small">{section.label}</h2>
        <div className="flex flex-wrap gap-1">
          {(['up', 'down', 'out'] as const).map((way) =>
            (way === 'up' && isFirst) || (way === 'down' && isLast) ? null : (
              <ActForm
                key={way}
                name="do"
                act="place"
                fields={{ project: id, after: newest, section: section.id, way }}
                variant="ghost"
                about={section.label}
                action={action}
              >
                {way === 'up' ? 'Up' : way === 'down' ? 'Down' : 'Take out'}
              </ActForm>
            ),
          )}
        </div>
      </div>
      <KeyedForm name="fill-section" of={section.id} action={action} noValidate className="mt-3 grid gap-3">
        <input type="hidden" name="do" value="section" />
        {hidden}
        <input type="hidden" name="section" value={section.id} />
        {section.fields.map(({ name, label, kind, value }, at) => {
          const typed =
            problem?.values['section'] === section.id
              ? (problem.lists['value']?.[at] ?? problem.values['value'] ?? value)
              : value
          return (
            <div key={name}>
              <input type="hidden" name="field" value={name} />
              <Field label={label}>
                {kind === 'text' || kind === 'lines' ? (
                  <TextArea name="value" rows={kind === 'lines' ? 5 : 3} defaultValue={typed} />
                ) : (
                  <TextInput
                    name="value"
                    defaultValue={typed}
                    autoComplete="off"
                    inputMode={kind === 'number' ? 'decimal' : undefined}
                  />
                )}
              </Field>
            </div>
          )
        })}
        <Button type="submit" variant="soft" className="justify-self-start">
          Save the section
        </Button>
      </KeyedForm>
    </Card>
  )
}
