type Words = { title: string; words: string }
type Reason = {
  title: (name: string) => string
  words: (name: string) => string
  next: { label: string; screen: 'login' | 'support' | 'register' }
}

const withPassword = { label: 'Sign in with a password', screen: 'login' } as const
const again = { label: 'Try again', screen: 'login' } as const

/** Why a sign-in did not work, as the address says it, with the way on; told of whoever was to say who somebody is. */
export const authReasons = {
  'google-not-configured': {
    title: () => 'Google is not set up here',
    words: () =>
      'This server has no keys for signing in with Google. A username or email and a password work all the same.',
    next: withPassword,
  },
  'provider-not-configured': {
    title: () => 'This way in is not set up here',
    words: () => 'This server knows no provider of that name, or does not any more. A password works all the same.',
    next: withPassword,
  },
  'denied': {
    title: () => 'You said no, and that is fine',
    words: (name) => `${name} did not get your consent, so nothing was shared and nothing changed here.`,
    next: withPassword,
  },
  'state-mismatch': {
    title: () => 'The way back did not match the way there',
    words: () => 'The sign-in began in another window, or took very long. For your safety it was stopped.',
    next: again,
  },
  'token-not-right': {
    title: (name) => `${name}’s answer did not check out`,
    words: () =>
      'What came back was not signed for this sign-in, so we did not trust it. Nothing was changed. Start again in this window.',
    next: again,
  },
  'keys-refused': {
    title: (name) => `${name} did not accept this server`,
    words: (name) =>
      `The keys this server has for ${name} are wrong or old. Whoever runs it has to look at them; a password works all the same.`,
    next: withPassword,
  },
  'too-many-tries': {
    title: () => 'That was often',
    words: (name) =>
      `Many sign-ins with ${name} came from your network. Wait a quarter of an hour, or sign in with a password.`,
    next: withPassword,
  },
  'connected-elsewhere': {
    title: (name) => `This ${name} account opens another account`,
    words: () =>
      'It is connected with somebody else’s account here, maybe an older one of your own. Sign in there and disconnect it first.',
    next: withPassword,
  },
  'another-account': {
    title: (name) => `This is a different ${name} account`,
    words: (name) =>
      `It does not belong to the account you are signed in with, so nothing was changed. Choose the right one at ${name}, or sign out here first.`,
    next: again,
  },
  'email-not-verified': {
    title: (name) => `${name} has not confirmed this address`,
    words: (name) =>
      `We only trust an address that ${name} has confirmed. Confirm it there, or sign in with a password.`,
    next: withPassword,
  },
  'no-email': {
    title: (name) => `${name} named no mail address`,
    words: (name) =>
      `An account here needs one. Add it at ${name}; or sign in with a password and connect ${name} in your settings.`,
    next: withPassword,
  },
  'account-exists': {
    title: () => 'This address has an account already',
    words: (name) =>
      `It is not confirmed yet, so we cannot tell that it is yours. Sign in with its password and confirm the address, then connect ${name}.`,
    next: withPassword,
  },
  'connect-first': {
    title: () => 'This account is opened the usual way first',
    words: (name) =>
      `The address is not enough to open it: it looks after this server, or another ${name} account opens it. Sign in as you did before, then connect ${name} in your settings.`,
    next: withPassword,
  },
  'not-open': {
    title: () => 'Not everybody can make an account here',
    words: () =>
      'Whoever runs this server decides who may register, and this address may not by itself. With an invitation from a member you can.',
    next: { label: 'Create account', screen: 'register' },
  },
  'provider-down': {
    title: (name) => `${name} did not answer`,
    words: () => 'That is nothing you did. Try again in a minute, or sign in with a password.',
    next: again,
  },
  'waiting': {
    title: () => 'Your account waits to be let in',
    words: () =>
      'Whoever looks after this server lets people in one by one. Somebody will look at your account, and we write to you then; until that letter it opens nowhere.',
    next: { label: 'Get help', screen: 'support' },
  },
  'suspended': {
    title: () => 'This account is suspended',
    words: () => 'Somebody who looks after this server stopped it. Write to us, and a person will look into it.',
    next: { label: 'Get help', screen: 'support' },
  },
} as const satisfies Readonly<Record<string, Reason>>

export type AuthReason = keyof typeof authReasons

const unknown: Reason = {
  title: () => 'The sign-in did not work',
  words: () => 'It was interrupted on its way. Nothing was changed.',
  next: again,
}

/** What a reason of the address means; any other text gets calm words that do not repeat it. */
export function findReason(asked: string | null, name: string): Words & Pick<Reason, 'next'> {
  const { title, words, next }: Reason =
    asked !== null && Object.hasOwn(authReasons, asked) ? authReasons[asked as AuthReason] : unknown
  return { title: title(name), words: words(name), next }
}
