import { to } from '#app/catalogue/to.ts'
import type { Letter } from '#app/kits/foundation/mail/mail-body.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'

type Person = { name: string }
type Account = Person & { username: string }
const hello = ({ name }: Person) => `Hello ${name},`
const NOT_YOU = 'If this was not you, you can leave this message alone. Nothing changes.'

export const verifyLetter = (person: Account, origin: string, token: string): Letter => ({
  subject: 'Please confirm your email address',
  greeting: hello(person),
  paragraphs: [
    `Somebody, we hope you, made the account “${person.username}” with this address. Confirm it, and you can publish and send mail as well.`,
  ],
  button: { label: 'Confirm the address', address: origin + to('verify-email', null, { token }) },
  after: ['The link works once, for 24 hours.', NOT_YOU],
})

/** For the owner of an address that somebody tried to register again. */
export const alreadyHereLetter = (person: Person, origin: string): Letter => ({
  subject: 'You already have an account',
  greeting: hello(person),
  paragraphs: [
    'Somebody tried to make a new account with this address. You have one already, and the address stays yours: the new account never gets it.',
    'If it was you and the password is gone, choose a new one:',
  ],
  button: { label: 'Choose a new password', address: origin + to('forgot-password') },
  after: [NOT_YOU],
})

export const resetLetter = (person: Account, origin: string, token: string): Letter => ({
  subject: 'Choose a new password',
  greeting: hello(person),
  paragraphs: [`Somebody asked for a new password for your account “${person.username}”.`],
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

export const passwordSetLetter = (person: Person, origin: string): Letter => ({
  subject: 'Your account has a password now',
  greeting: hello(person),
  paragraphs: [
    'A password was set for your account a moment ago, and every other device was signed out.',
    'If this was not you, choose a new password at once and write to us.',
  ],
  button: { label: 'Choose a new password', address: origin + to('forgot-password') },
})

/** To the new address: the change waits for its link. */
export const changeEmailLetter = (person: Person, origin: string, token: string): Letter => ({
  subject: 'Please confirm your new email address',
  greeting: hello(person),
  paragraphs: ['You asked to use this address for your account from now on. Confirm it, and the change is made.'],
  button: { label: 'Use this address', address: origin + to('verify-email', null, { token }) },
  after: ['The link works once, for 24 hours.', NOT_YOU],
})

/** To an address that has an account of its own already. */
export const emailWantedLetter = (person: Person, origin: string): Letter => ({
  subject: 'Your address was entered for another account',
  greeting: hello(person),
  paragraphs: [
    'Somebody asked to use this address for their account. It belongs to yours already, so nothing was changed.',
    'If that was you: sign in with this address, or choose another one for the other account.',
  ],
  button: { label: 'Sign in', address: origin + to('login') },
  after: [NOT_YOU],
})

/** To the old address. It may be a stranger's by a slip of the finger, so the new one is not named. */
export const emailChangeAskedLetter = (person: Person, origin: string): Letter => ({
  subject: 'A new email address was asked for',
  greeting: hello(person),
  paragraphs: [
    'Somebody asked to use another email address for your account. Nothing changes before that address is confirmed.',
    'If this was not you, withdraw it in the settings and choose a new password.',
  ],
  button: { label: 'Open the settings', address: origin + to('settings', null, { part: 'security' }) },
})

/** To the old address, the last letter it gets. */
export const emailChangedLetter = (person: Person, origin: string): Letter => ({
  subject: 'Your email address was changed',
  greeting: hello(person),
  paragraphs: [
    'The email address of your account was changed a moment ago. Letters go to the new one from now on.',
    'If this was not you, write to us at once. We can give the account back.',
  ],
  button: { label: 'Get help', address: origin + to('support') },
})

export const newDeviceLetter = (person: Person, origin: string, { device, when }: NewDevice): Letter => ({
  subject: 'A new device signed in',
  greeting: hello(person),
  paragraphs: [
    `Somebody signed in to your account with a browser we have not seen before: ${device}, ${when}.`,
    'If it was you, all is well. If not, sign that device out and choose a new password.',
  ],
  button: { label: 'See your devices', address: origin + to('settings', null, { part: 'devices' }) },
  after: ['You can switch these letters off in the settings, under Notifications.'],
})
type NewDevice = { device: string; when: string }

const IF_NOT_YOU = 'If this was not you, choose a new password at once, look through your settings, and write to us.'
const security = (origin: string) => ({
  label: 'Look at your settings',
  address: origin + to('settings', null, { part: 'security' }),
})

export const secondStepOnLetter = (person: Person, origin: string): Letter => ({
  subject: 'The second step was turned on',
  greeting: hello(person),
  paragraphs: [
    'From now on, signing in with your password also needs six digits from your authenticator app.',
    'Keep the recovery codes away from the phone: they let you in when it is gone.',
    IF_NOT_YOU,
  ],
  button: security(origin),
})

export const secondStepOffLetter = (person: Person, origin: string): Letter => ({
  subject: 'The second step was turned off',
  greeting: hello(person),
  paragraphs: [
    'Your authenticator app is not asked for any more when you sign in, and its recovery codes have ended.',
    IF_NOT_YOU,
  ],
  button: security(origin),
})

export const secondStepResetLetter = (person: Person, origin: string): Letter => ({
  subject: 'An administrator took your second step off',
  greeting: hello(person),
  paragraphs: [
    'Your authenticator app and its recovery codes have ended, and every device was signed out. Your password alone opens the account until you set the second step up again.',
    'If you did not ask for this, choose a new password at once and write to us.',
  ],
  button: { label: 'Sign in', address: origin + to('login', null, { return_url: SECURITY }) },
})
const SECURITY = to('settings', null, { part: 'security' })

export const newRecoveryCodesLetter = (person: Person, origin: string): Letter => ({
  subject: 'New recovery codes were made',
  greeting: hello(person),
  paragraphs: ['Your account has new recovery codes. The old ones have ended.', IF_NOT_YOU],
  button: security(origin),
})

export const recoveryCodeUsedLetter = (person: Person, origin: string, codesLeft: number): Letter => ({
  subject: 'A recovery code was used',
  greeting: hello(person),
  paragraphs: [
    `Somebody signed in with one of your recovery codes instead of the authenticator app. Codes left: ${codesLeft}.`,
    IF_NOT_YOU,
  ],
  button: security(origin),
})

/** For somebody whose password strangers try to guess. */
export const guessedAtLetter = (person: Account, origin: string, { tries, since }: Guessed): Letter => ({
  subject: 'Somebody is guessing your password',
  greeting: hello(person),
  paragraphs: [
    `There were ${tries} wrong tries at the account “${person.username}” since ${since}. Nobody came in by them, and we slow down whoever goes on.`,
    'Browsers you signed in with before are not slowed. On a new one, choose a new password by the link below if you are asked to wait.',
    'You need do nothing if your password is long and used nowhere else. If it is not, choose a new one, and turn on the second step in the settings.',
  ],
  button: { label: 'Choose a new password', address: origin + to('forgot-password') },
  after: ['We write this at most once a day.'],
})
type Guessed = { tries: number; since: string }

/** For somebody whose password is known to whoever guesses codes now. */
export const codesGuessedLetter = (person: Person, origin: string): Letter => ({
  subject: 'Somebody is trying codes for your account',
  greeting: hello(person),
  paragraphs: [
    'Somebody got past the first step of signing in, such as your password, and then entered wrong codes many times. We stopped them for a while; nobody came in.',
    'If this was not you, somebody may know your password. Choose a new one now.',
  ],
  button: { label: 'Choose a new password', address: origin + to('forgot-password') },
})

export const passkeyAddedLetter = (person: Person, origin: string, name: string): Letter => ({
  subject: 'A passkey was added',
  greeting: hello(person),
  paragraphs: [`The passkey “${name}” opens your account from now on.`, IF_NOT_YOU],
  button: security(origin),
})

export const passkeyRemovedLetter = (person: Person, origin: string, name: string): Letter => ({
  subject: 'A passkey was removed',
  greeting: hello(person),
  paragraphs: [`The passkey “${name}” does not open your account any more.`, IF_NOT_YOU],
  button: security(origin),
})

/** The first line says the day; the button leads to signing in and back to the card that keeps the account. */
export const erasureAskedLetter = (person: Person, origin: string, eraseAt: Date): Letter => ({
  subject: `Your account will be erased on ${toLongDay(eraseAt)}`,
  greeting: hello(person),
  paragraphs: [
    `You asked us to erase your account. That happens on ${toLongDay(eraseAt)}, and cannot be undone after that day.`,
    'You are signed out everywhere. If you change your mind, or if this was not you, sign in before that day and choose to keep the account.',
  ],
  button: { label: 'Keep my account', address: origin + to('settings', null, { part: 'data' }) },
})

export const erasureWithdrawnLetter = (person: Person, origin: string): Letter => ({
  subject: 'Your account stays',
  greeting: hello(person),
  paragraphs: [
    'Your account was to be erased. That was taken back a moment ago: everything stays as it was.',
    'If this was not you, choose a new password.',
  ],
  button: { label: 'Open your account', address: origin + to('access') },
})

/** The last letter somebody gets. */
export const erasedLetter = (person: Person): Letter => ({
  subject: 'Your account is erased',
  greeting: hello(person),
  paragraphs: [
    'As you asked 30 days ago, your account and what belonged to it were erased today. Feedback you sent stays without your name and address.',
    'This is the last letter to this address, and the address itself is not kept. Thank you for having been here.',
  ],
})

/** `keeper`: who keeps the account elsewhere; `email`: its address there, where it has one. */
export const connectedLetter = (
  person: Person,
  origin: string,
  { keeper, email }: { keeper: string; email: string | null },
): Letter => ({
  subject: `${keeper} was connected to your account`,
  greeting: hello(person),
  paragraphs: [
    `The ${keeper} account ${email ? `${email} ` : ''}opens your account from now on. Your password, if you have one, stays as it is.`,
    `If this was not you, disconnect ${keeper} in your settings, choose a new password, and write to us.`,
  ],
  button: security(origin),
})

export const disconnectedLetter = (person: Person, origin: string, keeper: string): Letter => ({
  subject: `${keeper} was disconnected from your account`,
  greeting: hello(person),
  paragraphs: [`${keeper} does not open your account any more.`, IF_NOT_YOU],
  button: security(origin),
})

/** To a member whose account the operator closed. */
export const suspendedLetter = (person: Person, origin: string, reason: string): Letter => ({
  subject: 'Your account is suspended',
  greeting: hello(person),
  paragraphs: [
    'Your account was suspended a moment ago, and every device was signed out. What you keep here stays as it is.',
    `The reason: ${reason}`,
    'If this is a mistake, write to us. A person reads it and can open the account again.',
  ],
  button: { label: 'Get help', address: origin + to('support') },
})

export const unsuspendedLetter = (person: Person, origin: string): Letter => ({
  subject: 'Your account is open again',
  greeting: hello(person),
  paragraphs: ['Your account is not suspended any more. Everything is where you left it; please sign in anew.'],
  button: { label: 'Sign in', address: origin + to('login') },
})

/** To both addresses, when two accounts became one. */
export const mergedLetter = (person: Person, { gone, kept }: { gone: string; kept: string }): Letter => ({
  subject: 'Two accounts became one',
  greeting: hello(person),
  paragraphs: [
    `The administration put the account “${gone}” together with “${kept}”. What was kept in “${gone}” is in “${kept}” now, and “${gone}” does not open any more.`,
    'If this is a mistake, please answer whoever runs this place.',
  ],
})
