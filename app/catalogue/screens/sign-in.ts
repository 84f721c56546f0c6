import type { Screens } from '../screen.ts'

export const signIn = {
  'login': {
    title: 'Sign in',
    about: 'Sign in with your username or email, with Google or another account.',
    category: 'Account',
    paths: ['/login', '/sign-in', '/frenly/signin'],
  },
  'register': {
    title: 'Create account',
    about: 'Become a member with a username, an email and a password.',
    category: 'Account',
    paths: ['/register'],
  },
  'forgot-password': {
    title: 'Forgot password',
    about: 'Get a link by email that lets you choose a new password.',
    category: 'Account',
    paths: ['/forgot-password'],
  },
  'reset-password': {
    title: 'Reset password',
    about: 'Choose a new password with the link from your email.',
    category: 'Account',
    paths: ['/reset-password'],
  },
  'verify-email': {
    title: 'Verify email',
    about: 'Confirm that your email address is yours, or have the link sent again.',
    category: 'Account',
    paths: ['/verify-email', '/frenly/verify'],
  },
  'auth-troubleshoot': {
    title: 'Sign-in help',
    about: 'What to check when you cannot sign in.',
    category: 'Account',
    paths: ['/auth/troubleshoot', '/login-help'],
  },
  'auth-error': {
    title: 'Sign-in problem',
    about: 'Says why a sign-in did not work and what to do next.',
    category: 'Account',
    listed: false,
    paths: ['/auth/error'],
  },
} as const satisfies Screens
