import { toTable } from '#app/platform/table.ts'
/** Tables of nothing but keys, or of the moment: what they hold opens doors, and is worth nothing elsewhere. */
export const LEFT_OUT_TABLES = [
  'authenticators',
  'challenges',
  'events',
  'job_schedules',
  'mail_tokens',
  'rate_limits',
  'recovery_codes',
  'sendings',
  'sessions',
  'wallet_asks',
  'wallet_links',
] as const

/** Columns of other tables that are keys, or sealed with the secret of this house. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, readonly string[]>> = toTable({
  api_keys: ['hash'],
  bookings: ['intake'],
  flow_starts: ['sealed'],
  inbox_accounts: ['secret'],
  invites: ['code_hash'],
  mails: ['text', 'html'],
  providers: ['sealed_key'],
  users: ['password_hash'],
  wallets: ['sealed_words'],
  webhooks: ['secret'],
})
