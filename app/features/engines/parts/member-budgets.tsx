import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { USERNAME_MAX_CHARS } from '#app/kits/members/identity/account/username.limits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import type { ProvidersScreen } from '../admin-providers.server.ts'
import { AdminForm } from './admin-form.tsx'

type Members = NonNullable<ProvidersScreen['budgets']>['members']

/** Members whose budget differs from that of their plan. */
export function MemberBudgets({ members, answer }: { members: Members; answer: AdminFormAnswer | null }) {
  const isBusy = useIsBusy('member')
  const { error: nameError, ...name } = fieldOf(answer, 'member', 'username')
  const { error: amountError, ...amount } = fieldOf(answer, 'member', 'amount')
  const { error: gone } = fieldOf(answer, 'unset', 'member')
  return (
    <Card as="section" aria-labelledby="members" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div>
        <h2 id="members" className="heading-card">
          For one member
        </h2>
        <p className="mt-1 max-w-[44em] text-fg-muted">
          It counts in place of what the plan allows. 0 leaves the built-in engines and the member’s own keys.
        </p>
      </div>
      {gone ? <FieldError>{gone}</FieldError> : null}
      {members.length > 0 ? (
        <ul className="divide-y divide-line">
          {members.map(({ id, username, amount: dollars }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{username}</span>
              <span className="tabular-nums">{dollars} a day</span>
              <AdminForm act="unset" place={{ part: 'budgets' }} className="grid">
                <input type="hidden" name="member" value={id} />
                <Button type="submit" variant="plain" size="sm" aria-label={`Remove the budget of ${username}`}>
                  Remove
                </Button>
              </AdminForm>
            </li>
          ))}
        </ul>
      ) : null}
      <AdminForm key={members.length} act="member" place={{ part: 'budgets' }}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Username" error={nameError}>
            <TextInput {...name} required autoComplete="off" autoCapitalize="none" maxLength={USERNAME_MAX_CHARS} />
          </Field>
          <Field label="Dollars a day" error={amountError}>
            <TextInput {...amount} required inputMode="decimal" autoComplete="off" placeholder="0.15" />
          </Field>
        </div>
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
          Set the budget
        </Button>
      </AdminForm>
    </Card>
  )
}
