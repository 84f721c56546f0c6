import { z } from 'zod'
import { disconnectGoogle, readGoogleState } from '#app/kits/identity/google-account.server.ts'
import { prove } from '#app/kits/identity/proof.server.ts'
import { actOn, done, refused, type SettingsDesk, type Visit } from '../settings-desk.server.ts'

export type GoogleView = Awaited<ReturnType<typeof readGoogleState>> & { isAdmin: boolean }

const proofInput = z.object({ currentPassword: z.string().optional() })

const read = async ({ signedIn }: Visit): Promise<GoogleView> => ({
  ...(await readGoogleState(signedIn.row)),
  isAdmin: signedIn.user.isAdmin,
})

const PROVE = 'google.prove'
const DISCONNECT = 'google.disconnect'

/** The proof before connecting. The way to Google itself is a link: a form that leads to another site is forbidden here. */
const proveFirst = (visit: Visit) =>
  actOn(visit, PROVE, proofInput, async ({ currentPassword = '' }, typed) => {
    const proof = await prove(visit.signedIn, currentPassword)
    if (!proof.isDone) return refused(PROVE, proof, typed)
    return done('security', 'Thank you', 'Now you can connect Google.')
  })

const disconnect = (visit: Visit) =>
  actOn(visit, DISCONNECT, proofInput, async ({ currentPassword = '' }, typed) => {
    const { signedIn, sender } = visit
    const proof = await prove(signedIn, currentPassword)
    if (!proof.isDone) return refused(DISCONNECT, proof, typed)
    const disconnected = await disconnectGoogle(signedIn.row.id, sender)
    if (!disconnected.isDone) return refused(DISCONNECT, disconnected, typed)
    return done('security', 'Google is disconnected', 'It does not open your account any more.')
  })

export const googleDesk = { read, acts: { prove: proveFirst, disconnect } } satisfies SettingsDesk<GoogleView>
