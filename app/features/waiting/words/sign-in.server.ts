import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const signIn = {
  login: {
    lead: 'Accounts open soon, so there is nothing to sign in to yet. Everything public already works without an account, and nothing of yours is lost.',
    points: [
      'Sign in with your username or email and a password, or with Google where it is set up.',
      'Stay signed in for 30 days on a device of your own, or only until the browser closes.',
      'Return to the very page you were on before you were asked to sign in.',
    ],
    meanwhile: { say: 'Asking several engines at once needs no account.', screen: 'consensus' },
    pose: 'greeting',
  },
  register: {
    lead: 'Accounts open soon. Leave your email on this page and you will hear when they do. Until then everything public works without one.',
    points: [
      'Pick a username of 3 to 30 letters, digits, dashes or underscores.',
      'Choose any password of 8 to 128 characters; no symbols are demanded of you.',
      'Confirm your email once, then publish your work and send messages.',
    ],
    meanwhile: { say: 'Look round as a guest: the list says which screens are open.', screen: 'list' },
    pose: 'greeting',
  },
  'forgot-password': {
    lead: 'Accounts open soon, so no password exists here yet and none can be lost. Later this page will send you a way back in.',
    points: [
      'Enter your username or email and receive a link that works once, for 30 minutes.',
      'Keep it private: the answer on screen never tells whether an account exists.',
      'Ask again if the mail does not come; only the newest link will work then.',
    ],
    meanwhile: {
      say: 'If you expected an account here, write to us and a person will look into it.',
      screen: 'support',
    },
    pose: 'thinking',
  },
  'reset-password': {
    lead: 'The link in a reset mail will open this page, where you choose a new password. Accounts open soon, so no such links have been sent yet.',
    points: [
      'Type the new password twice, and read the reason if it cannot be used.',
      'Sign every other device out of your account in the same step.',
      'Ask for a fresh link from here when the old one has run out.',
    ],
    meanwhile: { say: 'Did a mail bring you here? Please ask us before you trust it.', screen: 'support' },
    pose: 'thinking',
  },
  'verify-email': {
    lead: 'The link in your welcome mail will open this page and confirm that the address is yours. Accounts open soon.',
    points: [
      'Confirm your address with one press of a button, within 24 hours of the mail.',
      'Have the mail sent again if it is lost or the day has passed.',
      'Start publishing and sending mail, the two things that wait for a confirmed address.',
    ],
    meanwhile: { say: 'Until then, everything public works with no address at all.', screen: 'home' },
    pose: 'envelope',
  },
  'auth-troubleshoot': {
    lead: 'When signing in goes wrong, this page will find out why with you, one small check at a time.',
    points: [
      'Test whether your browser keeps the cookie that holds a session.',
      'Find the mail that never came: send it again and learn where it usually hides.',
      'Learn what each sign-in message means and what to do about it.',
    ],
    meanwhile: { say: 'The help page has an address where you can reach a person.', screen: 'support' },
    pose: 'thinking',
  },
  'auth-error': {
    lead: 'If a sign-in is interrupted, this page will give the reason in words and show the shortest way back. Your account and work stay as they were.',
    points: [
      'Read what stopped the sign-in, for instance that Google is not set up on this server.',
      'Try again, or choose username and password instead.',
      'Follow the setup steps here if you are the one who runs the server.',
    ],
    meanwhile: { say: 'Accounts open soon. The public tools work without one.', screen: 'home' },
    pose: 'thinking',
  },
  'identity-setup': {
    lead: 'Identity setup will be the short walk after you register: how you are called, how you look, and what others may see.',
    points: [
      'Choose the name people read and the handle your profile address is made of.',
      'Add a picture and a few words about yourself, or skip both for now.',
      'Decide whether your country is shown; it is not unless you say so.',
    ],
    meanwhile: {
      say: 'While accounts are not open yet, meet the pandas you will share the place with.',
      screen: 'about-pandas',
    },
    pose: 'greeting',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
