import { to } from '#app/catalogue/to.ts'
import type { Letter } from '#app/kits/mail/mail-body.ts'

type Person = { name: string }
const hello = ({ name }: Person) => `Hello ${name},`
const NOT_YOU = 'If this was not you, you can leave this message alone. Nothing changes.'

export const verifyLetter = (person: Person, origin: string, token: string): Letter => ({
  subject: 'Please confirm your email address',
  greeting: hello(person),
  paragraphs: [
    'Somebody, we hope you, made an account with this address. Confirm it, and you can publish and send mail as well.',
  ],
  button: { label: 'Confirm the address', address: origin + to('verify-email', null, { token }) },
  after: ['The link works once, for 24 hours.', NOT_YOU],
})

/** For the owner of an address that somebody tried to register again. */
export const alreadyHereLetter = (person: Person, origin: string): Letter => ({
  subject: 'You already have an account',
  greeting: hello(person),
  paragraphs: [
    'Somebody tried to make a new account with this address. You have one already, so nothing was made.',
    'If it was you and the password is gone, choose a new one:',
  ],
  button: { label: 'Choose a new password', address: origin + to('forgot-password') },
  after: [NOT_YOU],
})

export const resetLetter = (person: Person, origin: string, token: string): Letter => ({
  subject: 'Choose a new password',
  greeting: hello(person),
  paragraphs: ['Somebody asked for a new password for your account.'],
  button: { label: 'Choose a new password', address: origin + to('reset-password', null, { token }) },
  after: ['The link works once, for 30 minutes.', NOT_YOU],
})

export const passwordChangedLetter = (person: Person, origin: string): Letter => ({
  subject: 'Your password was changed',
  greeting: hello(person),
  paragraphs: [
    'The password of your account was changed a moment ago, and every other device was signed out.',
    'If this was not you, choose a new password at once and write to us.',
  ],
  button: { label: 'Choose a new password', address: origin + to('forgot-password') },
})
