import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ProjectView } from '../builder/builder-view.server.ts'
import { PlainLines } from './plain-lines.tsx'

/** The files of a version, each to be edited by hand. */
export function FilesPart({ view, problem }: { view: ProjectView; problem: FormProblem | null }) {
  const { id, names, file = '', text = '', isNew, n, newest } = view
  const own = problem?.values['do'] === 'file' ? problem : null
  const version = n === newest ? null : n
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label="Files">
        <ul className="grid gap-1.5">
          {names.map((name) => (
            <li key={name}>
              <Link
                to={to('builder', null, { project: id, part: 'files', file: name, version })}
                aria-current={name === file ? 'true' : undefined}
                className="link font-mono text-sm"
              >
                {name}
              </Link>
            </li>
          ))}
          {version === null ? (
            <li>
              <Link to={to('builder', null, { project: id, part: 'files', file: 'new' })} className="link text-sm">
                New file
              </Link>
            </li>
          ) : null}
        </ul>
      </nav>
      {version === null ? (
        <KeyedForm
          name="edit-file"
          of={file}
          action={to('builder', null, { project: id, part: 'files', file })}
          noValidate
          className="grid gap-3"
        >
          <input type="hidden" name="do" value="file" />
          <input type="hidden" name="project" value={id} />
          <input type="hidden" name="after" value={newest} />
          {isNew ? (
            <Field label="Name of the new file" error={own?.errors['file'] ?? null} help="For example about.html">
              <TextInput
                name="file"
                defaultValue={own?.values['file'] ?? ''}
                autoComplete="off"
                spellCheck={false}
                className="font-mono"
              />
            </Field>
          ) : (
            <input type="hidden" name="file" value={file} />
          )}
          <Field label={isNew ? 'What is in it' : file} error={own?.errors['text'] ?? null}>
            <TextArea
              name="text"
              rows={26}
              key={file}
              defaultValue={own?.values['text'] ?? text}
              spellCheck={false}
              dir="ltr"
              className="font-mono text-sm"
            />
          </Field>
          {own?.errors['consent'] ? (
            <Checkbox name="consent" value="on" label="Yes, remove this file" error={own.errors['consent']} />
          ) : null}
          <Button type="submit" className="justify-self-start">
            Save as a new version
          </Button>
        </KeyedForm>
      ) : (
        <PlainLines label="The file" text={text} />
      )}
    </div>
  )
}
