import { z } from 'zod'
import { disconnectOpenId, readOpenIdState } from '#app/kits/members/identity/openid/openid-account.server.ts'
import { actProved, done, proofInput, refused, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

export type OpenIdView = { providers: Awaited<ReturnType<typeof readOpenIdState>> }

const read = async ({ signedIn }: Visit): Promise<OpenIdView> => ({ providers: await readOpenIdState(signedIn.row) })

const PROVE = 'openid.prove'
const DISCONNECT = 'openid.disconnect'
const ISSUER_MAX_CHARS = 2_000

/** The proof before connecting. The way to a provider itself is a link: a form that leads to another site is forbidden here. */
const proveFirst = (visit: Visit) =>
  actProved(visit, PROVE, proofInput, () => done('security', 'Thank you', 'Now you can connect an account.'))

const disconnectInput = proofInput.extend({
  issuer: z.url('Please say which account.').max(ISSUER_MAX_CHARS),
})

const disconnect = (visit: Visit) =>
  actProved(visit, DISCONNECT, disconnectInput, async ({ issuer }, typed) => {
    const { request, signedIn, sender } = visit
    const disconnected = await disconnectOpenId(request, issuer, { userId: signedIn.row.id, sender })
    if (!disconnected.isDone) return refused(DISCONNECT, disconnected, typed)
    return done('security', `${disconnected.name} is disconnected`, 'It does not open your account any more.')
  })

export const openIdForms = { read, acts: { prove: proveFirst, disconnect } } satisfies SettingsForms<OpenIdView>
