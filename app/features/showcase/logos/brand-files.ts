import { brandIds, type BrandId } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import type { PandaPose } from '#app/ui/brand/panda.tsx'

/** What can be downloaded of every brand, and the widths of its PNG files. `scripts/make-brand-files.ts` draws them. */
export const logoKinds = {
  'lockup': { name: 'Lock-up', use: 'Head and name: the first choice.', widthsPx: [320, 640, 1280], grounds: true },
  'wordmark': {
    name: 'Wordmark',
    use: 'The name alone, where the panda stands nearby.',
    widthsPx: [320, 640, 1280],
    grounds: true,
  },
  'head': {
    name: 'Head',
    use: 'Where the name is already said: avatars, buttons.',
    widthsPx: [128, 256, 512],
    grounds: true,
  },
  'app-icon': { name: 'App icon', use: 'Home screens and stores.', widthsPx: [180, 512, 1024], grounds: false },
  'favicon': {
    name: 'Favicon',
    use: 'Browser tabs: the simple head on a tile.',
    widthsPx: [16, 32, 48],
    grounds: false,
  },
} as const satisfies Record<string, { name: string; use: string; widthsPx: readonly number[]; grounds: boolean }>

export type LogoKind = keyof typeof logoKinds
export const logoKindIds = Object.keys(logoKinds) as LogoKind[]

export const grounds = ['light', 'dark'] as const
export type Ground = (typeof grounds)[number]

/** A brand's name in file names: `frenly-inbox`. */
function toSlug(brand: BrandId): string {
  return brands[brand].name.toLowerCase().replaceAll(' ', '-')
}

/** The path of a file under `public/`; with a width the PNG, else the SVG. A tile brings its own ground. */
export function toBrandFile(brand: BrandId, kind: LogoKind, ground: Ground, widthPx?: number): string {
  const on = logoKinds[kind].grounds ? `-on-${ground}` : ''
  return `/brand/${toSlug(brand)}-${kind}${on}${widthPx ? `-${widthPx}.png` : '.svg'}`
}

/** The drawing of a pose as a file of its own, in plain colours. */
export function toPoseFile(pose: PandaPose): string {
  return `/brand/panda-${pose}.svg`
}

/** Every logo file there is, once. */
export function listBrandFiles(): string[] {
  const files = brandIds.flatMap((brand) =>
    logoKindIds.flatMap((kind) =>
      grounds.flatMap((ground) =>
        [undefined, ...logoKinds[kind].widthsPx].map((widthPx) => toBrandFile(brand, kind, ground, widthPx)),
      ),
    ),
  )
  return [...new Set(files)]
}
