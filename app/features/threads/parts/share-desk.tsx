import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareLinkList } from '#app/kits/members/share-links/share-link-list.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ShareDesk } from '../sharing/share-thread.server.ts'
import { MOST_SHARED } from '../threads.limits.ts'
import { SharedWords } from './shared-words.tsx'

/** What others would read of a thread, before they can. */
export function ShareDeskPage({ desk, problem }: { desk: ShareDesk; problem: FormProblem | null }) {
  const { id, title, page, html, inside, chosen, links, publisher } = desk
  const action = to('threads', null, { t: id, view: 'share' })
  const errors = problem?.errors ?? {}
  return (
    <div className="page max-w-[60rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('threads', null, { t: id })}>Back to the thread</BackLink>
      <h1 className="heading-page wrap-anywhere">Share “{title}”</h1>
      <p className="lead mt-2 max-w-[40em]">
        Whoever has the link reads along, without an account. What is said later stays inside; what is deleted later
        goes from there too. Attachments stay here.
      </p>
      <BeforePublishing publisher={publisher} what="links" className="mt-5" />
      {links.length > 0 ? (
        <section className="mt-8" aria-labelledby="links-title">
          <h2 id="links-title" className="heading-section">
            Who has these addresses can read it
          </h2>
          <div className="mt-3">
            <ShareLinkList links={links} action={action} />
          </div>
        </section>
      ) : null}
      <KeyedForm name="share-thread" action={action} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">
        <Checkbox
          name="names"
          value="on"
          defaultChecked={chosen.names}
          label="Name members who chose to be found"
          help="All others stand as “Member 1”, and their names are black in the words."
        />
        <Checkbox
          name="listed"
          value="on"
          defaultChecked={chosen.listed}
          label="Put it into the reading room"
          help="Everybody finds it under Shared threads. It is looked over, and can be taken off by whoever runs this place."
        />
        <Masks masks={page.masks} />
        <Field
          label="Other words to black out"
          help="One a line."
          error={errors['words'] ?? errors['hide'] ?? null}
          className="max-w-md"
        >
          <TextArea name="words" rows={2} defaultValue={chosen.words} />
        </Field>
        <LeaveOut inside={inside} error={errors['out'] ?? null} />
        <ShareTermField error={errors['term']} />
        {errors['form'] ? <FieldError>{errors['form']}</FieldError> : null}
        <div className="flex flex-wrap gap-2">
          {publisher.state === 'ready' ? (
            <Button type="submit" name="do" value="share">
              <Icon name="share" size={17} /> Make the link
            </Button>
          ) : null}
          <Button type="submit" name="do" value="preview" variant="plain">
            <Icon name="eye" size={17} /> Look again
          </Button>
        </div>
      </KeyedForm>
      <section className="mt-10" aria-labelledby="preview-title">
        <h2 id="preview-title" className="heading-section">
          What others would read
        </h2>
        <p className="mt-1 text-[0.8125rem] text-fg-muted">
          {page.messages.length === MOST_SHARED ? `The newest ${MOST_SHARED} messages. ` : ''}Rules find names and
          numbers; they miss things, so look yourself.
        </p>
        <div className="mt-3 rounded-sheet bg-surface p-5 shadow-sm sm:p-8">
          <p className="heading-card pb-4 wrap-anywhere">{page.title}</p>
          <SharedWords messages={page.messages} html={html} />
        </div>
      </section>
    </div>
  )
}

function Masks({ masks }: { masks: ShareDesk['page']['masks'] }) {
  if (masks.length === 0) return null
  return (
    <fieldset>
      <legend className="heading-small">What rules found</legend>
      <p className="mt-1 text-fg-muted">Untick what may be read.</p>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {masks.map(({ key, label, words, count, isLifted }) => (
          <li key={key} className="min-w-0">
            <input type="hidden" name="found" value={key} />
            <Checkbox
              name="hide"
              value={key}
              defaultChecked={!isLifted}
              label={<span className="wrap-anywhere">{words.join(', ')}</span>}
              help={`becomes ${label}, ${count === 1 ? 'once' : `${count} times`}`}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function LeaveOut({ inside, error }: { inside: ShareDesk['inside']; error: string | null }) {
  return (
    <details open={inside.some(({ isOut }) => isOut)}>
      <summary className="link w-fit cursor-pointer py-1.5">Leave messages out</summary>
      <ul className="mt-2 grid max-h-80 gap-2 overflow-y-auto rounded-card bg-sunken p-4">
        {inside.map(({ id, text, isOut }) => (
          <li key={id}>
            <Checkbox
              name="out"
              value={id}
              defaultChecked={isOut}
              label={<span className="wrap-anywhere">{text || 'A message without words'}</span>}
            />
          </li>
        ))}
      </ul>
      {error ? <FieldError>{error}</FieldError> : null}
    </details>
  )
}
