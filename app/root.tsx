import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { useMemo, type ReactNode } from 'react'
import { aboutOf } from '#app/catalogue/abouts.ts'
import { currentMenuOf } from '#app/catalogue/menus.ts'
import { PRODUCT_NAME } from '#app/catalogue/product.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { toScreenView } from '#app/catalogue/screen-view.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { findBannerFor } from './kits/foundation/banners/shown-banner.server.ts'
import { brandOrigin, leaveForMainOrigin, requestBrandView } from './kits/pages/brand/request-brand.server.ts'
import { takeFlash } from './kits/pages/flash/flash.server.ts'
import { findGoogleLogout } from './kits/members/identity/google/google-account.server.ts'
import { findUser } from './kits/members/identity/session/session.server.ts'
import { listOpenIdWays } from './providers/openid/configurations.server.ts'
import { readFirstTools } from './kits/members/first-steps/first-steps.server.ts'
import { countUnread } from './kits/members/notices/notices.server.ts'
import { findHeldForm } from './kits/members/sendings/held-form.server.ts'
import { screenMeta } from './kits/pages/screen/screen-meta.ts'
import { toFormKey } from './platform/request/form-key.server.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { useNonce } from '#app/shell/nonce.tsx'
import { whenFixedPartsAreHere } from '#app/shell/navigation/fixed/fixed-part.tsx'
import { whenPartsAreHere, type PagePart } from '#app/shell/page-parts.ts'
import { Shell } from '#app/shell/shell.tsx'
import { warmEnginesFor } from '#app/shell/warm-engines.server.ts'
import { readTheme } from './kits/pages/theme/theme.server.ts'
import { FormsOfPage } from '#app/ui/keyed-form.tsx'
import bodyFont from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import './tailwind.css'

/** Screens that say whether a way in answers, and how long they wait to know. */
const WAYS_IN: readonly ScreenId[] = ['login', 'register', 'forgot-password']
const WAIT_FOR_WAYS_MS = 400

export async function loader({ request, context }: LoaderFunctionArgs) {
  leaveForMainOrigin(request)
  const flash = await takeFlash(request)
  const brand = requestBrandView(request)
  const { pathname } = new URL(request.url)
  const { id, params } = screenAt(pathname)
  warmEnginesFor(id, request)
  const named = id === 'home' ? brand.landing : id
  await Promise.all([whenPartsAreHere, whenFixedPartsAreHere])
  const user = await findUser(request)
  const view = {
    brand,
    about: aboutOf(named),
    screen: toScreenView(named, pathname, params),
    menu: currentMenuOf(id),
    origin: brandOrigin(request),
    user,
    googleLogout: await findGoogleLogout(user?.id ?? null),
    ways: await listOpenIdWays(WAYS_IN.includes(id) ? WAIT_FOR_WAYS_MS : 0),
    theme: await readTheme(request),
    flash: flash?.message ?? null,
    isDev: new URL(request.url).searchParams.get('dev') === 'true',
    requestId: context.requestId,
    formKey: toFormKey(context.requestId, user?.id ?? null),
    held: await findHeldForm(request, user?.id ?? null),
    notices: user ? await countUnread(user.id) : 0,
    tools: user ? await readFirstTools(user.id) : [],
    banner: await findBannerFor(request, { screen: id, brand }),
  }
  return data({ ...view, parts: partsOf(view) }, flash ? { headers: { 'Set-Cookie': flash.cookie } } : undefined)
}

type Drawn = { user: unknown; banner: unknown; isDev: boolean; screen: { section: string | null } }

/** The parts of the frame that the page is drawn with: the browser fetches their code first. */
function partsOf({ user, banner, isDev, screen }: Drawn): string {
  const drawn: (PagePart | false)[] = [
    user !== null && 'member',
    banner !== null && 'banner',
    isDev && 'dev',
    screen.section === 'admin' && 'admin',
  ]
  return drawn.filter(Boolean).join(' ')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: PRODUCT_NAME }]
  return screenMeta(data.screen, data.about, data.brand, data.origin)
}

export const links: LinksFunction = () => [
  { rel: 'preload', href: bodyFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

const useRoot = () => useRouteLoaderData<typeof loader>('root')

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot()
  const nonce = useNonce()
  return (
    <html
      lang="en"
      data-brand={root?.brand.theme ?? 'frenly'}
      data-theme={root?.theme ?? undefined}
      data-google-logout={root?.googleLogout ?? undefined}
      data-parts={root?.parts || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href={root?.brand.favicon ?? '/favicon.svg'} type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  const root = useRoot()!
  const { formKey, held } = root
  // The same value while the page is the same: a new one would have React draw parts anew whose code is still coming.
  const forms = useMemo(() => ({ formKey, held }), [formKey, held])
  return (
    <FormsOfPage.Provider value={forms}>
      <Shell
        brand={root.brand}
        user={root.user}
        notices={root.notices}
        isDev={root.isDev}
        theme={root.theme}
        menu={root.menu}
        flash={root.flash}
        banner={root.banner}
      >
        <Outlet />
      </Shell>
    </FormsOfPage.Provider>
  )
}

/** These answers of the 5xx are thrown with words for people; others of them are accidents. */
const MEANT = [503, 507]

/** The one boundary: what a person wrote for a person is shown; everything else gets calm words and the request id. */
export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRoot()
  const isForPeople = isRouteErrorResponse(error) && (error.status < 500 || MEANT.includes(error.status))
  const page = (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      message={isForPeople && typeof error.data === 'string' ? error.data : null}
      requestId={root?.requestId ?? null}
    />
  )
  if (!root) return <main id="main">{page}</main>
  return (
    <Shell
      brand={root.brand}
      user={root.user}
      notices={root.notices}
      isDev={root.isDev}
      theme={root.theme}
      menu={root.menu}
      flash={root.flash}
    >
      {page}
    </Shell>
  )
}
