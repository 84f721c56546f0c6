import { createHash } from 'node:crypto'
import { GoogleStrategy, type GoogleExtraParams, type GoogleProfile } from 'remix-auth-google'
import { z } from 'zod'
import { askGoogle, readJson } from './ask-google.server.ts'
import type { GoogleEndpoints } from './endpoints.server.ts'
import type { GoogleSettings } from './google-settings.server.ts'
import { GoogleTrouble, type GooglePerson } from './google.ts'
import { readClaims, readIdToken, type GoogleClaims } from './id-token.server.ts'
import { readUserInfo } from './user-info.server.ts'

/** Secrets of one sign-in that only this browser and we know: PKCE's verifier and the ID token's nonce. */
export type WayProof = { verifier: string; nonce: string }

export type GoogleWay = {
  settings: GoogleSettings
  endpoints: GoogleEndpoints
  /** The absolute redirect address, the same on the way there and back. */
  callback: string
  proof: WayProof
  /** Lets the person pick the account, even where Google knows only one. */
  isChosen: boolean
}

const tokensSchema = z.object({ id_token: z.string().min(1), access_token: z.string().default('') })
const refusalSchema = z.object({ error: z.string() })

/**
 * remix-auth-google with what it lacks: PKCE, a nonce, endpoints by discovery, time limits, and who somebody is by the
 * verified ID token, or by the provider's own address of people where the token names no mail address. One for each request. Whatever goes wrong after the state was checked is a GoogleTrouble.
 */
export class GoogleWayStrategy extends GoogleStrategy<GooglePerson> {
  constructor(private readonly way: GoogleWay) {
    const { settings, endpoints, callback, isChosen } = way
    super(
      {
        clientID: settings.clientId,
        clientSecret: settings.clientSecret,
        callbackURL: callback,
        scope: ['openid', 'email', 'profile'],
        ...(isChosen && { prompt: 'select_account' as const }),
      },
      ({ profile }) => Promise.resolve(toPerson(profile)),
    )
    this.authorizationURL = endpoints.authorization
    this.tokenURL = endpoints.token
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams()
    params.set('nonce', this.way.proof.nonce)
    params.set('code_challenge', createHash('sha256').update(this.way.proof.verifier).digest('base64url'))
    params.set('code_challenge_method', 'S256')
    return params
  }

  protected override tokenParams(): URLSearchParams {
    return new URLSearchParams({ code_verifier: this.way.proof.verifier })
  }

  protected override async fetchAccessToken(code: string, params: URLSearchParams) {
    params.set('code', code)
    params.set('client_id', this.clientID)
    params.set('client_secret', this.clientSecret)
    const answer = await askGoogle(this.tokenURL, { method: 'POST', body: params })
    const body = await readJson(answer)
    if (!answer.ok) throw toRefusal(answer.status, body)
    const read = tokensSchema.safeParse(body)
    if (!read.success) throw new GoogleTrouble('token-not-right', 'no ID token came')
    const { id_token, access_token } = read.data
    return { accessToken: access_token, extraParams: { id_token } as unknown as GoogleExtraParams }
  }

  protected override async userProfile(accessToken: string, params?: GoogleExtraParams): Promise<GoogleProfile> {
    const { settings, endpoints, proof } = this.way
    const token = await readIdToken(String(params?.id_token), {
      issuer: settings.issuer,
      keys: endpoints.keys,
      clientId: settings.clientId,
      nonce: proof.nonce,
    })
    const claims = token.email == null ? await this.#askFor(token.sub, accessToken) : readClaims(token)
    if (!claims) throw new GoogleTrouble('token-not-right', 'the token names nobody')
    return {
      provider: 'google',
      id: claims.sub,
      displayName: claims.name,
      emails: [{ value: claims.email }],
      _json: claims,
    } as unknown as GoogleProfile
  }

  async #askFor(subject: string, accessToken: string): Promise<GoogleClaims> {
    const { userInfo } = this.way.endpoints
    if (userInfo === null || accessToken === '')
      throw new GoogleTrouble('token-not-right', 'the token names no address')
    return readUserInfo(userInfo, accessToken, subject)
  }
}

const toPerson = ({ id, displayName, _json }: GoogleProfile): GooglePerson => ({
  subject: id,
  email: _json.email,
  isEmailVerified: _json.email_verified,
  name: displayName,
})

/** `invalid_grant`: the code was used already or took too long. Anything else is about our keys or redirect address. */
function toRefusal(status: number, body: unknown): GoogleTrouble {
  const read = refusalSchema.safeParse(body)
  const error = read.success ? read.data.error : ''
  if (error === 'invalid_grant') return new GoogleTrouble('state-mismatch', 'the code does not work any more')
  return new GoogleTrouble('keys-refused', `the token endpoint answered ${status} ${error.slice(0, 60)}`)
}
