import { admit } from '#app/kits/members/identity/session/admit.server.ts'
import {
  answer,
  answerRefusal,
  readCall,
  withCookies,
  type Answered,
} from '#app/kits/members/account-form/call-answer.server.ts'
import { authenticator, RefusedSignIn } from './second-step/authenticator.server.ts'
import { SIGNED_IN } from './second-step/second-step.server.ts'
import { loginInputs } from './sign-in.inputs.ts'

const NOW_THE_CODE = 'Now the six digits from your authenticator app.'

/**
 * Signs somebody in with username or email and password, or leads them to the second step. Wrong tries count for the
 * account and for the network.
 */
export function login(request: Request, network: string): Promise<Answered> {
  return readCall(request.clone() as Request, loginInputs, async (input, typed) => {
    try {
      const { usernameOrEmail, password } = input
      const context = { usernameOrEmail, password, network, request } as never
      const user = await authenticator().authenticate('password', request, { context, throwOnError: true })
      const { state, cookies } = await admit(request, user, { isRemembered: input.rememberMe })
      const answered =
        state === 'in'
          ? answer(200, { success: true, message: SIGNED_IN }, typed)
          : answer(401, { success: false, message: NOW_THE_CODE, needs: 'code' }, typed)
      return withCookies(answered, cookies)
    } catch (refused) {
      if (!(refused instanceof RefusedSignIn)) throw refused
      return answerRefusal(refused.refusal, typed)
    }
  })
}
