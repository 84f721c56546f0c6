import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { BRANCH_NAME_MAX_CHARS } from '../conversation.limits.ts'
import type { BranchesPage, BranchView } from '../branches.server.ts'
import { toConversation } from '../to-conversation.ts'

/** Every branch of a conversation: to read, to name, to take away. */
export function BranchesScreen({ page: { conversation, branches } }: { page: BranchesPage }) {
  const { id, kind, title } = conversation
  return (
    <div className="page max-w-[56rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page wrap-anywhere">Branches of “{title}”</h1>
      <p className="lead mt-2">Each edited message and each answer that was given anew begins one. All are kept.</p>
      <p className="mt-4">
        <ButtonLink to={toConversation(kind, id)} variant="plain" size="sm">
          <Icon name="arrow-left" size={16} /> Back to the conversation
        </ButtonLink>
      </p>
      <ul className="mt-6 grid gap-4">
        {branches.map((branch) => (
          <Branch key={branch.id} branch={branch} conversation={conversation} isOnly={branches.length < 2} />
        ))}
      </ul>
    </div>
  )
}

function Branch({
  branch,
  conversation: { id: c, kind },
  isOnly,
}: {
  branch: BranchView
  conversation: BranchesPage['conversation']
  isOnly: boolean
}) {
  const { id, name, begins, ends, by, messages, isShown } = branch
  const called = name ?? `“${begins}”`
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
      <h2 className="heading-small flex flex-wrap items-center gap-2 wrap-anywhere">
        {name ?? 'A branch without a name'} {isShown ? <Badge tone="accent">written in last</Badge> : null}
      </h2>
      <dl className="grid gap-1.5 text-[0.8125rem] [&_dd]:wrap-anywhere [&_dt]:text-fg-subtle">
        <div>
          <dt>Parts from the others with</dt>
          <dd>{begins || 'an answer that is not there yet'}</dd>
        </div>
        <div>
          <dt>
            Ends with {by}, after {messages} {messages === 1 ? 'message' : 'messages'}
          </dt>
          <dd>{ends || 'no words yet'}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end gap-2">
        <ButtonLink
          to={toConversation(kind, c, { at: id })}
          variant="soft"
          size="sm"
          aria-label={`Read the branch ${called}`}
        >
          Read
        </ButtonLink>
        <KeyedForm
          name="name-branch"
          again
          action={to(kind)}
          className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-end gap-2"
        >
          <input type="hidden" name="do" value="name-branch" />
          <input type="hidden" name="c" value={c} />
          <input type="hidden" name="message" value={id} />
          <Field label="Name of this branch" className="min-w-0 flex-1">
            <TextInput name="name" defaultValue={name ?? ''} maxLength={BRANCH_NAME_MAX_CHARS} autoComplete="off" />
          </Field>
          <Button type="submit" variant="plain" size="sm">
            Save name
          </Button>
        </KeyedForm>
        {isOnly ? null : (
          <Form method="post" action={to(kind)}>
            <input type="hidden" name="do" value="remove-branch" />
            <input type="hidden" name="c" value={c} />
            <input type="hidden" name="message" value={id} />
            <Button type="submit" variant="ghost" size="sm" aria-label={`Remove the branch ${called} for good`}>
              <Icon name="trash" size={16} /> Remove for good
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}
