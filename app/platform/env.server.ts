import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isConfidentialAddress } from './secrets/confidential-address.ts'
import { isMailAddress, toAsciiDomain } from './mail-address.ts'
import { openIdProviders } from './openid-setting.ts'
import { StartRefusal } from './start-refusal.ts'

const blank = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional())

/** The runs a day each plan has (PRODUCT 4), unless the operator says otherwise. */
const RUNS_PER_DAY = { guest: 10, free: 50, plus: 500, pro: 5_000 }
export type RunsPerDay = typeof RUNS_PER_DAY

/** `guest=10,free=50`: the plans that are named get that number, the others keep theirs. */
const numberByPlan = z
  .string()
  .regex(/^(?:guest|free|plus|pro)=\d{1,9}(?:,(?:guest|free|plus|pro)=\d{1,9})*$/, 'must be such as guest=10,free=50')
  .transform((said) => said.split(',').map((pair) => pair.split('=') as [keyof RunsPerDay, string]))
  .refine((pairs) => new Set(pairs.map(([plan]) => plan)).size === pairs.length, 'names a plan twice')
  .transform((pairs): Partial<RunsPerDay> => Object.fromEntries(pairs.map(([plan, runs]) => [plan, Number(runs)])))

/** The megabytes all files of one person may have together, by plan; `guest` is what all guests share. */
const FILE_QUOTA_MB = { guest: 2_000, free: 500, plus: 10_000, pro: 100_000 }
export type FileQuotaMb = typeof FILE_QUOTA_MB

/** Addresses that codes and keys are sent to. */
const providerAddress = (standard: string) =>
  z.preprocess(
    blank,
    z
      .url({ protocol: /^https?$/, error: `must be an address such as ${standard}`, abort: true })
      .refine(isConfidentialAddress, 'must begin with https:// unless it is on this machine')
      .default(standard),
  )

/** Companies that can be configured here: `OPENAI_API_KEY`, `OPENAI_URL`, `OPENAI_MODELS`, and so on. */
const COMPANIES = [
  'OPENAI',
  'ANTHROPIC',
  'GOOGLE',
  'OPENROUTER',
  'OLLAMA',
  'LLAMA_CPP',
  'OPENAI_COMPATIBLE',
  'SEARXNG',
  'BRAVE',
  'TAVILY',
] as const
type CompanyName = (typeof COMPANIES)[number]

