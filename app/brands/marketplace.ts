import type { Brand } from './brand.ts'

export const marketplaceBrand = {
  id: 'marketplace',
  theme: 'marketplace',
  hosts: ['marketplace.localhost'],
  name: 'Frenly Marketplace',
  tagline: 'Made by members, for members.',
  landing: 'marketplace',
  ownScreens: ['marketplace'],
  lookScreens: ['marketplace'],
  favicon: '/brand/frenly-marketplace-favicon.svg',
  titlePattern: '{page} | Frenly Marketplace',
  chrome: { header: 'none', breadcrumbs: false, subNavigation: false, footer: true },
} as const satisfies Brand
