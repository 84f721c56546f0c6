import { Link } from '@remix-run/react'
import type { BrandView } from '#app/brands/brand.ts'
import { footerColumns, type FooterColumn, type FooterLink } from '#app/catalogue/navigation.ts'
import { screens } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'
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
        {footerColumns.map((column) =>
          column.kind === 'brand' ? (
            <BrandColumn key="brand" brand={brand} services={column.social} />
          ) : (
            <LinkColumn key={column.title} column={column} supportEmail={brand.supportEmail} />
          ),
        )}
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

type Services = Extract<FooterColumn, { kind: 'brand' }>['social']

function BrandColumn({ brand, services }: { brand: BrandView; services: Services }) {
  return (
    <div className="col-span-2 lg:col-span-1">
      <Link to={to('home')} aria-label={`${brand.name}, home`} className="inline-flex rounded-sm text-fg">
        <Lockup name={brand.name} />
      </Link>
      <p className="mt-4 mb-4.5 max-w-[34ch] leading-[1.55]">{BLURB}</p>
      <ul className="flex gap-2">
        {services.map(({ service, label }) => (
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

const linkClass = 'inline-flex min-h-6 items-center rounded-xs py-[5px] hover:text-fg max-lg:min-h-9'

function LinkColumn({
  column,
  supportEmail,
}: {
  column: Extract<FooterColumn, { kind: 'links' }>
  supportEmail: string
}) {
  return (
    <nav aria-label={column.title}>
      <h2 className="mb-3 text-[0.8125rem] text-fg">{column.title}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.label}>
            <Link to={toAddress(link)} className={linkClass}>
              {link.label}
            </Link>
          </li>
        ))}
        {column.contactLabel ? (
          <li>
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {column.contactLabel}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

const toAddress = (link: FooterLink): string => link.path ?? screens[link.screen].paths[0]
