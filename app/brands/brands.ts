import type { ScreenId } from '#app/catalogue/screens.ts'
import type { Brand, BrandId, BrandView, OperatorContact } from './brand.ts'
import { emailBrand } from './email.ts'
import { inboxBrand } from './inbox.ts'
import { mainBrand } from './main.ts'
import { marketplaceBrand } from './marketplace.ts'
import { speaktoemailBrand } from './speaktoemail.ts'
import { voice2emailBrand } from './voice2email.ts'

export const brands: Readonly<Record<BrandId, Brand>> = {
  main: mainBrand,
  voice2email: voice2emailBrand,
  speaktoemail: speaktoemailBrand,
  email: emailBrand,
  inbox: inboxBrand,
  marketplace: marketplaceBrand,
}

/** The brand as the browser may see it, with the contact addresses the operator configured. */
export function toBrandView(brand: Brand, operator: OperatorContact): BrandView {
  const { id, theme, name, tagline, landing, favicon, titlePattern, chrome } = brand
  const { supportEmail } = operator
  const social = { video: operator.socialVideo, photo: operator.socialPhoto }
  return { id, theme, name, tagline, supportEmail, social, landing, favicon, titlePattern, chrome }
}

/** Whether a screen is one of the brand's own; the main brand owns every screen. */
export function isOwnScreen(brand: Brand, screen: ScreenId): boolean {
  return brand.id === 'main' || brand.ownScreens.includes(screen)
}
