import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { Publisher } from '#app/kits/members/publishing/publisher.ts'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { SharePreview } from '../sharing/share.server.ts'
import { toConversation } from '../to-conversation.ts'
import { SharedMessages } from './shared-messages.tsx'

type Props = {
  preview: SharePreview
  html: (string | null)[]
  at: string | null
  origin: string
  words: string
  publisher: Publisher
  problem: FormProblem | null
}

/** What others would read, before they can: names and numbers blacked out unless somebody says otherwise. */
export function ShareScreen({ preview, html, at, origin, words, publisher, problem }: Props) {
  const { conversation, title, page, masks, shares } = preview
  const { id, kind } = conversation
  const action = toConversation(kind, id, { view: 'share', at })
  return (
    <div className="page max-w-[56rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page wrap-anywhere">Share “{conversation.title}”</h1>
      <p className="lead mt-2 max-w-[40em]">
        A copy of this branch gets an address. Whoever has it can read along, without an account. Search engines are
        told to stay away, attachments stay here, and you can take it back at any time.
      </p>
      <p className="mt-4">
        <ButtonLink to={toConversation(kind, id, { at })} variant="plain" size="sm">
          <Icon name="arrow-left" size={16} /> Back to the conversation
        </ButtonLink>
      </p>
      <div className="mt-5">
        <BeforePublishing publisher={publisher} what="links" />
      </div>
      {shares.length > 0 ? <Shares shares={shares} action={action} origin={origin} /> : null}
      <KeyedForm name="share-conversation" action={action} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
        <section aria-labelledby="black-out">
          <h2 id="black-out" className="heading-section">
            What is blacked out
          </h2>
          <p className="mt-1 text-fg-muted">
            {masks.length === 0
              ? 'Rules find no name, address or number in it. Look yourself all the same.'
              : 'Rules found these. Untick what may be read; rules miss things, so look at the preview.'}
          </p>
          {masks.length > 0 ? (
            <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {masks.map(({ key, label, words: written, count, isLifted }) => (
                <li key={key} className="min-w-0">
                  <input type="hidden" name="found" value={key} />
                  <Checkbox
                    name="hide"
                    value={key}
                    defaultChecked={!isLifted}
                    label={<span className="wrap-anywhere">{written.join(', ')}</span>}
                    help={`becomes ${label}, ${count === 1 ? 'once' : `${count} times`}`}
                  />
                </li>
              ))}
            </ul>
          ) : null}
        </section>
        <Field
          label="Other words to black out"
          help="One a line."
          error={problem?.errors['words'] ?? problem?.errors['hide'] ?? null}
          className="max-w-md"
        >
          <TextArea name="words" rows={2} defaultValue={words} />
        </Field>
        <ShareTermField error={problem?.errors['term']} />
        {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
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
      <section className="mt-10" aria-labelledby="preview">
        <h2 id="preview" className="heading-section">
          Preview
        </h2>
        <div className="mt-3 rounded-sheet bg-surface p-5 shadow-sm sm:p-8">
          <p className="heading-card wrap-anywhere">{title}</p>
          <SharedMessages messages={page.messages} html={html} className="mt-6" />
        </div>
      </section>
    </div>
  )
}

function Shares({ shares, action, origin }: { shares: SharePreview['shares']; action: string; origin: string }) {
  return (
    <section className="mt-8" aria-labelledby="shares">
      <h2 id="shares" className="heading-section">
        Who has these addresses can read it
      </h2>
      <ul className="mt-3 grid gap-3">
        {shares.map(({ id, createdAt, expiresAt, blackedOut, messages }) => {
          const path = to('chat-shared', { shareId: id })
          return (
            <Card key={id} as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-0 flex-1 basis-60">
                <a href={path} className="link wrap-anywhere">
                  {origin + path}
                </a>
                <p className="text-xs text-fg-subtle">
                  {toShortDay(createdAt)}
                  {expiresAt ? ` until ${toShortDay(expiresAt)}` : ''}, {messages}{' '}
                  {messages === 1 ? 'message' : 'messages'},{' '}
                  {blackedOut === 0 ? 'nothing blacked out' : `${blackedOut} blacked out`}
                </p>
              </div>
              <CopyButton text={origin + path} what="address" />
              <ActForm name="do" act="revoke" fields={{ share: id }} action={action}>
                Take it back
              </ActForm>
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
