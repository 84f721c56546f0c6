import { failed, passed, type Check, type Found } from '#app/kits/operations/health-checks/check.ts'
import { askOpenIdProvider } from '#app/providers/openid/configurations.server.ts'
import { OpenIdTrouble } from '#app/providers/openid/openid.ts'
import { listOpenIdProviders, type OpenIdSetting } from '#app/providers/openid/openid-settings.server.ts'

/** One for each provider: whether it says of itself what signing in needs. */
export const openIdChecks = (): Check[] =>
  listOpenIdProviders().map((setting) => ({
    id: `sign-in:${setting.id}`,
    group: 'Sign-in',
    title: `${setting.name} answers`,
    run: () => tryProvider(setting),
  }))

async function tryProvider(setting: OpenIdSetting): Promise<Found> {
  try {
    const { signsWith } = await askOpenIdProvider(setting)
    const words = signsWith.length > 0 ? `, and signs with ${signsWith.slice(0, 6).join(', ')}` : ''
    return passed(`${new URL(setting.issuer).host} tells how to sign in${words}.`)
  } catch (error) {
    if (!(error instanceof OpenIdTrouble)) throw error
    return failed(
      `${new URL(setting.issuer).host}: ${error.message}.`,
      'Open its discovery document (issuer + .well-known/openid-configuration) from this server: “issuer” there has to be the one in OIDC_PROVIDERS, to the last slash. People can sign in by other ways meanwhile.',
    )
  }
}
