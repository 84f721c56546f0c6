import { readEnv, settingNames } from './env.server.ts'
import { toTable } from './table.ts'

/** What each setting is for, in the order of `.env.example` and `docs/configuration.md`. Companies' settings are told together. */
export const settingWords = toTable<string>({
  PORT: 'The port to listen on.',
  HOST: 'The address to listen on; every address of the machine when left out.',
  ORIGIN:
    'The public address of the main site; http://localhost:PORT when left out. https:// turns on Secure cookies and HSTS.',
  DATA_DIR: 'The folder for database, files and outgoing mail.',
  ADMIN_EMAIL: 'The administrator, once that address is verified.',
  ROLE: 'What this server does: everything (all), pages without the work behind them (web), or that work alone: jobs, mail, sweeping (worker). Needs DATABASE_URL unless it is all.',
  REGISTRATION:
    'Who may make an account: everybody (open), those whom an administrator lets in or a member invited (approved), those with a member’s invitation (invited), or nobody (closed). The address of ADMIN_EMAIL always may, once.',
  REGISTRATION_DOMAINS:
    'Domains of mail addresses, parted by commas: the only ones that may register where it is open, and those that need neither approval nor invitation where it is approved or invited.',
  CORS_ORIGINS:
    'Origins of pages on other sites that may make the calls under /v1, parted by commas, or * for all; none when left out.',
  SESSION_SECRET:
    'Signs cookies and seals secrets, 32 characters or more; made at the first start when left out. The same on every server of one database.',
  BACKUP_EVERY_HOURS:
    'So often the embedded database and the files beside it are backed up into DATA_DIR/backups, where the disk has room; 0 for only by hand.',
  BACKUPS_KEPT: 'So many backups are kept there; older ones go.',
  REPOSITORIES_DIR:
    'A folder of repositories on this machine: each folder in it can be read in the code architect, by administrators alone.',
  DATABASE_URL: 'A PostgreSQL database, postgres://user:password@host/name; embedded SQLite when left out.',
  TRUST_PROXY: 'How many proxies in front may name the visitor (X-Forwarded-For).',
  BRAND_HOSTS: 'Host names of the brand sites: voice2email=v2e.example,www.v2e.example;inbox=mail.example',
  SMTP_URL: 'Sends mail, smtp://user:password@mail.example:587; mail goes into DATA_DIR/outbox when left out.',
  MAIL_FROM: 'The sender of every mail.',
  SUPPORT_EMAIL: 'The mailbox in the footer and the help centre.',
  INBOUND_SMTP_PORT:
    'Takes Internet mail for members’ handles on this port, behind a mail server or as 25; none comes in when left out.',
  INBOUND_SMTP_HOST: 'The address of that port.',
  INBOUND_MAIL_DOMAIN: 'The domain of members’ mail addresses; the host of the inbox brand when left out.',
  MAIL_ACCOUNTS_PRIVATE:
    'Whether members may add mail accounts on servers in a private network, such as one beside this server (true), or on the public internet alone (false).',
  SOCIAL_VIDEO_URL: 'The first social button.',
  SOCIAL_PHOTO_URL: 'The second social button.',
  GOOGLE_CLIENT_ID:
    'Signing in with Google, with the secret; each brand’s origin + /auth/google/callback must be among Google’s redirect addresses.',
  GOOGLE_CLIENT_SECRET: 'The secret of that client.',
  GOOGLE_ISSUER: 'The OpenID provider, where it is not Google.',
  GOOGLE_LOGOUT_URL: 'Where signing out of it leads.',
  OIDC_PROVIDERS:
    'Signing in with OpenID providers, as a JSON list: [{"id":"work","name":"Work","issuer":"https://id.example/","clientId":"…","clientSecret":"…"}]; docs/sign-in.md has the rest.',
  RUNS_PER_DAY: 'Runs a day by plan, only those that differ: guest=10,free=50,plus=500,pro=5000',
  BUDGET_PER_DAY: 'Dollars a day for paid engines, only those that differ: site=10,guest=1,free=0.5,plus=2,pro=10',
  FILE_QUOTA_MB:
    'Megabytes of files by plan, and as much again for mail, only those that differ: guest=2000,free=500,plus=10000,pro=100000. What guest says all guests share.',
  S3_ENDPOINT: 'Keeps files in a bucket, with the next three; in DATA_DIR/files when left out.',
  S3_BUCKET: 'The name of the bucket.',
  S3_ACCESS_KEY_ID: 'The key of the bucket.',
  S3_SECRET_ACCESS_KEY: 'The secret of that key.',
  S3_REGION: 'The region of the bucket.',
  S3_FORCE_PATH_STYLE: 'Whether the bucket is named in the path (true) or in the host (false).',
  STRIPE_SECRET_KEY:
    'Plans are paid through Stripe, with the next three; the embedded till runs them in test mode, without money, when left out.',
  STRIPE_WEBHOOK_SECRET: 'The signing secret of the webhook that leads to ORIGIN/api/webhooks/stripe.',
  STRIPE_PRICE_PLUS: 'The id of the monthly price of Plus, price_….',
  STRIPE_PRICE_PRO: 'The id of the monthly price of Pro.',
  STRIPE_URL: 'Where the calls to Stripe go.',
  SELLER: 'Who sells, with the address, as it stands on invoices; lines are parted by |.',
  TAX_PERCENT: 'The tax that is added to prices, in percent.',
  TRIAL_DAYS:
    'How many days each member may try a plan once before the first payment, in the embedded till; 0 for no trials.',
  MARKET_FEE_PERCENT: 'What the site keeps of what members sell in the marketplace, in percent.',
  TAX_NAME: 'What that tax is called on invoices.',
  CHAIN_RPC_URL:
    'Asks a network of Ethereum’s kind for balances and for wallets that are contracts; nothing here needs one when left out.',
  CHAIN_ID: 'The number of that chain, which signed messages name and pandas are minted on.',
  PANDA_CONTRACT:
    'The contract that pandas are minted in on that chain, with the next one; nothing is minted when left out. docs/pandas.md has the rest.',
  PANDA_MINTER_KEY:
    'The private key of the account that may mint in that contract and pays the network for it: 0x and 64 digits. A secret: better PANDA_MINTER_KEY_FILE.',
  PANDA_CONFIRMATIONS: 'So many blocks deep a minting, or a move on the chain, is taken as done.',
  ENGINE_WORKERS:
    'How many processes of the embedded engines answer and compare at most, each of up to 1.5 GB; as the machine has room for when left out.',
  METRICS_TOKEN:
    'Opens /metrics to Prometheus, as Bearer or as Basic password, 16 characters or more; there is no such page when left out.',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'A collector of OpenTelemetry, such as http://localhost:4318: it is sent spans of requests, runs, engines and jobs (OTLP over HTTP, JSON). Nothing is loaded or measured when left out.',
  OTEL_EXPORTER_OTLP_HEADERS: 'Headers for that collector, such as authorization=Bearer%20abc, separated by commas.',
  OTEL_SERVICE_NAME: 'What this server is called there.',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent.',
})
/** Set by the start script and by the system. */
const NOT_FOR_OPERATORS = ['NODE_ENV', 'PATH']
const COMPANY_SETTING = /^(.+)_(?:API_KEY|URL|MODELS)$/

/** The settings of companies that answer, which are told of together. Throws when a setting has no words, or words no setting. */
export function listCompanySettings(): string[] {
  const names = settingNames.filter((name) => !name.endsWith('_FILE') && !NOT_FOR_OPERATORS.includes(name))
  const companies = names.filter((name) => !Object.hasOwn(settingWords, name) && COMPANY_SETTING.test(name))
  const missing = names.filter((name) => !Object.hasOwn(settingWords, name) && !companies.includes(name))
  if (missing.length > 0) throw new Error(`Say in setting-words.ts what these settings are for: ${missing.join(', ')}`)
  const gone = Object.keys(settingWords).filter((name) => !names.includes(name))
  if (gone.length > 0) throw new Error(`setting-words.ts tells of settings that are gone: ${gone.join(', ')}`)
  return companies
}

/** What a setting is when it is left out; empty where that has no value of its own. */
export function defaultOf(name: string): string {
  const value = (readEnv({}) as unknown as Record<string, unknown>)[name]
  if (name === 'DATA_DIR') return './data'
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value) && name !== 'ORIGIN'
  return isPlain ? String(value) : ''
}
