import type { Screens } from '../screen.ts'

export const inbox = {
  'inbox': {
    title: 'Inbox',
    about: 'Your messages, notices and mail, with folders, search, snooze and undo.',
    category: 'Inbox',
    access: 'member',
    chrome: 'bare',
    paths: ['/inbox', '/frenly-inbox', '/dashboard/inbox'],
  },
  'smart-inbox': {
    title: 'Smart inbox',
    about: 'Your mail in bundles, by priority with the reason, and summed up for the day.',
    category: 'Inbox',
    access: 'member',
    paths: ['/smart-inbox'],
  },
  'gesture-settings': {
    title: 'Gesture settings',
    about: 'Choose what each swipe in the inbox does, and its key on the keyboard.',
    category: 'Inbox',
    access: 'member',
    paths: ['/gesture-settings'],
  },
  'mail-accounts': {
    title: 'Mail accounts',
    about: 'Read and answer the mail of your other addresses in the inbox, over IMAP and SMTP.',
    category: 'Inbox',
    access: 'member',
    paths: ['/mail-accounts'],
  },
} as const satisfies Screens
