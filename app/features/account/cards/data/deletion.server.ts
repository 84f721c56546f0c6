import { redirectDocument } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { toFlashCookie } from '#app/kits/pages/flash/flash.server.ts'
import { refuse } from '#app/kits/members/identity/account/refusal.ts'
import {
  askErasure,
  ERASE_GRACE_DAYS,
  keepAccount,
  toEraseAt,
} from '#app/kits/members/identity/leaving/erasure.server.ts'
import { prove } from '#app/kits/members/identity/session/proof.server.ts'
import { endSession } from '#app/kits/members/identity/session/session.server.ts'
import { toUsernameKey } from '#app/kits/members/identity/account/username.ts'
import { toEraseDay } from '../../erase-day.ts'
import { actOn, done, refused, type SettingsForms, type Visit } from '../../settings-forms.server.ts'
import { deletionInputs, keepInputs } from './deletion.inputs.ts'

type DeletionView = { username: string; graceDays: number; isAsked: boolean; eraseDay: string }

const read = ({ signedIn: { row } }: Visit): Promise<DeletionView> =>
  Promise.resolve({
    username: row.username,
    graceDays: ERASE_GRACE_DAYS,
    isAsked: row.eraseAt !== null,
    eraseDay: toEraseDay(row.eraseAt ?? toEraseAt()),
  })

const ask = (visit: Visit) =>
  actOn(visit, 'deletion.ask', deletionInputs, async ({ username, currentPassword = '' }, typed) => {
    const { row } = visit.signedIn
    if (toUsernameKey(username) !== row.usernameKey) return refused('deletion.ask', OTHER_NAME, typed)
    const proof = await prove(visit.signedIn, currentPassword)
    if (!proof.isDone) return refused('deletion.ask', proof, typed)
    const eraseAt = toEraseAt()
    if (!(await askErasure(row, eraseAt, visit.sender))) return refused('deletion.ask', ASKED_ALREADY, typed)
    return leave(visit.request, toEraseDay(eraseAt))
  })

/** Home, signed out, as signing out does it: nothing of the account stays in the browser. */
async function leave(request: Request, eraseDay: string): Promise<Response> {
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' })
  headers.append('Set-Cookie', (await endSession(request)).cookie)
  const flash = {
    title: `Your account will be erased on ${eraseDay}`,
    description:
      'You are signed out everywhere. To keep it, sign in before that day. A letter with the date is on its way.',
  }
  headers.append('Set-Cookie', await toFlashCookie(flash))
  return redirectDocument(to('home'), { status: 303, headers })
}

const keep = (visit: Visit) =>
  actOn(visit, 'deletion.keep', keepInputs, async () => {
    const isKept = await keepAccount(visit.signedIn.row, visit.sender)
    return done('data', 'Your account stays', isKept ? 'Nothing was erased. A letter confirms it.' : undefined)
  })

const NOT_YOURS = 'This is not your username.'
const OTHER_NAME = refuse(400, NOT_YOURS, 'username')
const ASKED_ALREADY = refuse(409, 'This account is to be erased already. The day stays as it is.')

export const deletionForms = { read, acts: { ask, keep } } satisfies SettingsForms<DeletionView>
