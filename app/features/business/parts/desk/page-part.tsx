import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'
import { ABOUT_MAX_CHARS, MOST_LINKS } from '../../business.limits.ts'
import { DescribeFields, WeekFields } from '../describe-fields.tsx'
import { Section } from '../small-parts.tsx'

type Props = { view: DeskView; part: Part<'page'>; problem: FormProblem | null }

export function PagePart({ view, part, problem }: Props) {
  const own = problem?.values['do'] === 'save-page' ? problem : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {view.can.manage ? (
        <EditPage view={view} part={part} problem={own} />
      ) : (
        <p className="text-fg-muted">The page is written by managers and owners.</p>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        {view.can.manage ? <Publish view={view} part={part} problem={problem} /> : null}
        {view.isAdmin ? <Verify view={view} problem={problem} /> : null}
        {view.can.own ? (
          <Section id="end" title="Delete">
            <p className="mb-3 text-fg-muted">
              It is gone for everybody at once, and can be brought back for 24 hours. Appointments ahead are to be
              cancelled first.
            </p>
            {problem?.errors['delete'] ? <FieldError>{problem.errors['delete']}</FieldError> : null}
            <ActForm name="do" act="delete" variant="ghost" about={view.name}>
              Delete this business
            </ActForm>
          </Section>
        ) : null}
      </div>
    </div>
  )
}

function EditPage({ view, part, problem }: Props) {
  const values = { ...part.fields, ...problem?.values }
  const errors = problem?.errors ?? {}
  return (
    <KeyedForm
      name="save-business"
      again
      noValidate
      encType="multipart/form-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="do" value="save-page" />
      <DescribeFields problem={problem} fields={part.fields} />
      <Field label="More about it" help="Markdown works." error={errors['about']}>
        <TextArea name="about" rows={7} maxLength={ABOUT_MAX_CHARS} defaultValue={values['about'] ?? ''} />
      </Field>
      <Field
        label="Links"
        help={`One a line, words first if you like, up to ${MOST_LINKS}: Our menu example.org/menu`}
        error={errors['links']}
      >
        <TextArea name="links" rows={3} defaultValue={values['links'] ?? ''} />
      </Field>
      <Field
        label="Picture"
        help="PNG, JPEG or WebP, up to 8 MB. What hides in the file, such as its place, is taken out."
        error={errors['picture']}
      >
        <TextInput type="file" name="picture" accept="image/png,image/jpeg,image/webp" className="py-2.5" />
      </Field>
      {view.picture ? (
        <div className="flex flex-wrap items-center gap-4">
          <img src={view.picture} alt="" className="h-24 w-36 rounded-lg bg-sunken object-cover" />
          <Checkbox name="unpicture" label="Take the picture off" />
        </div>
      ) : null}
      <WeekFields
        problem={problem}
        fields={part.fields}
        label="Opening hours"
        help="Leave all days empty when there are none."
      />
      <div>
        <Button type="submit">Save the page</Button>
      </div>
    </KeyedForm>
  )
}

function Publish({ view, part, problem }: Props) {
  return (
    <Section id="publish" title="Publish">
      <p className="mb-3 text-fg-muted">
        {view.isPublished
          ? 'Everybody can read the page, write to you, review you and book.'
          : 'Only the people of the business see it now.'}
      </p>
      {problem?.errors['publish'] ? <FieldError>{problem.errors['publish']}</FieldError> : null}
      <BeforePublishing publisher={part.publisher} what="profile" />
      {view.isPublished ? (
        <ActForm name="do" act="unpublish">
          Take it off
        </ActForm>
      ) : part.publisher.state === 'ready' ? (
        <ActForm name="do" act="publish" variant="primary">
          Publish it
        </ActForm>
      ) : null}
    </Section>
  )
}

function Verify({ view, problem }: { view: DeskView; problem: FormProblem | null }) {
  const own = problem?.values['do'] === 'verify' ? problem : null
  return (
    <Section id="verify" title="Verified badge">
      <p className="mb-3 text-fg-muted">
        You give it when you have seen proof. What you saw is in the audit log, and a change of name or profession takes
        it off.
      </p>
      {view.verifiedAt ? (
        <ActForm name="do" act="unverify">
          Take the badge off
        </ActForm>
      ) : (
        <KeyedForm name="verify-business" noValidate className="grid gap-3">
          <input type="hidden" name="do" value="verify" />
          <Field label="What you have seen" error={own?.errors['seen']}>
            <TextInput name="seen" maxLength={200} defaultValue={own?.values['seen'] ?? ''} autoComplete="off" />
          </Field>
          <div>
            <Button type="submit" size="sm">
              Verify
            </Button>
          </div>
        </KeyedForm>
      )}
    </Section>
  )
}
