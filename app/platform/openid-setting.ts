import { z } from 'zod'
import { isConfidentialAddress } from './secrets/confidential-address.ts'

const MOST_PROVIDERS = 12
const MOST_ROLES = 100
const ROLES = ['administrator', 'moderator', 'editor', 'support'] as const
const SCOPE = /^openid(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/

const text = (most: number) =>
  z.string('is missing').trim().min(1, 'is missing').max(most, `is longer than ${most} characters`)

const rolesOfGroups = z
  .record(
    z.string(),
    z.enum(ROLES, `must be one of ${ROLES.join(', ')}`),
    'must be such as {"admins": "administrator"}',
  )
  .refine((roles) => Object.keys(roles).length <= MOST_ROLES, `names more than ${MOST_ROLES} groups`)
  .transform((roles) => new Map(Object.entries(roles)))

const UNKNOWN_FIELD =
  'has a field that is none of id, name, issuer, clientId, clientSecret, scopes, groupsClaim, roles, trustEmail'

const provider = z.strictObject(
  {
    /** Stands in the address that the provider leads back to. */
    id: z
      .string('is missing')
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/, 'must be small letters, digits and -, such as work'),
    name: text(40),
    issuer: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://id.example/', abort: true })
      .refine(isConfidentialAddress, 'must begin with https:// unless it is on this machine')
      .refine((address) => !/[?#]/.test(address), 'must have no ? and no #')
      .transform((address) => new URL(address).href),
    clientId: text(500),
    clientSecret: text(2_000),
    scopes: z
      .string()
      .trim()
      .max(500)
      .regex(SCOPE, 'must begin with openid, such as openid email profile')
      .default('openid email profile'),
    groupsClaim: text(200).default('groups'),
    roles: rolesOfGroups.default(() => new Map()),
    trustEmail: z.boolean('must be true or false').default(false),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? UNKNOWN_FIELD : 'must be an object {"id": …, "name": …}') },
)

/** One OpenID provider, as the operator described it; `issuer` is written as addresses are, with its slash. */
export type OpenIdSetting = z.output<typeof provider>

const list = z
  .array(provider, 'must be a list: [{"id": "work", "name": …, "issuer": …, "clientId": …, "clientSecret": …}]')
  .max(MOST_PROVIDERS, `names more than ${MOST_PROVIDERS} providers`)
  .superRefine((providers, context) => {
    for (const field of ['id', 'issuer'] as const)
      for (const [n, one] of providers.entries())
        if (providers.findIndex((other) => other[field] === one[field]) < n)
          context.addIssue({ code: 'custom', path: [n, field], message: 'is that of a provider before it' })
  })

/** The providers of `OIDC_PROVIDERS`, written as JSON. What is wrong is told without a word of what was written: secrets are in it. */
export const openIdProviders = z
  .string()
  .transform((said, context): unknown => {
    try {
      return JSON.parse(said)
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
  .pipe(list)
