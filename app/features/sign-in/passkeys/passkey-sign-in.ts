import { endpoints } from '#app/catalogue/endpoints.ts'
import { runPasskey, type PasskeyOutcome } from '#app/kits/members/identity/passkeys/passkeys-in-browser.ts'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'

/** Signs in with whichever passkey of this site somebody chooses. */
export const signInWithPasskey = (rememberMe: boolean): Promise<PasskeyOutcome> =>
  runPasskey<PublicKeyCredentialRequestOptionsJSON>({
    options: { path: endpoints['sign-in/passkey-options'] },
    answer: ({ startAuthentication }, optionsJSON) => startAuthentication({ optionsJSON }),
    finish: { path: endpoints['sign-in/passkey-call'], toBody: (response) => ({ rememberMe, response }) },
  })
