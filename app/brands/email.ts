import type { Brand } from './brand.ts'

export const emailBrand = {
  id: 'email',
  theme: 'inbox',
  hosts: ['email.localhost'],
  name: 'Frenly Mail',
  tagline: 'Write the mail you mean.',
  landing: 'email-landing',
  ownScreens: ['email-landing', 'communication-hub', 'inbox'],
  lookScreens: ['email-landing'],
  favicon: '/brand/frenly-mail-favicon.svg',
  titlePattern: '{page} | Frenly Mail',
  chrome: { header: 'slim', breadcrumbs: false, subNavigation: false, footer: true },
} as const satisfies Brand