const companyFields = Object.fromEntries(
  COMPANIES.flatMap((name) => [
    [`${name}_API_KEY`, optional(z.string())],
    [`${name}_URL`, optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://ai.example' }))],
    [`${name}_MODELS`, optional(z.string())],
  ]),
) as Record<`${CompanyName}_${'API_KEY' | 'URL' | 'MODELS'}`, ReturnType<typeof optional<z.ZodString>>>

/** Dollars a day: what the house spends on engines, by whom. A plan's line is for each of its members, `guest` for all guests together. */
const BUDGET_PER_DAY = { site: 10, guest: 1, free: 0.5, plus: 2, pro: 10 }
export type BudgetScope = keyof typeof BUDGET_PER_DAY

const budgetPerDay = z
  .string()
  .regex(
    /^(?:site|guest|free|plus|pro)=\d{1,6}(?:\.\d{1,6})?(?:,(?:site|guest|free|plus|pro)=\d{1,6}(?:\.\d{1,6})?)*$/,
    'must be such as site=10,free=0.5',
  )
  .transform((said): Partial<typeof BUDGET_PER_DAY> =>
    Object.fromEntries(said.split(',').map((pair) => [pair.split('=')[0], Number(pair.split('=')[1])])),
  )

const MAIL_DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** Domains of mail addresses, parted by commas, in ASCII. */
const domainList = z
  .string()
  .transform((said) => said.split(',').map((one) => toAsciiDomain(one.trim().toLowerCase())))
  .refine(
    (domains) => domains.every((one) => MAIL_DOMAIN.test(one)),
    'must be domains such as school.example,work.example',
  )

/** Origins of pages, parted by commas, or a star for all. */
const originList = z
  .string()
  .transform((said) => said.split(',').map((one) => one.trim().replace(/\/$/, '')))
  .refine(
    (origins) => origins.every((one) => one === '*' || (URL.canParse(one) && new URL(one).origin === one)),
    'must be origins such as https://app.example, or *',
  )

const HOURS_RULE = 'must be a number of hours from 0 to 8760'
const ENGINE_WORKERS_RULE = 'must be a number from 1 to 16'
const KEPT_RULE = 'must be a number from 1 to 365'
const PORT_RULE = 'must be a number from 0 to 65535'

const envSchema = z.object({
  NODE_ENV: z.preprocess(blank, z.enum(['development', 'test', 'production']).default('production')),
  PORT: z.preprocess(
    blank,
    z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65535, PORT_RULE).default(3000),
  ),
  HOST: optional(z.string()),
  ORIGIN: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://frenly.example' })),
  DATA_DIR: z.preprocess(blank, z.string().default('./data')).transform((path) => resolve(path)),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  ROLE: z.preprocess(blank, z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all')),
  ADMIN_EMAIL: optional(z.string().refine(isMailAddress, 'must be an email address')),
  REGISTRATION: z.preprocess(
    blank,
    z.enum(['open', 'approved', 'invited', 'closed'], 'must be open, approved, invited or closed').default('open'),
  ),
  REGISTRATION_DOMAINS: optional(domainList).transform((said) => said ?? []),
  CORS_ORIGINS: optional(originList).transform((said) => said ?? []),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://mail.example:587' })),
  BACKUP_EVERY_HOURS: z.preprocess(
    blank,
    z.coerce.number(HOURS_RULE).int(HOURS_RULE).min(0, HOURS_RULE).max(8_760, HOURS_RULE).default(24),
  ),
  BACKUPS_KEPT: z.preprocess(
    blank,
    z.coerce.number(KEPT_RULE).int(KEPT_RULE).min(1, KEPT_RULE).max(365, KEPT_RULE).default(7),
  ),
  REPOSITORIES_DIR: optional(z.string()),
  MAIL_FROM: z.preprocess(blank, z.email('must be an email address').default('panda@frenly.example')),
  BRAND_HOSTS: optional(z.string()),
  SUPPORT_EMAIL: z.preprocess(blank, z.email('must be an email address').default('support@frenly.example')),
  SOCIAL_VIDEO_URL: z.preprocess(blank, z.url('must be an address').default('https://www.tiktok.com/tag/frenly')),
  SOCIAL_PHOTO_URL: z.preprocess(
    blank,
    z.url('must be an address').default('https://www.instagram.com/explore/tags/frenly/'),
  ),
  TRUST_PROXY: z.preprocess(
    blank,
    z.coerce.number('must be the number of proxies in front').int().min(0).max(8).default(0),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: providerAddress('https://accounts.google.com'),
  GOOGLE_LOGOUT_URL: providerAddress('https://accounts.google.com/Logout'),
  OIDC_PROVIDERS: optional(openIdProviders).transform((said) => said ?? []),
  RUNS_PER_DAY: optional(numberByPlan).transform((said): RunsPerDay => ({ ...RUNS_PER_DAY, ...said })),
  BUDGET_PER_DAY: optional(budgetPerDay).transform((said) => ({ ...BUDGET_PER_DAY, ...said })),
  ...companyFields,
  /** Where system programs are looked for. */
  PATH: z.preprocess(blank, z.string().default('/usr/local/bin:/usr/bin:/bin')),
  FILE_QUOTA_MB: optional(numberByPlan).transform((said): FileQuotaMb => ({ ...FILE_QUOTA_MB, ...said })),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' })),
  S3_REGION: z.preprocess(blank, z.string().default('us-east-1')),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: z
    .preprocess(blank, z.enum(['true', 'false'], 'must be true or false').default('true'))
    .transform((said) => said === 'true'),
  INBOUND_SMTP_PORT: optional(z.coerce.number('must be a number').int().min(1).max(65535)),
  INBOUND_SMTP_HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
  MAIL_ACCOUNTS_PRIVATE: z
    .preprocess(blank, z.enum(['true', 'false'], 'must be true or false').default('false'))
    .transform((said) => said === 'true'),
  INBOUND_MAIL_DOMAIN: optional(
    z
      .string()
      .transform(toAsciiDomain)
      .pipe(z.string().regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'must be a domain such as mail.example')),
  ),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_PRICE_PLUS: optional(z.string()),
  STRIPE_PRICE_PRO: optional(z.string()),
  STRIPE_URL: providerAddress('https://api.stripe.com'),
  SELLER: z.preprocess(blank, z.string().max(500, 'must have at most 500 characters').default('Frenly')),
  TAX_PERCENT: z.preprocess(blank, z.coerce.number('must be a number such as 19').min(0).max(50).default(0)),
  /** How long a plan may be tried in the embedded till before the first payment; 0: not at all. */
  TRIAL_DAYS: z.preprocess(blank, z.coerce.number('must be a number such as 14').int().min(0).max(90).default(14)),
  /** What the house keeps of what members sell, in percent. */
  MARKET_FEE_PERCENT: z.preprocess(blank, z.coerce.number('must be a number such as 10').min(0).max(50).default(10)),
  TAX_NAME: z.preprocess(blank, z.string().max(40, 'must have at most 40 characters').default('VAT')),
  /** A network of Ethereum's kind, asked for balances and for contracts that sign. */
  CHAIN_RPC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://rpc.example', abort: true })
      .refine(isConfidentialAddress, 'must begin with https:// unless it is on this machine'),
  ),
  CHAIN_ID: z.preprocess(
    blank,
    z.coerce
      .number('must be the number of a chain')
      .int('must be the number of a chain')
      .min(1)
      .max(2 ** 48)
      .default(1),
  ),
  /** The contract that mints pandas, and the key that may. */
  PANDA_CONTRACT: optional(z.string().regex(/^0x[0-9a-f]{40}$/i, 'must be an address such as 0x12… with 40 digits')),
  PANDA_MINTER_KEY: optional(z.string().regex(/^0x[0-9a-f]{64}$/i, 'must be a private key: 0x and 64 digits')),
  PANDA_CONFIRMATIONS: z.preprocess(
    blank,
    z.coerce.number('must be a number of blocks such as 12').int().min(1).max(1_000).default(12),
  ),
  /** How many processes answer and compare at most; by default as many as the machine has room for. */
  ENGINE_WORKERS: optional(
    z.coerce
      .number(ENGINE_WORKERS_RULE)
      .int(ENGINE_WORKERS_RULE)
      .min(1, ENGINE_WORKERS_RULE)
      .max(16, ENGINE_WORKERS_RULE),
  ),
  /** Opens /metrics; without it there is no such address. */
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  /** Where spans go; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
  OTEL_SERVICE_NAME: z.preprocess(blank, z.string().default('frenly')),
  LOG_LEVEL: z.preprocess(blank, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
})

/** The names of all settings, each also with `_FILE`. */
export const settingNames: readonly string[] = Object.keys(envSchema.shape).flatMap((name) => [name, `${name}_FILE`])

export type Env = Omit<z.output<typeof envSchema>, 'ORIGIN'> & { ORIGIN: string; hasOrigin: boolean }

/**
 * Checks the environment and fills in the defaults; ORIGIN becomes `http://localhost:PORT`, without a trailing slash,
 * and `hasOrigin` says whether the operator named one.
 * Throws one Error that names every wrong variable and why, for a person to read at start.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = envSchema
    .superRefine(needBothGoogleKeys)
    .superRefine(needAllOfS3)
    .superRefine(needAllOfStripe)
    .superRefine(needAllOfMinting)
    .superRefine(needDatabaseForRoles)
    .safeParse(withSecretFiles(source))
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new StartRefusal(`The environment is not right:\n${lines.join('\n')}`)
  }
  const env = read.data
  return {
    ...env,
    hasOrigin: env.ORIGIN !== undefined,
    ORIGIN: (env.ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  }
}

/** `X_FILE` names a file that holds X, as containers hand over secrets; X itself goes before it. */
function withSecretFiles(source: Readonly<Record<string, string | undefined>>) {
  const read = { ...source }
  for (const [name, path] of Object.entries(source)) {
    const field = name.replace(/_FILE$/, '')
    if (field === name || !path || read[field] || !Object.hasOwn(envSchema.shape, field)) continue
    if (!existsSync(path))
      throw new StartRefusal(`The environment is not right:
  ${name}: there is no file ${path}`)
    read[field] = readFileSync(path, 'utf8').trim()
  }
  return read
}

/** What the environment says about one company; null when it says nothing. */
export function companyInEnvironment(
  name: string,
): { key: string | null; address: string | null; models: string[] } | null {
  const field = name.toUpperCase().replaceAll('-', '_')
  const said = env() as unknown as Record<string, string | undefined>
  const [key, address, models] = ['API_KEY', 'URL', 'MODELS'].map((end) => said[`${field}_${end}`])
  if (!key && !address) return null
  const listed = (models ?? '').split(',').map((model) => model.trim())
  return { key: key ?? null, address: address?.replace(/\/+$/, '') ?? null, models: listed.filter(Boolean) }
}

function needBothGoogleKeys(said: z.output<typeof envSchema>, context: z.RefinementCtx) {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = said
  const missing = id && !secret ? 'GOOGLE_CLIENT_SECRET' : secret && !id ? 'GOOGLE_CLIENT_ID' : null
  if (missing) {
    const message = 'is missing. Signing in with Google needs both the client id and its secret, or neither'
    context.addIssue({ code: 'custom', path: [missing], message })
  }
}

function needAllOfS3(said: z.output<typeof envSchema>, context: z.RefinementCtx) {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  if (names.every((name) => !said[name])) return
  const message = `is missing. Files go to S3 with all of ${names.join(', ')}, and into DATA_DIR with none of them`
  for (const name of names) if (!said[name]) context.addIssue({ code: 'custom', path: [name], message })
}

function needAllOfStripe(said: z.output<typeof envSchema>, context: z.RefinementCtx) {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PLUS', 'STRIPE_PRICE_PRO'] as const
  if (names.every((name) => !said[name])) return
  const message = `is missing. Plans are paid through Stripe with all of ${names.join(', ')}, and in test mode with none of them`
  for (const name of names) if (!said[name]) context.addIssue({ code: 'custom', path: [name], message })
}

function needAllOfMinting(said: z.output<typeof envSchema>, context: z.RefinementCtx) {
  if (!said.PANDA_CONTRACT && !said.PANDA_MINTER_KEY) return
  const names = ['CHAIN_RPC_URL', 'PANDA_CONTRACT', 'PANDA_MINTER_KEY'] as const
  const message = `is missing. Pandas are minted with all of ${names.join(', ')}, and not at all without a contract and a key`
  for (const name of names) if (!said[name]) context.addIssue({ code: 'custom', path: [name], message })
}

function needDatabaseForRoles(
  { ROLE: role, DATABASE_URL: database }: z.output<typeof envSchema>,
  context: z.RefinementCtx,
) {
  if (role === 'all' || database) return
  const message = `must be all without DATABASE_URL: the embedded database belongs to one server, which does everything`
  context.addIssue({ code: 'custom', path: ['ROLE'], message })
}

let current: Env | null = null

/** The environment of this process, read once. */
export function env(): Env {
  return (current ??= readEnv(process.env))
}
