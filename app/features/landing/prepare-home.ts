import type { ScreenId } from '#app/catalogue/screens.ts'
import { Below } from './below.ts'
import { heroes } from './heroes.ts'
import type { HomeVariant } from './home-variant.ts'
import { landings } from './landings.ts'
import { ForYou } from './yours/for-you-later.ts'

type Drawn = { landing: ScreenId } | { landing: null; variant: HomeVariant; yours: { isShort: boolean } | null }

/** Has at hand what `/` is drawn with: on the server before it is sent, in the browser before React takes it over. */
export async function prepareHome(drawn: Drawn): Promise<void> {
  if (drawn.landing !== null) return landings[drawn.landing]?.prepare()
  const { variant, yours } = drawn
  const parts = [variant !== 'default' && heroes[variant], yours !== null && ForYou, !yours?.isShort && Below]
  await Promise.all(parts.map((part) => part && part.prepare()))
}
