import { USERNAME_MAX_CHARS } from '../account/username.limits.ts'
import { findUsernameProblem } from '../account/username.ts'

/** For people whose names have no letters a username may have. */
const NOBODYS_NAME = 'new-friend'
const NUMBERED = 30

/**
 * Usernames for somebody who did not choose one, the likeliest first: the name, then what stands before the @, each as it
 * is and then numbered. Every one may be a username; whether it is free is for the caller to find out.
 */
export function* usernamesFor(name: string, email: string, draw: () => number = Math.random): Generator<string> {
  const bases = [name, email.split('@')[0] ?? '', NOBODYS_NAME].map(toUsername).filter((base) => base !== '')
  for (const base of bases) if (findUsernameProblem(base) === null) yield base
  for (let n = 0; n < NUMBERED; n++) {
    const number = String(Math.floor(draw() * MOST_NUMBERS) + FIRST_NUMBER)
    const base = bases[n % bases.length] ?? NOBODYS_NAME
    const numbered = `${base.slice(0, USERNAME_MAX_CHARS - number.length - 1)}-${number}`
    if (findUsernameProblem(numbered) === null) yield numbered
  }
}

/** Five digits: nobody learns from a number how many go by the name. */
const FIRST_NUMBER = 10_000
const MOST_NUMBERS = 90_000

/** "Zoë van Dyk" as "Zoe-van-Dyk"; empty when no letter is left. */
const toUsername = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, USERNAME_MAX_CHARS)
    .replace(/^-+|-+$/g, '')
