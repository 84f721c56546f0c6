import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import type { ProjectView } from '../builder/builder-view.server.ts'

/** Shows a version to everybody, takes it back, and lists what its forms brought. */
export function PublishPart({ view: { id, n, publish }, problem }: { view: ProjectView; problem: FormProblem | null }) {
  if (!publish) return null
  const { publisher, shownN, address, isHidden, forms, replies } = publish
  const action = to('builder', null, { project: id, part: 'publish' })
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        A published app stands under your name, in a frame without rights, and can be reported. Everybody sees the
        version you choose until you publish another one or take it back.
      </p>
      {problem?.errors['publish'] ? (
        <p role="alert" className="text-danger-text">
          {problem.errors['publish']}
        </p>
      ) : null}
      {isHidden ? (
        <p role="alert">The moderators took this app out of sight. What they decided is among your notices.</p>
      ) : null}
      <BeforePublishing publisher={publisher} what="links" />
      {shownN ? (
        <Card className="flex flex-wrap items-center gap-3 p-4">
          <div className="min-w-0 flex-[1_1_16rem]">
            <a href={address} className="link wrap-anywhere">
              {address}
            </a>
            <p className="text-xs text-fg-subtle">{`Everybody sees version ${shownN}.`}</p>
          </div>
          <CopyButton text={address} what="address" />
          <ActForm name="do" act="retract" fields={{ project: id }} action={action}>
            Take it back
          </ActForm>
        </Card>
      ) : null}
      {publisher.state === 'ready' && !isHidden && shownN !== n ? (
        <div>
          <ActForm name="do" act="publish" fields={{ project: id, after: n }} variant="primary" action={action}>
            {`Publish version ${n}`}
          </ActForm>
        </div>
      ) : null}
      {forms.length > 0 || replies.length > 0 ? (
        <section aria-labelledby="replies-title">
          <h2 id="replies-title" className="heading-small">
            {`What its forms brought: ${replies.length}`}
          </h2>
          <p className="mt-1 text-sm text-fg-muted">Only you read it. Up to 500 answers are kept.</p>
          <ul className="mt-3 grid gap-3">
            {replies.map((reply) => (
              <Card key={reply.id} as="li" className="flex flex-wrap items-start gap-3 p-4">
                <dl className="min-w-0 flex-[1_1_16rem] text-sm wrap-anywhere">
                  <dt className="text-xs text-fg-subtle">{`${reply.form}, ${reply.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`}</dt>
                  {reply.fields.map(({ label, value }) => (
                    <dd key={label}>
                      <span className="text-fg-muted">{label}: </span>
                      {value || '–'}
                    </dd>
                  ))}
                </dl>
                <ActForm
                  name="do"
                  act="drop-reply"
                  fields={{ project: id, reply: reply.id }}
                  about={reply.form}
                  action={action}
                >
                  Remove
                </ActForm>
              </Card>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
