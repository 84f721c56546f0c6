export const bannerPlaces = ['top', 'home', 'plans'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

export const placeLabels = {
  top: 'Top of every page',
  home: 'Home',
  plans: 'Plans',
} as const satisfies Record<BannerPlace, string>

/** A banner as a visitor sees it. `to` counts the click and leads on. */
export type BannerView = { id: string; text: string; linkLabel: string; to: string }
