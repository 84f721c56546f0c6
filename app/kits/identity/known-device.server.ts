import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { guardedCookie, readCookie } from '#app/platform/cookie.server.ts'
import { sessionSecret } from '#app/platform/secret.server.ts'

const ONE_YEAR_S = 31_536_000
/** A family's computer; who signs in after that many others is a new face again. */
const PEOPLE_MAX = 5
const MARK_CHARS = 22

const marks = z.array(z.string().length(MARK_CHARS)).max(PEOPLE_MAX).catch([])

/** Who has signed in on this browser, as marks that name nobody without the server's secret. It opens nothing. */
const knownCookie = () => guardedCookie('known', { maxAgeS: ONE_YEAR_S, isSigned: true })

const toMark = (userId: string) =>
  createHmac('sha256', sessionSecret()).update(`known device ${userId}`).digest('base64url').slice(0, MARK_CHARS)

const readMarks = async (request: Request) => marks.parse(await readCookie(knownCookie(), request))

/** Whether a person has signed in on the request's browser within a year. */
export const isKnownDevice = async (request: Request, userId: string): Promise<boolean> =>
  (await readMarks(request)).includes(toMark(userId))

/** The Set-Cookie value by which the browser is known from now on; who signed in longest ago makes room. */
export async function rememberDevice(request: Request, userId: string): Promise<string> {
  const mark = toMark(userId)
  const others = (await readMarks(request)).filter((one) => one !== mark)
  return knownCookie().serialize([mark, ...others].slice(0, PEOPLE_MAX))
}
