import type { Screens } from '../screen.ts'

export const signIn = {
  'login': {
    title: 'Sign in',
    category: 'Account',
    paths: ['/login', '/sign-in', '/frenly/signin'],
  },
  'register': {
    title: 'Create account',
    category: 'Account',
    paths: ['/register'],
  },
  'forgot-password': {
    title: 'Forgot password',
    category: 'Account',
    paths: ['/forgot-password'],
  },
  'reset-password': {
    title: 'Reset password',
    category: 'Account',
    paths: ['/reset-password'],
  },
  'verify-email': {
    title: 'Verify email',
    category: 'Account',
    paths: ['/verify-email', '/frenly/verify'],
  },
  'auth-troubleshoot': {
    title: 'Sign-in help',
    category: 'Account',
    paths: ['/auth/troubleshoot', '/login-help'],
  },
  'auth-error': {
    title: 'Sign-in problem',
    category: 'Account',
    listed: false,
    paths: ['/auth/error'],
  },
} as const satisfies Screens
