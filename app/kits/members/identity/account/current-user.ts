import type { ScreenId } from '#app/catalogue/screens.ts'

/** The signed-in person as screens and `/api/auth/user` see them (SPEC 3, PRODUCT 2). */
export type CurrentUser = {
  id: string
  name: string
  username: string
  handle: string
  email: string
  profilePicture: string | null
  isPanda: boolean
  pandaCount: number
  walletType: 'connected' | 'custodial' | 'none'
  plan: 'free' | 'plus' | 'pro'
  isAdmin: boolean
  /** The screens of the administration that are open to them. */
  staffScreens: readonly ScreenId[]
}
