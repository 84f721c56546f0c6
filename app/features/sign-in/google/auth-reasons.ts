type Reason = { title: string; words: string; next: { label: string; screen: 'login' | 'support' } }

const withPassword = { label: 'Sign in with a password', screen: 'login' } as const
const again = { label: 'Try again', screen: 'login' } as const

/** Why a sign-in did not work, as the address says it, with the way on. */
export const authReasons = {
  'google-not-configured': {
    title: 'Google is not set up here',
    words: 'This server has no keys for signing in with Google. A username or email and a password work all the same.',
    next: withPassword,
  },
  'denied': {
    title: 'You said no, and that is fine',
    words: 'Google did not get your consent, so nothing was shared and nothing changed here.',
    next: withPassword,
  },
  'state-mismatch': {
    title: 'The way back did not match the way there',
    words: 'The sign-in began in another window, or took very long. For your safety it was stopped.',
    next: again,
  },
  'token-not-right': {
    title: 'Google’s answer did not check out',
    words:
      'What came back was not signed for this sign-in, so we did not trust it. Nothing was changed. Start again in this window.',
    next: again,
  },
  'keys-refused': {
    title: 'Google did not accept this server',
    words:
      'The keys this server has for Google are wrong or old. Whoever runs it has to look at them; a password works all the same.',
    next: withPassword,
  },
  'too-many-tries': {
    title: 'That was often',
    words: 'Many sign-ins with Google came from your network. Wait a quarter of an hour, or sign in with a password.',
    next: withPassword,
  },
  'connected-elsewhere': {
    title: 'This Google account opens another account',
    words:
      'It is connected with somebody else’s account here, maybe an older one of your own. Sign in there and disconnect it first.',
    next: withPassword,
  },
  'another-account': {
    title: 'This is a different Google account',
    words:
      'It does not belong to the account you are signed in with, so nothing was changed. Choose the right one at Google, or sign out here first.',
    next: again,
  },
  'email-not-verified': {
    title: 'Google has not confirmed this address',
    words: 'We only trust an address that Google has confirmed. Confirm it there, or sign in with a password.',
    next: withPassword,
  },
  'account-exists': {
    title: 'This address has an account already',
    words:
      'It is not confirmed yet, so we cannot tell that it is yours. Sign in with its password and confirm the address, then connect Google.',
    next: withPassword,
  },
  'provider-down': {
    title: 'Google did not answer',
    words: 'That is nothing you did. Try again in a minute, or sign in with a password.',
    next: again,
  },
  'suspended': {
    title: 'This account is suspended',
    words: 'Somebody who looks after this server stopped it. Write to us, and a person will look into it.',
    next: { label: 'Get help', screen: 'support' },
  },
} as const satisfies Readonly<Record<string, Reason>>

export type AuthReason = keyof typeof authReasons

const unknown: Reason = {
  title: 'The sign-in did not work',
  words: 'It was interrupted on its way. Nothing was changed.',
  next: again,
}

/** What a reason of the address means; any other text gets calm words that do not repeat it. */
export function findReason(asked: string | null): Reason {
  return asked !== null && Object.hasOwn(authReasons, asked) ? authReasons[asked as AuthReason] : unknown
}
