import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { redirects, serverRedirects } from '#app/catalogue/redirects.ts'
import { getScreen, screenIds } from '#app/catalogue/screens.ts'
import { USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from './username.limits.ts'

const ALLOWED = /^[A-Za-z0-9_-]+$/

/** Names that would be taken for the house itself. */
const HOUSE_NAMES = [
  'about',
  'administrator',
  'anonymous',
  'api',
  'assets',
  'everyone',
  'frenly',
  'guest',
  'help',
  'me',
  'moderator',
  'null',
  'official',
  'panda',
  'postmaster',
  'root',
  'security',
  'staff',
  'system',
  'team',
  'undefined',
  'webmaster',
]

/** First segments of every address: `/{handle}/ness` must never shadow a screen. */
const firstSegments = [
  ...screenIds.flatMap((id) => getScreen(id).paths),
  ...Object.values(allEndpoints),
  ...Object.keys(redirects),
  ...serverRedirects,
].map((path) => path.split('/')[1]?.toLowerCase() ?? '')

const reserved = new Set([...HOUSE_NAMES, ...firstSegments.filter((segment) => segment && !/[:*]/.test(segment))])

/** One name, however it is written. */
export const toUsernameKey = (username: string) => username.normalize('NFKC').trim().toLowerCase()

/**
 * Why a name can't be a username, as a sentence for its owner; null when it can. Only plain letters, digits, `_` and `-`
 * pass, so look-alikes and invisible characters do not. PRODUCT 2.
 */
export function findUsernameProblem(username: string, kind: 'username' | 'handle' = 'username'): string | null {
  if (username === '') return `Please choose a ${kind}.`
  if (!ALLOWED.test(username)) return 'Use plain letters, digits, _ and - only, without spaces.'
  if (username.length < USERNAME_MIN_CHARS) return `A ${kind} needs at least ${USERNAME_MIN_CHARS} characters.`
  if (username.length > USERNAME_MAX_CHARS) return `A ${kind} has at most ${USERNAME_MAX_CHARS} characters.`
  if (reserved.has(toUsernameKey(username))) return 'This name is kept for the product itself. Please choose another.'
  return null
}
