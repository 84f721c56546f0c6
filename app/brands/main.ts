import { PRODUCT_NAME } from '#app/catalogue/product.ts'
import type { Brand } from './brand.ts'

export const mainBrand = {
  id: 'main',
  theme: 'frenly',
  hosts: [],
  name: PRODUCT_NAME,
  tagline: 'Ask once. Hear every model out.',
  landing: 'home',
  ownScreens: [],
  lookScreens: [],
  favicon: '/favicon.svg',
  titlePattern: `{page} | ${PRODUCT_NAME}`,
  chrome: { header: 'full', breadcrumbs: true, subNavigation: true, footer: true },
} as const satisfies Brand
