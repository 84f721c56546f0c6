import { createCookieSessionStorage, type SessionStorage } from '@remix-run/node'
import { Authenticator, type AuthenticateOptions, AuthorizationError, Strategy } from 'remix-auth'
import { checkPassword, type Refusal } from '#app/kits/identity/accounts.server.ts'
import type { UserRow } from '#app/kits/identity/users.store.server.ts'
import { once } from '#app/platform/once.ts'
import { sessionSecret } from '#app/platform/secret.server.ts'

type Credentials = { usernameOrEmail: string; password: string }

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

/** Ways to sign in. Its own storage carries a sign-in that leads through another site; sessions are ours. */
export const authenticator = () =>
  once('authenticator', () => {
    const storage = createCookieSessionStorage({
      cookie: { name: 'frenly_sign_in', httpOnly: true, sameSite: 'lax', path: '/', secrets: [sessionSecret()] },
    })
    return new Authenticator<UserRow>(storage, { throwOnError: true }).use(
      new PasswordStrategy(async ({ usernameOrEmail, password }) => {
        const checked = await checkPassword(usernameOrEmail, password)
        if (!checked.isDone) throw new RefusedSignIn(checked)
        return checked.user
      }),
    )
  })
