import type { Example } from './example.ts'
import type { HomeVariant } from './home-variant.ts'
import { later } from '#app/ui/later.tsx'

/** The tops of the home variants; most people meet the default one, which comes with the page. */
export const heroes = {
  split: later<{ example: Example }>(() => import('./parts/hero-split.tsx').then((file) => file.HeroSplit)),
  centred: later(() => import('./parts/hero-centred.tsx').then((file) => file.HeroCentred)),
  editorial: later<{ example: Example }>(() => import('./parts/hero-editorial.tsx').then((file) => file.HeroEditorial)),
  picker: later(() => import('./parts/hero-picker.tsx').then((file) => file.HeroPicker)),
}

export async function prepareHero(variant: HomeVariant): Promise<void> {
  if (variant !== 'default') await heroes[variant].prepare()
}
