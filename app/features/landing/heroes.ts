import type { Example } from './example.ts'
import { pagePart } from '#app/ui/page-part.tsx'

/** The tops of the home variants; most people meet the default one, which comes with the page. */
export const heroes = {
  split: pagePart<{ example: Example }>(() => import('./parts/hero-split.tsx').then((file) => file.HeroSplit)),
  centred: pagePart(() => import('./parts/hero-centred.tsx').then((file) => file.HeroCentred)),
  editorial: pagePart<{ example: Example }>(() =>
    import('./parts/hero-editorial.tsx').then((file) => file.HeroEditorial),
  ),
  picker: pagePart(() => import('./parts/hero-picker.tsx').then((file) => file.HeroPicker)),
}
