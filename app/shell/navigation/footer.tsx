import { Link } from '@remix-run/react'
import type { BrandView } from '#app/brands/brand.ts'
import { socialLinks } from '#app/catalogue/navigation.ts'
import { to } from '#app/catalogue/to.ts'
import { toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'
import { FixedPart } from './fixed/fixed-part.tsx'
import { ThemeSwitch, type Theme } from './theme-switch.tsx'

/** The year the product says it began (SPEC 9). */
const COPYRIGHT_YEAR = 2025
const BLURB =
  'AI tools made friendly. Create, research and collaborate with artificial intelligence in a supportive community.'

/** The four columns of SPEC 2.4 and the copyright line. */
export function Footer({ brand, theme }: { brand: BrandView; theme: Theme }) {
  return (
    <footer className="mt-section border-t border-line pt-14 pb-10 text-fg-muted">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:gap-10">
        <BrandColumn brand={brand} />
        <FixedPart name="footer" supportEmail={brand.supportEmail} hasNoBox />
      </div>
      <div className="page mt-11 flex flex-wrap items-center justify-between gap-4">
        <p className="text-xs leading-normal text-fg-subtle">
          © {COPYRIGHT_YEAR} {brand.name}. Made by the {brand.name} team for a world where A.I. is accessible,
          empowering and friendly for all.
        </p>
        <ThemeSwitch theme={theme} />
      </div>
    </footer>
  )
}

function BrandColumn({ brand }: { brand: BrandView }) {
  return (
    <div className="col-span-2 lg:col-span-1">
      <Link to={to('home')} aria-label={`${brand.name}, home`} className="inline-flex rounded-sm text-fg">
        <Lockup name={brand.name} />
      </Link>
      <p className="mt-4 mb-4.5 max-w-[34ch] leading-[1.55]">{BLURB}</p>
      <ul className="flex gap-2">
        {socialLinks.map(({ service, label }) => (
          <li key={service}>
            <a
              href={service === 'tiktok' ? brand.social.video : brand.social.photo}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${label}, opens in a new tab`}
              data-tip={label}
              className={toIconButtonClass({ outlined: true, className: 'tooltip' })}
            >
              <Icon name={service === 'tiktok' ? 'play' : 'image'} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
