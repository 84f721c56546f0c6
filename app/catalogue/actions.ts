import type { Panel } from './shortcuts.ts'

/** `for`: everybody, or only who is signed in. */
export type ActionEntry = {
  title: string
  about: string
  icon: string
  for: 'anyone' | 'member'
  does: { opens: Panel } | { chooses: 'light' | 'dark' | 'system' } | { runs: 'copy-address' | 'sign-out' | 'welcome' }
}

/** What can be done from any screen beside opening another one. The palette lists them under ACTION_CATEGORY. */
export const actions = {
  'theme-light': {
    title: 'Light theme',
    about: 'Switch the colours to light.',
    icon: 'sun',
    for: 'anyone',
    does: { chooses: 'light' },
  },
  'theme-dark': {
    title: 'Dark theme',
    about: 'Switch the colours to dark.',
    icon: 'moon',
    for: 'anyone',
    does: { chooses: 'dark' },
  },
  'theme-system': {
    title: 'System theme',
    about: 'Let your device choose between light and dark.',
    icon: 'monitor',
    for: 'anyone',
    does: { chooses: 'system' },
  },
  'shortcuts': {
    title: 'Keyboard shortcuts',
    about: 'Show every shortcut in one list.',
    icon: 'keyboard',
    for: 'anyone',
    does: { opens: 'shortcuts' },
  },
  'copy-address': {
    title: 'Copy the address of this page',
    about: 'Put the link to this page into the clipboard.',
    icon: 'link',
    for: 'anyone',
    does: { runs: 'copy-address' },
  },
  'welcome': {
    title: 'See the welcome again',
    about: 'Open the first-visit ceremony with the panda once more.',
    icon: 'leaf',
    for: 'anyone',
    does: { runs: 'welcome' },
  },
  'sign-out': {
    title: 'Sign out',
    about: 'End your session on this device.',
    icon: 'sign-out',
    for: 'member',
    does: { runs: 'sign-out' },
  },
} as const satisfies Readonly<Record<string, ActionEntry>>

export type ActionId = keyof typeof actions

/** The palette's group of actions; typing it lists them all. */
export const ACTION_CATEGORY = 'Actions'
