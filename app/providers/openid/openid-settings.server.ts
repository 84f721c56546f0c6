import { env } from '#app/platform/env.server.ts'
import type { OpenIdSetting } from '#app/platform/openid-setting.ts'

export type { OpenIdSetting } from '#app/platform/openid-setting.ts'

/** The OpenID providers that the operator set up, in their order. */
export const listOpenIdProviders = (): readonly OpenIdSetting[] => env().OIDC_PROVIDERS

/** The provider of an id, as an address says it. */
export const findOpenIdProvider = (id: string): OpenIdSetting | null =>
  listOpenIdProviders().find((one) => one.id === id) ?? null

/** Whether accounts of an issuer can open accounts here at the moment. */
export const isIssuerSetUp = (issuer: string): boolean => listOpenIdProviders().some((one) => one.issuer === issuer)
