import { to } from '#app/catalogue/to.ts'
import { EMAIL_MAX_CHARS } from '#app/kits/members/identity/account/email.limits.ts'
import { roleWords, type Role } from '#app/kits/members/identity/account/roles.ts'
import { NAME_MAX_CHARS } from '#app/kits/members/identity/profile/profile.limits.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { AdminForm, AdminFormProblem, useIsBusy } from '../parts/admin-form.tsx'
import { AdminHead } from '../parts/admin-head.tsx'

const ACT = 'create-member'

/** Makes one account by hand. */
export function CreateMemberPage({ roles, answer }: { roles: readonly Role[]; answer: AdminFormAnswer | null }) {
  const { error: nameError, ...name } = fieldOf(answer, ACT, 'name')
  const { error: emailError, ...email } = fieldOf(answer, ACT, 'email')
  const { error: roleError, ...role } = fieldOf(answer, ACT, 'role', 'member')
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('admin-users')}>All people</BackLink>
      <AdminHead
        title="Make an account"
        lead="They get a letter with a link to choose a password. Using it proves that the address is theirs."
      />
      <AdminFormProblem answer={answer} />
      <Card as="section" className="mt-7 max-w-[var(--reading)] p-5 lg:p-7">
        <AdminForm act="create-member" once>
          <Field label="Name" error={nameError}>
            <TextInput {...name} required autoComplete="off" maxLength={NAME_MAX_CHARS * 2} />
          </Field>
          <Field label="Email" error={emailError}>
            <TextInput {...email} type="email" required autoComplete="off" maxLength={EMAIL_MAX_CHARS} />
          </Field>
          <Field label="Role" help="It counts once the address is proved." error={roleError}>
            <Select {...role}>
              <option value="member">Member like others</option>
              {roles.map((one) => (
                <option key={one} value={one}>
                  {roleWords[one].label}
                </option>
              ))}
            </Select>
          </Field>
          <div>
            <Button type="submit" busy={useIsBusy(ACT)} busyLabel="Making it...">
              Make the account
            </Button>
          </div>
        </AdminForm>
      </Card>
    </div>
  )
}
