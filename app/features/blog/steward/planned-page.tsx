import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { StewardAnswer, StewardView } from './steward.server.ts'

type Props = { view: Extract<StewardView, { part: 'post' }>; answer: StewardAnswer | null }

/** One post of a channel: what it is to be, when, and what is done of the checklist. */
export function PlannedPage({ view: { channel, post, canWrite }, answer }: Props) {
  const problem = answer?.act === 'save' ? answer.problem : null
  const value = (name: 'title' | 'notes' | 'when' | 'link') => problem?.values[name] ?? post[name]
  const isInBlog = post.slug !== null
  return (
    <div className="page max-w-[760px] pt-2 pb-section">
      <BackLink to={to('channel-steward', null, { channel: channel.id })}>{channel.name}</BackLink>
      <h1 className="heading-page mt-3 wrap-anywhere">{post.title}</h1>
      <KeyedForm key={post.when} name={`save-planned-${post.id}`} again noValidate className="mt-6 grid gap-5">
        <input type="hidden" name="do" value="save" />
        <Field label="Title" error={problem?.errors['title']}>
          <TextInput name="title" autoComplete="off" defaultValue={value('title')} />
        </Field>
        <Field label="Notes" error={problem?.errors['notes']}>
          <TextArea name="notes" rows={6} dir="auto" defaultValue={value('notes')} />
        </Field>
        <Field
          label="Due"
          help={`By the clocks of ${channel.zone}. Left empty, it stays among the ideas.`}
          error={problem?.errors['when']}
        >
          <TextInput type="datetime-local" name="when" defaultValue={value('when')} />
        </Field>
        {channel.checklist.length > 0 ? (
          <FieldSet label="Checklist">
            <Culm
              value={post.done.length}
              of={channel.checklist.length}
              label={`${post.done.length} of ${channel.checklist.length} done`}
              block
              className="mb-2"
            />
            {channel.checklist.map((line) => (
              <Checkbox key={line} name="done" value={line} label={line} defaultChecked={post.done.includes(line)} />
            ))}
          </FieldSet>
        ) : null}
        {channel.kind === 'elsewhere' ? (
          <Field label="Where it is (optional)" error={problem?.errors['link']}>
            <TextInput type="url" name="link" autoComplete="off" defaultValue={value('link')} />
          </Field>
        ) : null}
        {isInBlog ? null : (
          <Checkbox name="isOut" value="yes" label="It is out" defaultChecked={post.state === 'out'} />
        )}
        <Button type="submit" className="justify-self-start">
          Save
        </Button>
      </KeyedForm>
      <div className="mt-8 flex flex-wrap gap-3">
        {channel.kind === 'blog' && canWrite ? (
          <ActForm name="do" act="begin-post" variant="soft">
            {post.textId ? 'Open it at the desk' : 'Write it'}
          </ActForm>
        ) : null}
        <ButtonLink to={to('content-tools', null, { text: post.notes || post.title })} variant="plain">
          Work on the notes
        </ButtonLink>
        <ActForm name="do" act="remove" about={post.title}>
          Remove from the plan
        </ActForm>
      </div>
    </div>
  )
}
