import type { ScreenId } from '#app/catalogue/screens.ts'
import { pagePart } from '#app/ui/page-part.tsx'
import type { LandingProps } from './parts/landing-props.ts'

type Landing = ReturnType<typeof pagePart<LandingProps<never, never>>>

/**
 * What `/` draws on the host of a brand with a landing of its own. A brand that is not here gets the default home.
 * A landing whose hero works has a desk in landings.server.ts: what its `read` returns reaches the landing as the prop
 * `data`, here and on its own address alike. Its forms post to its own address, whose route hands the answer on as `result`.
 */
export const landings: Readonly<Partial<Record<ScreenId, Landing>>> = {
  'voice2email-landing': pagePart(() =>
    import('./voice2email/voice2email-page.tsx').then((file) => file.Voice2emailPage),
  ),
  'speaktoemail-landing': pagePart(() =>
    import('./speaktoemail/speaktoemail-page.tsx').then((file) => file.SpeaktoemailPage),
  ),
  'email-landing': pagePart(() => import('./email/email-page.tsx').then((file) => file.EmailPage)),
  'inbox-landing': pagePart(() => import('./inbox/inbox-page.tsx').then((file) => file.InboxPage)),
  marketplace: pagePart(() => import('./parts/market-square.tsx').then((file) => file.MarketSquare)),
}
