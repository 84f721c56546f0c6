import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { NAME_MAX_CHARS, TABLE_KINDS, TABLE_MAX_BYTES } from '../data.limits.ts'
import type { OneDataView } from '../asking/data-view.server.ts'
import { columnStyles } from '../tables/table-jobs.ts'

/** The columns with what they hold, to be corrected; the steps are kept as a recipe and done again whenever the table is opened. */
export function ColumnsPart({ view, problem }: { view: OneDataView; problem: FormProblem | null }) {
  const { id, columns, notes, sheets, recipe, rowCount } = view
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {notes.length > 0 ? (
        <ul className="list-disc ps-5 text-fg-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <RenewForm view={view} problem={problem} />
      <KeyedForm
        name="clean-table"
        again
        action={to('v2-business-intelligence', null, { data: id, part: 'columns' })}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <input type="hidden" name="do" value="clean" />
        <input type="hidden" name="data" value={id} />
        {sheets.length > 1 ? (
          <Field label="Which table of the file" className="max-w-md">
            <Select name="sheet" defaultValue={recipe.sheet ?? sheets[0]}>
              {sheets.map((sheet) => (
                <option key={sheet} value={sheet}>
                  {sheet}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {columns.map((column) => (
            <Card
              key={column.source}
              as="li"
              className="grid min-w-0 items-end gap-3 p-4 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.6fr)]"
            >
              <input type="hidden" name="source" value={column.source} />
              <Field label="Name">
                <TextInput name="name" defaultValue={column.name} maxLength={NAME_MAX_CHARS} autoComplete="off" />
              </Field>
              <Field label="Holds">
                <Select name="style" defaultValue={column.style} key={column.style}>
                  {columnStyles.map((style) => (
                    <option key={style} value={style}>
                      {style}
                    </option>
                  ))}
                </Select>
              </Field>
              <p className="min-w-0 text-[0.8125rem] text-fg-muted wrap-anywhere">
                {`Such as ${column.samples.join(', ') || 'nothing'}. ${column.distinct.toLocaleString('en')} different, ${column.empty.toLocaleString('en')} of ${rowCount.toLocaleString('en')} empty.`}
                {column.unfit > 0 ? (
                  <b className="block text-warning-soft-fg">{`${column.unfit} do not fit and count as empty: ${column.unfitSamples.join(', ')}`}</b>
                ) : null}
              </p>
            </Card>
          ))}
        </ul>
        <Checkbox
          name="doubles"
          value="on"
          label="Leave rows out that stand there twice"
          defaultChecked={recipe.withoutDoubles}
        />
        {problem?.errors['name'] ? <FieldError>{problem.errors['name']}</FieldError> : null}
        {problem?.errors['style'] ? <FieldError>{problem.errors['style']}</FieldError> : null}
        <div>
          <Button type="submit">Keep these steps</Button>
          <p className="mt-2 text-[0.8125rem] text-fg-muted">
            Blanks around values are always taken away, and empty rows left out. The file itself stays as it came.
          </p>
        </div>
      </KeyedForm>
    </div>
  )
}

/** A newer file for the same table. */
function RenewForm({ view: { id, name }, problem }: { view: OneDataView; problem: FormProblem | null }) {
  const error = problem?.errors['table'] ?? null
  return (
    <details open={error !== null}>
      <summary className="cursor-pointer py-2 font-medium">A newer file</summary>
      <p className="text-fg-muted wrap-anywhere">
        {`It takes the place of “${name}”. Steps, questions, dashboards and alerts stay and go by the newer one.`}
      </p>
      <KeyedForm
        name="renew-table"
        again
        action={to('v2-business-intelligence', null, { data: id, part: 'columns' })}
        encType="multipart/form-data"
        className="mt-3 grid gap-4"
      >
        <input type="hidden" name="do" value="renew" />
        <input type="hidden" name="data" value={id} />
        <FileDrop
          label="The newer file"
          name="table"
          accept={TABLE_KINDS}
          kinds="CSV, Excel, JSON or SQLite"
          maxBytes={TABLE_MAX_BYTES}
          error={error}
        />
        <Button type="submit" variant="plain" className="justify-self-start">
          Put it in place
        </Button>
      </KeyedForm>
    </details>
  )
}
