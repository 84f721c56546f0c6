import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { splitAddress } from '#app/platform/mail-address.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { startSync } from '../syncing/sync-job.server.ts'
import { sealPassword, toServers } from './account-secret.server.ts'
import { accountInputs, type AccountInput, type ServersInput } from './accounts.inputs.ts'
import { createAccount, findAccount, listAccounts, saveAccount, type AccountRow } from './accounts.store.server.ts'
import { checkServers } from './check-servers.server.ts'
import { findServers } from './find-servers.server.ts'
import type { FoundServers } from './known-servers.ts'
import { startRemoval } from './remove-account.server.ts'

export const MOST_ACCOUNTS = 10
const NO_ACCOUNT = 'There is no such mail account of yours.'
const ELSEWHERE = 'Give the password again: it goes to another server than before.'
const spendCheck = createRateLimit('mail-account-check', { points: 12, windowS: 600 })

type Refused = { problem: FormProblem }
const refuse = (typed: Typed, errors: Record<string, string>, init: ResponseInit | number = 400) =>
  data<Refused>({ problem: { ...typed, errors } }, init)
const home = (said: string) => redirect(to('mail-accounts', null, { said }), 303)

/** A form of the mail accounts. */
export async function actOnAccounts(request: Request) {
  const member = await requireMember(request)
  const form = await readForm(request, accountInputs)
  if (form.problem) return data<Refused>({ problem: form.problem }, 400)
  const { input, typed } = form
  if (input.do === 'add') return add(input, member, typed)
  const account = await findAccount(input.account, member.id)
  if (!account || account.state === 'leaving') throw notFound(NO_ACCOUNT)
  if (input.do === 'change') return change(input, account, typed)
  if (input.do === 'remove') {
    await startRemoval(account, { keepsMail: input.mail === 'keep' })
    return home('removing')
  }
  await saveAccount(account.id, { state: 'on', failures: 0, dueAt: clock.now(), seenAt: clock.now() })
  await startSync(account, { isAsked: true })
  return home('looking')
}

async function add(input: Extract<AccountInput, { do: 'add' }>, member: CurrentUser, typed: Typed) {
  const { address, key } = input.address
  const own = await listAccounts(member.id)
  if (own.some(({ addressKey }) => addressKey === key))
    return refuse(typed, { address: 'This account is here already.' }, 409)
  if (own.length >= MOST_ACCOUNTS) return refuse(typed, { address: `Up to ${MOST_ACCOUNTS} accounts fit here.` }, 409)
  const waitS = await spendCheck(member.id)
  if (waitS > 0) return refuse(typed, { form: tooManyTries(waitS) }, overLimit(waitS))
  const found = isWhole(input) ? null : await findServers(address)
  const servers = { ...fill(input, found), ...loginOf(input.login, address, found) }
  const secret = sealPassword(input.password)
  const errors = await checkServers(toServers({ ...servers, secret }))
  if (Object.keys(errors).length > 0) return refuse(withServers(typed, servers), withHint(errors, found))
  const now = clock.now()
  const id = createId(now.getTime())
  const isMade = await store().tx(async () => {
    const { senderName } = input
    const row = { id, userId: member.id, address, addressKey: key, senderName, secret, ...servers }
    if (!(await createAccount({ ...row, dueAt: now, seenAt: now, createdAt: now }))) return false
    await startSync((await findAccount(id, member.id))!, { isAsked: true })
    return true
  })
  return isMade ? home('added') : refuse(typed, { address: 'This account is here already.' }, 409)
}

async function change(input: ServersInput, account: AccountRow, typed: Typed) {
  const servers = { ...fill(input, toFound(account)), login: input.login || account.login }
  const goesElsewhere =
    servers.imapHost !== account.imapHost || servers.smtpHost !== account.smtpHost || servers.login !== account.login
  if (goesElsewhere && input.password === '') return refuse(typed, { password: ELSEWHERE })
  const waitS = await spendCheck(account.userId)
  if (waitS > 0) return refuse(typed, { form: tooManyTries(waitS) }, overLimit(waitS))
  const secret = input.password === '' ? account.secret : sealPassword(input.password)
  const errors = await faultsOf({ ...servers, secret })
  if (Object.keys(errors).length > 0) return refuse(typed, errors)
  const { senderName } = input
  const now = clock.now()
  const fresh = { state: 'on' as const, trouble: null, failures: 0, dueAt: now, seenAt: now }
  await saveAccount(account.id, { ...servers, senderName, secret, ...fresh })
  await startSync(account, { isAsked: true })
  return home('changed')
}

async function faultsOf(opened: Parameters<typeof toServers>[0]): Promise<Record<string, string>> {
  try {
    return await checkServers(toServers(opened))
  } catch (error) {
    return { password: error instanceof Error ? error.message : String(error) }
  }
}

const isWhole = ({
  imapHost,
  imapPort,
  imapSecurity,
  smtpHost,
  smtpPort,
  smtpSecurity,
}: Omit<ServersInput, 'do' | 'account'>) =>
  imapHost !== '' &&
  imapPort !== null &&
  imapSecurity !== '' &&
  smtpHost !== '' &&
  smtpPort !== null &&
  smtpSecurity !== ''

/** What was typed, and what was found where nothing was. */
function fill(input: Omit<ServersInput, 'do' | 'account'>, found: FoundServers | null) {
  const imapSecurity = input.imapSecurity || (input.imapPort === 143 ? 'starttls' : found?.imap.security) || 'tls'
  const smtpSecurity = input.smtpSecurity || (input.smtpPort === 587 ? 'starttls' : found?.smtp.security) || 'tls'
  return {
    imapHost: input.imapHost || found?.imap.host || '',
    imapPort: input.imapPort ?? found?.imap.port ?? (imapSecurity === 'tls' ? 993 : 143),
    imapSecurity,
    smtpHost: input.smtpHost || found?.smtp.host || '',
    smtpPort: input.smtpPort ?? found?.smtp.port ?? (smtpSecurity === 'tls' ? 465 : 587),
    smtpSecurity,
  }
}

const loginOf = (typed: string, address: string, found: FoundServers | null) => ({
  login: typed || (found?.login === 'local' ? splitAddress(address).local : address),
})

const toFound = ({ imapHost, imapPort, imapSecurity, smtpHost, smtpPort, smtpSecurity }: AccountRow): FoundServers => ({
  imap: { host: imapHost, port: imapPort, security: imapSecurity },
  smtp: { host: smtpHost, port: smtpPort, security: smtpSecurity },
})

/** The servers that were tried stand in the form, to be mended. */
const withServers = (typed: Typed, servers: Readonly<Record<string, string | number>>): Typed => ({
  ...typed,
  values: {
    ...typed.values,
    ...Object.fromEntries(Object.entries(servers).map(([name, value]) => [name, String(value)])),
  },
})

const withHint = (errors: Record<string, string>, found: FoundServers | null): Record<string, string> =>
  errors['password'] && found?.hint ? { ...errors, password: `${errors['password']} ${found.hint}` } : errors
