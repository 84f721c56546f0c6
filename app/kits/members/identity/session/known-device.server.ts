import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { guardedCookie, readCookie } from '#app/platform/request/cookie.server.ts'
import { sessionSecret } from '#app/platform/secrets/secret.server.ts'
import type { UserRow } from '../account/users.store.server.ts'

const ONE_YEAR_S = 31_536_000
/** A family's computer; who signs in after that many others is a new face again. */
const PEOPLE_MAX = 5
const MARK_CHARS = 22
const NAME_BYTES = 8

type Person = Pick<UserRow, 'id' | 'passwordChangedAt'>

/** `<mark>` or `<mark>.<device>.<seal>`. */
const entry = z.string().regex(/^[\w-]{22}(?:\.[\w-]{11}\.[\w-]{22})?$/)
const entries = z.array(entry).max(PEOPLE_MAX).catch([])

/** Who has signed in on this browser, as marks that name nobody without the server's secret. It opens nothing. */
const knownCookie = () => guardedCookie('known', { maxAgeS: ONE_YEAR_S, isSigned: true })

const draw = (text: string) =>
  createHmac('sha256', sessionSecret()).update(text).digest('base64url').slice(0, MARK_CHARS)

const toMark = (userId: string) => draw(`known device ${userId}`)

/** Holds for one password: whoever knew an earlier one has no budget of their own any more. */
const toSeal = ({ id, passwordChangedAt }: Person, device: string) =>
  draw(`known device ${id} ${device} ${passwordChangedAt?.getTime() ?? 0}`)

async function findEntry(request: Request, userId: string): Promise<string | null> {
  const mark = toMark(userId)
  const all = entries.parse(await readCookie(knownCookie(), request))
  return all.find((one) => one.startsWith(mark)) ?? null
}

/** Whether a person has signed in on the request's browser within a year. */
export const isKnownDevice = async (request: Request, userId: string): Promise<boolean> =>
  (await findEntry(request, userId)) !== null

/** The name of the request's browser for a person who has signed in on it with the password of today; null for any other. */
export async function findKnownDevice(request: Request, person: Person): Promise<string | null> {
  const [, device, seal] = (await findEntry(request, person.id))?.split('.') ?? []
  return device !== undefined && seal === toSeal(person, device) ? device : null
}

/** The Set-Cookie value by which the browser is known from now on; who signed in longest ago makes room. */
export async function rememberDevice(request: Request, person: Person): Promise<string> {
  const mark = toMark(person.id)
  const device = (await findKnownDevice(request, person)) ?? randomBytes(NAME_BYTES).toString('base64url')
  const all = entries.parse(await readCookie(knownCookie(), request))
  const others = all.filter((one) => !one.startsWith(mark))
  const own = [mark, device, toSeal(person, device)].join('.')
  return knownCookie().serialize([own, ...others].slice(0, PEOPLE_MAX))
}
