import type { BrandId } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { grounds, logoKindIds, logoKinds, toBrandFile, type Ground, type LogoKind } from './brand-files.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { LogoCopy } from './logo-copy.tsx'

export function toLogoFiles(brand: BrandId): GuideSectionEntry {
  return {
    id: 'files',
    title: `Files of ${brands[brand].name}`,
    lead: 'SVG for screens and print, PNG in three widths for everything else, with no ground of its own unless it is a tile. What you see is the file you get.',
    children: logoKindIds.map((kind) => (
      <div key={kind}>
        <h3 className="heading-small">{logoKinds[kind].name}</h3>
        <p className="mt-0.5 text-[0.8125rem] text-fg-muted">{logoKinds[kind].use}</p>
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
          {grounds
            .filter((ground) => logoKinds[kind].grounds || ground === 'light')
            .map((ground) => (
              <LogoFile key={ground} brand={brand} kind={kind} ground={ground} />
            ))}
        </ul>
      </div>
    )),
  }
}

const heights = {
  'lockup': 'h-14',
  'wordmark': 'h-11',
  'head': 'h-20',
  'app-icon': 'h-24 rounded-[23%]',
  'favicon': 'h-12',
} as const satisfies Record<LogoKind, string>

function LogoFile({ brand, kind, ground }: { brand: BrandId; kind: LogoKind; ground: Ground }) {
  const { name, widthsPx, grounds: hasGrounds } = logoKinds[kind]
  const svg = toBrandFile(brand, kind, ground)
  const what = `${name} of ${brands[brand].name}${hasGrounds ? ` on ${ground} ground` : ''}`
  return (
    <li className="rounded-card min-w-0 overflow-clip bg-surface shadow-sm">
      <div data-theme={hasGrounds ? ground : undefined} className="grid h-40 place-items-center bg-bg px-5">
        <img src={svg} alt={what} className={`${heights[kind]} max-w-full object-contain`} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5 border-t border-line p-3">
        <a href={svg} download className={toButtonClass({ variant: 'soft', size: 'xs' })}>
          <Icon name="download" size={15} />
          SVG<span className="sr-only"> file: {what}</span>
        </a>
        <LogoCopy file={svg} what={what} />
        <span className="ms-auto flex items-center gap-1.5 text-[0.8125rem] text-fg-subtle">
          <span aria-hidden="true" className="me-1">
            PNG
          </span>
          {widthsPx.map((widthPx) => (
            <a
              key={widthPx}
              href={toBrandFile(brand, kind, ground, widthPx)}
              download
              className={toButtonClass({ variant: 'plain', size: 'xs', className: 'tabular-nums' })}
            >
              <span className="sr-only">PNG, </span>
              {widthPx}
              <span className="sr-only"> px wide: {what}</span>
            </a>
          ))}
        </span>
      </div>
    </li>
  )
}
