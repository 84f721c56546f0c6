import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { BrandView } from '#app/brands/brand.ts'
import type { MenuCategory } from '#app/catalogue/navigation.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { LazyWelcome } from '#app/features/welcome/lazy-welcome.tsx'
import type { Panel } from '#app/catalogue/shortcuts.ts'
import type { BannerView } from '#app/kits/foundation/banners/banner.ts'
import type { FlashMessage } from '#app/kits/pages/flash/flash.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { useScreen } from '#app/kits/pages/screen/use-screen.ts'
import { ArrivedFlash } from './arrived-flash.tsx'
import { AssistantButton, AssistantCorner, useAssistant } from './assistant-button.tsx'
import { Breadcrumbs } from './navigation/breadcrumbs.tsx'
import { Footer } from './navigation/footer.tsx'
import { Header } from './navigation/header.tsx'
import { LazyCurrentUser } from './lazy-current-user.tsx'
import { LazyPanels } from './lazy-panels.tsx'
import { LazySignIn } from './lazy-sign-in.tsx'
import { LazyToasts } from './lazy-toasts.tsx'
import { MobileBar } from './navigation/mobile-bar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { BannerStrip, DevLinks, SideList } from './page-parts.ts'
import { RouteChange } from './route-change.tsx'
import { SubNavigation } from './navigation/sub-navigation.tsx'
import type { Theme } from './navigation/theme-switch.tsx'
import { useShortcuts } from './palette/use-shortcuts.ts'

type ShellProps = {
  brand: BrandView
  user: CurrentUser | null
  notices: number
  isDev: boolean
  theme: Theme
  /** The dropdown of the header that the screen belongs to. */
  menu: MenuCategory | null
  flash: FlashMessage | null
  banner?: BannerView | null
  children: ReactNode
}

const NO_SCREENS: readonly ScreenId[] = []

/** The frame round every screen. */
export function Shell({ brand, user, notices, isDev, theme, menu, flash, banner = null, children }: ShellProps) {
  const screen = useScreen()
  const chrome = chromeOf(brand, screen)
  const [panel, setPanel] = useState<Panel | null>(null)
  const openPalette = useCallback(() => setPanel('palette'), [])
  const isMember = user !== null
  const staffScreens = user?.staffScreens ?? NO_SCREENS
  const reader = useMemo(() => ({ isMember, staffScreens }), [isMember, staffScreens])
  const assistant = useAssistant()
  const hasAssistant = chrome.bar && screen.id !== 'not-found'
  useShortcuts(setPanel)
  useEffect(() => {
    if (!screen.isListed) return
    void import('./palette/recent-screens.ts').then((file) => file.rememberScreen(screen.id)).catch(() => undefined)
  }, [screen.id, screen.isListed])
  return (
    <div className={`flex min-h-dvh flex-col ${chrome.bar ? 'has-bar' : ''}`}>
      <SkipLink />
      {chrome.header ? (
        <Header
          brand={brand}
          user={user}
          theme={theme}
          notices={notices}
          screen={screen}
          menu={menu}
          onOpenPalette={openPalette}
          assistant={hasAssistant ? <AssistantButton assistant={assistant} place="header" /> : null}
        />
      ) : null}
      {banner && chrome.header ? <BannerStrip banner={banner} /> : null}
      {isDev && chrome.header ? <DevLinks user={user} /> : null}
      <Beside
        list={
          chrome.subNavigation && screen.section === 'admin' ? (
            <div className="max-lg:hidden">
              <SideList ids={staffScreens} current={screen.id} />
            </div>
          ) : null
        }
      >
        {chrome.breadcrumbs ? <Breadcrumbs steps={screen.steps} /> : null}
        {chrome.subNavigation && screen.section ? (
          <SubNavigation section={screen.section} tabs={screen.tabs} staffScreens={staffScreens} current={screen.id} />
        ) : null}
        <main
          id="main"
          tabIndex={-1}
          data-screen={screen.partOf ?? screen.id}
          data-waiting={screen.isWaiting ? '' : undefined}
          className="relative min-h-[60dvh] flex-1"
        >
          {children}
          <NavigationProgress />
        </main>
      </Beside>
      {chrome.footer ? <Footer brand={brand} theme={theme} /> : null}
      {hasAssistant ? <AssistantCorner assistant={assistant} name={user?.name ?? null} brandName={brand.name} /> : null}
      {chrome.bar ? <MobileBar current={screen.id} /> : null}
      <RouteChange />
      <LazyPanels panel={panel} reader={reader} show={setPanel} />
      {flash ? <ArrivedFlash message={flash} /> : null}
      <LazyToasts />
      {user ? null : <LazySignIn brandName={brand.name} />}
      <LazyCurrentUser drawnFor={user?.id ?? null} />
      <LazyWelcome isHome={screen.id === 'home'} brandName={brand.name} />
    </div>
  )
}

/** The page with a list of its section at its side, where there is one. */
function Beside({ list, children }: { list: ReactNode; children: ReactNode }) {
  if (list === null) return children
  return (
    <div className="side-frame">
      {list}
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </div>
  )
}

/** The inbox screens stand alone; the inbox brand has no header anywhere. A waiting page keeps the footer as its way out. */
function chromeOf(brand: BrandView, screen: ReturnType<typeof useScreen>) {
  const isBare = screen.chrome === 'bare' || brand.id === 'inbox'
  return {
    header: !isBare && brand.chrome.header !== 'none',
    breadcrumbs: !isBare && brand.chrome.breadcrumbs && screen.id !== 'not-found',
    subNavigation: !isBare && brand.chrome.subNavigation,
    footer: brand.chrome.footer && (screen.chrome !== 'bare' || screen.isWaiting),
    bar: !isBare && brand.chrome.header === 'full',
  }
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-welcome) focus:rounded-md focus:bg-primary focus:px-4 focus:py-2.5 focus:text-fg-on-ink"
    >
      Skip to content
    </a>
  )
}
