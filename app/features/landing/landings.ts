import type { ComponentType } from 'react'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { EmailPage } from './email/email-page.tsx'
import { InboxPage } from './inbox/inbox-page.tsx'
import { MarketSquare } from './parts/market-square.tsx'
import type { LandingProps } from './parts/landing-props.ts'
import { SpeaktoemailPage } from './speaktoemail/speaktoemail-page.tsx'
import { Voice2emailPage } from './voice2email/voice2email-page.tsx'

/** What `/` draws on the host of a brand with a landing of its own. A brand that is not here gets the default home. */
export const landings: Readonly<Partial<Record<ScreenId, ComponentType<LandingProps>>>> = {
  'voice2email-landing': Voice2emailPage,
  'speaktoemail-landing': SpeaktoemailPage,
  'email-landing': EmailPage,
  'inbox-landing': InboxPage,
  marketplace: MarketSquare,
}
