import type { Brand } from './brand.ts'

export const inboxBrand = {
  id: 'inbox',
  theme: 'inbox',
  hosts: ['inbox.localhost'],
  name: 'Frenly Inbox',
  tagline: 'The rest can wait.',
  landing: 'inbox-landing',
  ownScreens: [
    'inbox-landing',
    'inbox',
    'smart-inbox',
    'inbox-demo',
    'gesture-settings',
    'mail-accounts',
    'communication-hub',
    'logos',
  ],
  lookScreens: [
    'inbox-landing',
    'inbox',
    'smart-inbox',
    'inbox-demo',
    'gesture-settings',
    'mail-accounts',
    'communication-hub',
  ],
  favicon: '/brand/frenly-inbox-favicon.svg',
  titlePattern: '{page} | Frenly Inbox',
  chrome: { header: 'none', breadcrumbs: false, subNavigation: false, footer: true },
} as const satisfies Brand
