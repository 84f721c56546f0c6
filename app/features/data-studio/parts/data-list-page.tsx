import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { TABLE_KINDS, TABLE_MAX_BYTES } from '../data.limits.ts'
import type { DataView } from '../asking/data-view.server.ts'
import { ListTabs } from './list-tabs.tsx'

type Props = { view: Extract<DataView, { part: 'list' }>; problem: FormProblem | null }

/** A table in, and those that were brought before. */
export function DataListPage({ view: { page }, problem }: Props) {
  const isFirst = page.count === 0 && page.search === '' && !page.deleted
  const action = to('v2-business-intelligence')
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Business intelligence</h1>
      <p className="lead mt-1 max-w-[44em]">
        Bring a table and ask it in plain words. Each answer shows the query it came from, a chart that fits, and the
        rows behind every figure.
      </p>
      <ListTabs chosen="tables" />
      <KeyedForm name="open-table" action={action} encType="multipart/form-data" className="mt-6 grid gap-4">
        <input type="hidden" name="do" value="open" />
        <FileDrop
          label="A table"
          name="table"
          accept={TABLE_KINDS}
          kinds="CSV, Excel, JSON or SQLite"
          maxBytes={TABLE_MAX_BYTES}
          error={problem?.errors['table'] ?? null}
        />
        <details open={Boolean(problem?.values['text'])}>
          <summary className="cursor-pointer py-2 font-medium">Or paste it</summary>
          <Field label="The table, with a line of names" error={problem?.errors['text'] ?? null} className="mt-2">
            <TextArea name="text" rows={8} defaultValue={problem?.values['text'] ?? ''} className="font-mono text-sm" />
          </Field>
        </details>
        <Button type="submit" size="lg" className="justify-self-start">
          <Icon name="table" size={18} /> Open it
        </Button>
      </KeyedForm>
      {isFirst ? (
        <KeyedForm name="example-table" again action={action} className="mt-8 border-t border-line pt-5">
          <input type="hidden" name="do" value="example" />
          <p className="text-fg-muted">Nothing at hand? Try it with the countries of the world.</p>
          <Button type="submit" variant="soft" className="mt-2">
            Open the example
          </Button>
        </KeyedForm>
      ) : (
        <section aria-labelledby="tables-title" className="mt-12">
          <h2 id="tables-title" className="heading-section">
            Your tables
          </h2>
          <KeptList
            page={page}
            problem={problem?.values['do'] === 'rename' ? problem : null}
            words={{ one: 'table', many: 'tables' }}
            toList={(query) => to('v2-business-intelligence', null, query)}
            empty="Tables you bring are kept here: for members until they delete them, for guests 30 days in this browser."
          />
        </section>
      )}
    </div>
  )
}
