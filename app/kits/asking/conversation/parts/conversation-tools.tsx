import { Form } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import { TITLE_MAX_CHARS } from '../conversation.limits.ts'
import type { ConversationView } from '../conversation-view.ts'
import { toConversation } from '../to-conversation.ts'

const look = { variant: 'ghost', size: 'xs' } as const

/** What can be done with a whole conversation. */
export function ConversationTools({
  conversation,
  problem,
}: {
  conversation: ConversationView
  problem: FormProblem | null
}) {
  const { id, kind, title, isPinned, isTemporary, branches, isShared, tipId } = conversation
  const toExport = (as: string) => fillPath(endpoints['chat/conversation-export'], { id }) + toQuery({ as, at: tipId })
  const isRenaming = useIsHeld('rename-conversation') || problem?.errors['title'] !== undefined
  return (
    <div className="-ml-2.5 flex flex-wrap items-start gap-0.5">
      {isTemporary ? (
        <Act conversation={conversation} act="keep" icon="archive">
          Keep it
        </Act>
      ) : (
        <Act conversation={conversation} act={isPinned ? 'unpin' : 'pin'} icon="bookmark">
          {isPinned ? 'Unpin' : 'Pin'}
        </Act>
      )}
      <ButtonLink to={toConversation(kind, id, { view: 'share', at: tipId })} {...look}>
        <Icon name="share" size={15} /> {isShared ? 'Shared' : 'Share'}
      </ButtonLink>
      {branches > 1 ? (
        <ButtonLink to={toConversation(kind, id, { view: 'branches' })} {...look}>
          <Icon name="workflow" size={15} /> {branches} branches
        </ButtonLink>
      ) : null}
      <a href={toExport('md')} download className={toButtonClass(look)}>
        <Icon name="download" size={15} /> Markdown
      </a>
      <a href={toExport('json')} download className={toButtonClass(look)}>
        <Icon name="download" size={15} /> JSON
      </a>
      <details open={isRenaming || undefined} className="max-w-full open:basis-full">
        <summary className={`${toButtonClass(look)} cursor-pointer list-none`}>
          <Icon name="pen-line" size={15} /> Rename
        </summary>
        <KeyedForm
          name="rename-conversation"
          again
          action={to(kind)}
          className="mt-2 flex max-w-md flex-wrap items-end gap-2 px-2.5"
        >
          <input type="hidden" name="do" value="rename" />
          <input type="hidden" name="c" value={id} />
          <Field label="Name" error={problem?.errors['title'] ?? null} className="min-w-0 flex-[1_1_14rem]">
            <TextInput
              name="title"
              defaultValue={problem?.values['title'] ?? title}
              maxLength={TITLE_MAX_CHARS}
              autoComplete="off"
            />
          </Field>
          <Button type="submit" size="sm" variant="plain">
            Save
          </Button>
        </KeyedForm>
      </details>
      <Act conversation={conversation} act="delete" icon="trash">
        Delete
      </Act>
    </div>
  )
}

type ActProps = { conversation: ConversationView; act: string; icon: IconName; children: string }

function Act({ conversation: { id, kind }, act, icon, children }: ActProps) {
  return (
    <Form method="post" action={to(kind)} preventScrollReset>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="c" value={id} />
      <Button type="submit" {...look}>
        <Icon name={icon} size={15} /> {children}
      </Button>
    </Form>
  )
}
