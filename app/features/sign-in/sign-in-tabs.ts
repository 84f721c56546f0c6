import { to } from '#app/catalogue/to.ts'

/** The three ways of the sign-in pages and of the dialog, in their order (SPEC 2.6). */
export const signInTabs = [
  { screen: 'login', label: 'Sign In', path: to('login') },
  { screen: 'register', label: 'Create Account', path: to('register') },
  { screen: 'forgot-password', label: 'Reset Password', path: to('forgot-password') },
] as const

export type SignInTab = (typeof signInTabs)[number]['screen']

/** Which one the dialog opens with when nothing else is asked for. */
export const DEFAULT_TAB: SignInTab = 'register'
