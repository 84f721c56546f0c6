/** The three ways of the sign-in pages and of the dialog, in their order (SPEC 2.6). */
export const signInTabs = [
  { screen: 'login', label: 'Sign In' },
  { screen: 'register', label: 'Create Account' },
  { screen: 'forgot-password', label: 'Reset Password' },
] as const

export type SignInTab = (typeof signInTabs)[number]['screen']

/** Which one the dialog opens with when nothing else is asked for. */
export const DEFAULT_TAB: SignInTab = 'register'
