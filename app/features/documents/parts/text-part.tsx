import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import type { DocumentView } from '../reading/documents-view.server.ts'
import { ShownBlocks } from './shown-blocks.tsx'

type Places = DocumentView['places']
type Page = NonNullable<DocumentView['page']>
type Props = {
  page: Page | null
  places: Places
  toPage: (page: number) => string
  /** What the page's own address carries beside the page. */
  fields: Readonly<Record<string, string>>
}

export const toDocumentPage = (doc: string) => (page: number) =>
  to('document-analyzer', null, { doc, part: 'text', page })

/** The words of a document page by page, with the place something came from marked. */
export function TextPart({ page, places, toPage, fields }: Props) {
  if (!page) return <p className="text-fg-muted">The words are not read yet.</p>
  const names = Object.entries(places)
  return (
    <section aria-label="The text">
      {page.of > 1 ? (
        <div className="mb-5 flex flex-wrap items-end gap-2">
          <Form method="get" className="flex items-end gap-2">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Field label={`Place, ${page.at} of ${page.of}`} className="min-w-44">
              <Select name="page" defaultValue={String(page.number)} key={page.number}>
                {names.map(([number, { words, label }]) => (
                  <option key={number} value={number}>
                    {[words || `part ${number}`, label && !words.includes(label) ? label : null]
                      .filter(Boolean)
                      .join(': ')
                      .slice(0, 80)}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" variant="plain">
              Go
            </Button>
          </Form>
          {page.before === null ? null : (
            <ButtonLink to={toPage(page.before)} variant="plain">
              <Icon name="chevron-left" size={17} /> Before
            </ButtonLink>
          )}
          {page.after === null ? null : (
            <ButtonLink to={toPage(page.after)} variant="plain">
              Next <Icon name="chevron-right" size={17} />
            </ButtonLink>
          )}
        </div>
      ) : null}
      {page.isPart ? (
        <p className="mb-3 text-sm text-fg-muted">
          {page.isMarked
            ? 'A long page: what stands around the mark is shown.'
            : 'A long page: its beginning is shown. The whole text is in the export.'}
        </p>
      ) : null}
      <ShownBlocks blocks={page.blocks} />
    </section>
  )
}
