import { SUSPENSION_REASON_MAX_CHARS } from '#app/kits/members/identity/leaving/suspension.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import type { MemberView } from './member.server.ts'
import { ActButton, AdminForm, useIsBusy } from '../parts/admin-form.tsx'

/** Lets somebody in who waits, or turns them away with a sentence. */
export function WaitingCard({ member, answer }: { member: MemberView; answer: AdminFormAnswer | null }) {
  const { id, name, waiting, confirmed, may } = member
  const isBusy = useIsBusy('turn-away')
  const { error, ...reason } = fieldOf(answer, 'turn-away', 'reason')
  if (!waiting || !may.includes('approve')) return null
  return (
    <Card as="section" aria-labelledby="waiting" className="grid gap-4 p-5">
      <h2 id="waiting" className="heading-card">
        Waiting to be let in
      </h2>
      <p className="text-fg-muted">
        {name} registered {waiting.ago} and can sign in nowhere until you decide.{' '}
        {confirmed ? 'The address is confirmed.' : 'The address is not confirmed yet: whose it is, nobody knows.'}
      </p>
      <div>
        <ActButton act="approve" fixed={{ user: id }} label="Let in" name={name} variant="primary" />
      </div>
      <AdminForm act="turn-away" fixed={{ user: id }} className="grid gap-3 border-t border-line pt-4">
        <Field
          label="Or turn away, and say why"
          help="They read it by mail, and it stays in the audit log. The account is erased at once; this cannot be undone."
          error={error}
        >
          <TextArea {...reason} rows={3} maxLength={SUSPENSION_REASON_MAX_CHARS} required />
        </Field>
        <Button
          type="submit"
          variant="danger"
          size="sm"
          className="justify-self-start"
          busy={isBusy}
          busyLabel="Turning away..."
        >
          Turn away and erase
        </Button>
      </AdminForm>
    </Card>
  )
}
