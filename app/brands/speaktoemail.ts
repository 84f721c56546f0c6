import type { Brand } from './brand.ts'

export const speaktoemailBrand = {
  id: 'speaktoemail',
  theme: 'speaktoemail',
  hosts: ['speaktoemail.localhost'],
  name: 'Speak-to-email',
  tagline: 'Spoken notes, written with care.',
  landing: 'speaktoemail-landing',
  ownScreens: ['speaktoemail-landing', 'about-pandas', 'audio-player', 'therapist', 'lawyer', 'professional-services'],
  lookScreens: ['speaktoemail-landing', 'therapist', 'lawyer', 'professional-services'],
  favicon: '/brand/speak-to-email-favicon.svg',
  titlePattern: '{page} | Speak-to-email',
  chrome: { header: 'slim', breadcrumbs: false, subNavigation: false, footer: true },
} as const satisfies Brand
