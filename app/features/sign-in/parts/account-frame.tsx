import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Panda, type PandaPose } from '#app/ui/brand/panda.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { signInTabs, type SignInTab } from '../sign-in-tabs.ts'
import { SignInFoot } from './sign-in-foot.tsx'

/** One of the three sign-in pages: the panda over the card, the way to the other two, Google below. */
export function SignInPage({
  screen,
  title,
  greeting,
  returnUrl,
  children,
}: {
  screen: SignInTab
  title: string
  greeting: string
  returnUrl: string | null
  children: ReactNode
}) {
  const query = returnUrl ? { return_url: returnUrl } : {}
  return (
    <AccountCard>
      <SegmentedTabs
        full
        label="Ways in"
        tabs={signInTabs.map((tab) => ({
          label: tab.label,
          to: to(tab.screen, null, query),
          isChosen: tab.screen === screen,
        }))}
      />
      <div className="text-center">
        <h1 className="heading-card">{title}</h1>
        <p className="mt-1 text-fg-muted">{greeting}</p>
      </div>
      {children}
      <SignInFoot returnUrl={returnUrl} />
    </AccountCard>
  )
}

/** The card of every account page, with the panda looking over its edge. */
export function AccountCard({ pose = 'peek', children }: { pose?: PandaPose; children: ReactNode }) {
  const stand = pose === 'peek' ? 'w-[158px] -mb-[17px]' : 'w-[120px] -mb-2'
  return (
    <div className="page-form max-w-full pt-6 sm:w-[min(100%-2*var(--gutter),29.25rem)] sm:pt-10">
      <Panda pose={pose} className={`relative z-10 mx-auto ${stand}`} />
      <div className="rounded-sheet grid grid-cols-[minmax(0,1fr)] gap-4 bg-surface-raised px-5 pt-7 pb-6 shadow-lg sm:px-7.5">
        {children}
      </div>
    </div>
  )
}
