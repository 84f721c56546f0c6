import { data } from '@remix-run/node'
import { removeProfilePicture, saveProfile } from '#app/kits/members/identity/profile/profile.server.ts'
import { profileInputs } from '#app/kits/members/identity/profile/profile.inputs.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { SettingsAnswer } from './settings-answer.ts'
import { actOn, refused, type Outcome, type Visit } from './settings-forms.server.ts'

const HOUR_S = 3_600
const pictures = createKeptLimit('profile-picture', { points: 20, windowS: HOUR_S })

type GoOn = (title: string) => Promise<Response>

/** Saves what the profile's form says, on whichever page it stands. */
export const saveProfileAct = (visit: Visit, goOn: GoOn): Promise<Outcome> =>
  actOn(visit, 'profile.save', profileInputs, async (input, typed) => {
    const { row } = visit.signedIn
    const waitS = input.picture ? await pictures(row.id) : 0
    if (waitS > 0) {
      const message = tooManyAtOnce('pictures', waitS)
      const errors = { picture: message }
      const answer = { act: 'profile.save', success: false, message, errors, problem: { errors, ...typed } }
      return data<SettingsAnswer>(answer, overLimit(waitS))
    }
    const saved = await saveProfile(row, input)
    return saved.isDone ? goOn('Profile saved') : refused('profile.save', saved, typed)
  })

export async function removePictureAct({ signedIn }: Visit, goOn: GoOn): Promise<Outcome> {
  await removeProfilePicture(signedIn.row.id)
  return goOn('Picture removed')
}
