import { useFetcher, useLocation } from '@remix-run/react'
import type { BannerView } from '#app/kits/foundation/banners/banner.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

/** A word of the operator over the page. Putting it away is a form, so that it needs no JavaScript. */
export function BannerStrip({ banner }: { banner: BannerView }) {
  const { pathname, search } = useLocation()
  const putAway = useFetcher()
  if (putAway.state !== 'idle') return null
  return (
    <aside aria-label="Announcement" data-banner={banner.id} className="border-b border-line bg-accent-soft">
      <div className="page flex items-center gap-x-3 py-1.5 text-accent-soft-fg">
        <p className="min-w-0 flex-1 text-sm text-pretty wrap-anywhere">
          {banner.text}{' '}
          <a href={banner.to} rel="nofollow" className="inline-block py-1 font-strong underline underline-offset-3">
            {banner.linkLabel}
          </a>
        </p>
        <putAway.Form
          method="post"
          action={banner.to}
          onSubmit={() => document.getElementById('main')?.focus({ preventScroll: true })}
        >
          <input type="hidden" name="page" value={pathname + search} />
          <button
            type="submit"
            aria-label="Put this announcement away"
            className="inline-grid size-11 place-items-center rounded-control-sm hover:bg-hover lg:size-9"
          >
            <Icon name="close" size={18} />
          </button>
        </putAway.Form>
      </div>
    </aside>
  )
}
