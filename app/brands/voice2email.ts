import type { Brand } from './brand.ts'

export const voice2emailBrand = {
  id: 'voice2email',
  theme: 'voice2email',
  hosts: ['voice2email.localhost'],
  name: 'Voice2email',
  tagline: 'Say it. Send it.',
  landing: 'voice2email-landing',
  ownScreens: ['voice2email-landing', 'about-pandas'],
  lookScreens: ['voice2email-landing'],
  favicon: '/brand/voice2email-favicon.svg',
  titlePattern: '{page} | Voice2email',
  chrome: { header: 'slim', breadcrumbs: false, subNavigation: false, footer: true },
} as const satisfies Brand
