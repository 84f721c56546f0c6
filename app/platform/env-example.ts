import { readEnv, settingNames } from './env.server.ts'
import { toTable } from './table.ts'

/** What each setting is for, in the order of `.env.example`. Companies' settings are told together at its end. */
const WORDS = toTable<string>({
  PORT: 'The port to listen on.',
  HOST: 'The address to listen on; every address of the machine when left out.',
  ORIGIN: 'The public address of the main site; http://localhost:PORT when left out.',
  DATA_DIR: 'The folder for database, files and outgoing mail.',
  ADMIN_EMAIL: 'The administrator, once that address is verified.',
  SESSION_SECRET: 'Signs cookies and seals secrets, 32 characters or more; made at the first start when left out.',
  DATABASE_URL: 'A PostgreSQL database, postgres://user:password@host/name; embedded SQLite when left out.',
  TRUST_PROXY: 'How many proxies in front may name the visitor (X-Forwarded-For).',
  BRAND_HOSTS: 'Host names of the brand sites: voice2email=v2e.example,www.v2e.example;inbox=mail.example',
  SMTP_URL: 'Sends mail, smtp://user:password@mail.example:587; mail goes into DATA_DIR/outbox when left out.',
  MAIL_FROM: 'The sender of every mail.',
  SUPPORT_EMAIL: 'The mailbox in the footer and the help centre.',
  INBOUND_SMTP_PORT: 'Takes mail for members on this port; none comes in when left out.',
  INBOUND_SMTP_HOST: 'The address of that port.',
  INBOUND_MAIL_DOMAIN: 'The domain of members’ mail addresses; the host of the inbox brand when left out.',
  SOCIAL_VIDEO_URL: 'The first social button.',
  SOCIAL_PHOTO_URL: 'The second social button.',
  GOOGLE_CLIENT_ID: 'Signing in with Google, with the secret.',
  GOOGLE_CLIENT_SECRET: 'The secret of that client.',
  GOOGLE_ISSUER: 'The OpenID provider, where it is not Google.',
  GOOGLE_LOGOUT_URL: 'Where signing out of it leads.',
  RUNS_PER_DAY: 'Runs a day by plan, only those that differ: guest=10,free=50,plus=500,pro=5000',
  BUDGET_PER_DAY: 'Dollars a day for paid engines, only those that differ: site=10,guest=1,free=0.5,plus=2,pro=10',
  FILE_QUOTA_MB: 'Megabytes of files by plan, only those that differ: guest=2000,free=500,plus=10000,pro=100000',
  S3_ENDPOINT: 'Keeps files in a bucket, with the next three; in DATA_DIR/files when left out.',
  S3_BUCKET: 'The name of the bucket.',
  S3_ACCESS_KEY_ID: 'The key of the bucket.',
  S3_SECRET_ACCESS_KEY: 'The secret of that key.',
  S3_REGION: 'The region of the bucket.',
  S3_FORCE_PATH_STYLE: 'Whether the bucket is named in the path (true) or in the host (false).',
  METRICS_TOKEN: 'Opens /metrics to Prometheus, 16 characters or more; there is no such page when left out.',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent.',
})
/** Set by the start script and by the system. */
const NOT_FOR_OPERATORS = ['NODE_ENV', 'PATH']
const COMPANY_SETTING = /^(.+)_(?:API_KEY|URL|MODELS)$/

/** The text of `.env.example`: every setting the server knows, commented out, with its default. */
export function toEnvExample(): string {
  const names = settingNames.filter((name) => !name.endsWith('_FILE') && !NOT_FOR_OPERATORS.includes(name))
  const companies = names.filter((name) => !Object.hasOwn(WORDS, name) && COMPANY_SETTING.test(name))
  const missing = names.filter((name) => !Object.hasOwn(WORDS, name) && !companies.includes(name))
  if (missing.length > 0) throw new Error(`Say in env-example.ts what these settings are for: ${missing.join(', ')}`)
  const gone = Object.keys(WORDS).filter((name) => !names.includes(name))
  if (gone.length > 0) throw new Error(`env-example.ts tells of settings that are gone: ${gone.join(', ')}`)
  const settings = Object.entries(WORDS).map(([name, words]) => `# ${words}\n#${name}=${defaultOf(name)}\n`)
  return `${HEAD}\n${settings.join('\n')}\n${COMPANIES}\n${companies.map((name) => `#${name}=\n`).join('')}`
}

function defaultOf(name: string): string {
  const value = (readEnv({}) as unknown as Record<string, unknown>)[name]
  if (name === 'DATA_DIR') return './data'
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value) && name !== 'ORIGIN'
  return isPlain ? String(value) : ''
}

const HEAD = `# Copy this file to .env and take away the # before what you set. What is left out has the default shown.
# NAME_FILE=/path instead of NAME= reads the value from a file, as containers hand over secrets.
# Written by \`npm run env:example\`.
`

const COMPANIES = `# Companies and programs that answer: a key, an address where it is not the company's own, and models by name.`
