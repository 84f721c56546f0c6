import { disconnectGoogle, readGoogleState } from '#app/kits/members/identity/google/google-account.server.ts'
import { actProved, done, proofInput, refused, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

export type GoogleView = Awaited<ReturnType<typeof readGoogleState>> & { isAdmin: boolean }

const read = async ({ signedIn }: Visit): Promise<GoogleView> => ({
  ...(await readGoogleState(signedIn.row)),
  isAdmin: signedIn.user.isAdmin,
})

const PROVE = 'google.prove'
const DISCONNECT = 'google.disconnect'

/** The proof before connecting. The way to Google itself is a link: a form that leads to another site is forbidden here. */
const proveFirst = (visit: Visit) =>
  actProved(visit, PROVE, proofInput, () => done('security', 'Thank you', 'Now you can connect Google.'))

const disconnect = (visit: Visit) =>
  actProved(visit, DISCONNECT, proofInput, async (_, typed) => {
    const disconnected = await disconnectGoogle(visit.signedIn.row.id, visit.sender)
    if (!disconnected.isDone) return refused(DISCONNECT, disconnected, typed)
    return done('security', 'Google is disconnected', 'It does not open your account any more.')
  })

export const googleForms = { read, acts: { prove: proveFirst, disconnect } } satisfies SettingsForms<GoogleView>
