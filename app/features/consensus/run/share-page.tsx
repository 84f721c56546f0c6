import { Form } from '@remix-run/react'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SharingView } from './share-view.server.ts'
import { PartHead } from '../parts/part-head.tsx'
import { SharedRun } from './shared-run.tsx'

/** Before an answer is shared: what others will read, with personal details taken out. */
export function SharePage({ view, problem }: { view: SharingView; problem: FormProblem | null }) {
  const { id, question, details, links, hide, more, preview, publisher } = view
  return (
    <div className="page pt-6 pb-section">
      <PartHead id={id} act="Share" question={question} />
      <p className="lead mt-3 max-w-[40em]">
        Whoever has the link reads a copy of this page as it is now, without your name. You choose how long the link
        works, and can take it back at any time.
      </p>
      <div className="mt-5">
        <BeforePublishing publisher={publisher} what="links" />
      </div>
      <Links links={links} />
      <Panel as="section" className="mt-8 p-5 sm:p-7" aria-labelledby="details-heading">
        <h2 id="details-heading" className="heading-small">
          Take out first
        </h2>
        <Form method="get" className="mt-3 grid gap-4">
          <input type="hidden" name="run" value={id} />
          <input type="hidden" name="part" value="share" />
          <input type="hidden" name="preview" value="1" />
          {details.length === 0 ? (
            <p className="text-fg-muted">No names, addresses or numbers of people were found. Look yourself as well.</p>
          ) : (
            <fieldset>
              <legend className="text-fg-muted">
                Found in the question and the answers. Each is blacked out everywhere.
              </legend>
              <div className="mt-2 grid gap-1 sm:grid-cols-2">
                {details.flatMap(({ kind, words, isSure }) =>
                  words.map((word) => (
                    <Checkbox
                      key={word}
                      name="hide"
                      value={word}
                      label={word}
                      help={kind}
                      defaultChecked={hide ? hide.includes(word) : isSure}
                    />
                  )),
                )}
              </div>
            </fieldset>
          )}
          {problem?.errors.hide ? <FieldError>{problem.errors.hide}</FieldError> : null}
          <Field label="Further words, one a line" error={problem?.errors.more}>
            <TextArea name="more" rows={2} defaultValue={more} />
          </Field>
          <div>
            <Button type="submit" variant={preview ? 'plain' : 'primary'}>
              {preview ? 'Update the preview' : 'Show the preview'}
            </Button>
          </div>
        </Form>
      </Panel>
      {preview && hide ? (
        <section className="mt-10" aria-labelledby="preview-heading">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="preview-heading" className="heading-section">
              What others will read
            </h2>
            <KeyedForm name="share-run" className="flex flex-wrap items-end gap-3">
              <ShareTermField error={problem?.errors.term} />
              <input type="hidden" name="act" value="share" />
              {hide.map((word) => (
                <input key={word} type="hidden" name="hide" value={word} />
              ))}
              <input type="hidden" name="more" value={more} />
              {publisher.state === 'ready' ? <Button type="submit">Make the link</Button> : null}
            </KeyedForm>
          </div>
          {problem?.errors.form ? <FieldError>{problem.errors.form}</FieldError> : null}
          <div className="mt-4 rounded-sheet border border-line-strong p-4 sm:p-6">
            <SharedRun page={preview} headingLevel={3} />
          </div>
        </section>
      ) : null}
    </div>
  )
}

function Links({ links }: Pick<SharingView, 'links'>) {
  if (links.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="links-heading">
      <h2 id="links-heading" className="heading-small">
        Shared now
      </h2>
      <ul className="mt-2 grid gap-2">
        {links.map(({ id, url, createdAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <a href={url} className="link min-w-0 wrap-anywhere">
              {url}
            </a>
            <span className="text-[0.8125rem] text-fg-muted">
              since {toShortDay(createdAt)}
              {expiresAt ? `, until ${toShortDay(expiresAt)}` : ''}
            </span>
            <CopyButton text={url} />
            <ActForm act="revoke" fields={{ id }}>
              Take back
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
