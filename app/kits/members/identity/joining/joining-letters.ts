import { to } from '#app/catalogue/to.ts'
import type { Letter } from '#app/kits/foundation/mail/mail-body.ts'

type Person = { name: string; username: string }
const hello = ({ name }: Person) => `Hello ${name},`

/** To somebody whom an administrator let in. */
export const letInLetter = (person: Person, origin: string): Letter => ({
  subject: 'You are in',
  greeting: hello(person),
  paragraphs: [`An administrator looked at your account “${person.username}” and let you in. It opens from now on.`],
  button: { label: 'Sign in', address: origin + to('login') },
})

/** To somebody who was not let in: the last letter about an account that is gone. */
export const turnedAwayLetter = (person: Person, origin: string, reason: string): Letter => ({
  subject: 'Your account was not approved',
  greeting: hello(person),
  paragraphs: [
    `An administrator looked at your account “${person.username}” and did not let you in.`,
    `What they wrote: ${reason}`,
    'The account is erased with all it held. If you think this is a mistake, write to us.',
  ],
  button: { label: 'Get help', address: origin + to('support') },
})

/** To somebody for whom an administrator made an account. */
export const welcomeLetter = (person: Person, { name, origin }: House, token: string): Letter => ({
  subject: `Your account at ${name}`,
  greeting: hello(person),
  paragraphs: [
    `An administrator of ${name} made the account “${person.username}” for you with this address. Choose a password, and it is yours.`,
  ],
  button: { label: 'Choose a password', address: origin + to('reset-password', null, { token }) },
  after: [
    'The link works once, for 7 days. Later, ask for a new password on the sign-in page.',
    'If you know nothing of it, leave this message alone: nobody can sign in with the account.',
  ],
})
type House = { name: string; origin: string }
