import { clock } from '#app/platform/clock.ts'
import { changePassword } from '#app/kits/members/identity/password/change-password.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { actProved, done, refused, type Outcome, type SettingsForms, type Visit } from '../../settings-forms.server.ts'
import { passwordInputs } from './password.inputs.ts'

async function read({ signedIn: { row } }: Visit) {
  const at = row.passwordHash === null ? null : row.passwordChangedAt
  return {
    username: row.username,
    hasPassword: row.passwordHash !== null,
    changed: at && { at: at.toISOString(), words: toAgoWords(at, clock.now()) },
  }
}
export type PasswordView = Awaited<ReturnType<typeof read>>

const change = (visit: Visit): Promise<Outcome> =>
  actProved(visit, 'password.change', passwordInputs, async ({ password }, typed) => {
    const { request, signedIn, sender } = visit
    const changed = await changePassword(request, signedIn, password, sender)
    if (!changed.isDone) return refused('password.change', changed, typed)
    const title = signedIn.row.passwordHash === null ? 'Password set' : 'Password changed'
    const response = await done('security', title, 'Every other device is signed out.')
    for (const cookie of changed.cookies) response.headers.append('Set-Cookie', cookie)
    return response
  })

export const passwordForms = { read, acts: { change } } satisfies SettingsForms<PasswordView>
