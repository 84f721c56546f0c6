import { SharedMessages } from '#app/kits/asking/conversation/parts/shared-messages.tsx'
import type { SharedPage } from '#app/kits/asking/conversation/sharing/shared-page.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'

type Share = { title: string; page: SharedPage; html: (string | null)[]; createdAt: Date; isRedacted: boolean }

/** A conversation somebody shared: to read, and to go on with as a copy. */
export function SharedChat({ share, message }: { share: Share; message: string | null }) {
  const { title, page, html, createdAt, isRedacted } = share
  return (
    <div className="page max-w-[50rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page wrap-anywhere">{title}</h1>
      <p className="mt-3 text-fg-muted">
        A copy of a conversation, shared on {toLongDay(createdAt)}. Answers can be wrong; each says who gave it.
        {isRedacted ? ' Some names or numbers were blacked out.' : ''}
      </p>
      <SharedMessages messages={page.messages} html={html} className="mt-8" />
      <KeyedForm
        name="copy-conversation"
        className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-5"
      >
        <p className="min-w-0 flex-[1_1_16rem]">
          Go on from here. The copy is yours; nobody who reads this page sees what you add.
        </p>
        <Button type="submit">
          <Icon name="copy" size={17} /> Continue as a copy
        </Button>
        {message ? <FieldError>{message}</FieldError> : null}
      </KeyedForm>
    </div>
  )
}
