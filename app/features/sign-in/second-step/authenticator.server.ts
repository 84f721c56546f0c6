import { createCookieSessionStorage, type SessionStorage } from '@remix-run/node'
import { Authenticator, type AuthenticateOptions, AuthorizationError, Strategy } from 'remix-auth'
import { signInByPassword } from '#app/kits/members/identity/password/password-sign-in.server.ts'
import type { Refusal } from '#app/kits/members/identity/account/refusal.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { guardedCookie } from '#app/platform/request/cookie.server.ts'
import { once } from '#app/platform/once.ts'

type Credentials = { usernameOrEmail: string; password: string; network: string; request: Request }

/** Carries an expected refusal through remix-auth. */
export class RefusedSignIn extends AuthorizationError {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** remix-auth's strategy for username or email and a password; the form was read before and comes as the context. */
class PasswordStrategy extends Strategy<UserRow, Credentials> {
  name = 'password'

  async authenticate(request: Request, storage: SessionStorage, options: AuthenticateOptions): Promise<UserRow> {
    const user = await this.verify(options.context as unknown as Credentials)
    return this.success(user, request, storage, options)
  }
}

/** How long a sign-in may stay away at another site, in seconds. */
export const SIGN_IN_LIFE_S = 600

/** Carries a sign-in that leads through another site; sessions are ours. */
export const signInStorage = () =>
  once('sign-in-storage', () =>
    createCookieSessionStorage({ cookie: guardedCookie('sign_in', { maxAgeS: SIGN_IN_LIFE_S, isSigned: true }) }),
  )

/** The ways to sign in by a form; the way through Google is built for each request. */
export const authenticator = () =>
  once('authenticator', () =>
    new Authenticator<UserRow>(signInStorage(), { throwOnError: true }).use(
      new PasswordStrategy(async ({ request, network, ...credentials }) => {
        const checked = await signInByPassword(credentials, { request, network })
        if (!checked.isDone) throw new RefusedSignIn(checked)
        return checked.user
      }),
    ),
  )
