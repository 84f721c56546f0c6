import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { listScreens } from '#app/kits/foundation/content/listed-screens.server.ts'
import { getMotionTokens } from './motion/motion-tokens.server.ts'
import { Guide } from './parts/guide.tsx'
import { LessMotionSwitch, toLess } from './motion/motion-less.tsx'
import { toDurations, toEasings, toMoments, toRing } from './motion/motion-sections.tsx'
import { toDialogs } from './overlays/overlay-dialogs.tsx'
import { toMenus } from './overlays/overlay-menus.tsx'
import { toScroll } from './overlays/overlay-scroll.tsx'
import { toSheets } from './overlays/overlay-sheets.tsx'
import { tabs } from './overlays/overlay-tabs.tsx'
import { sampleToasts, toToasts } from './overlays/overlay-toasts.tsx'
import { tooltips } from './overlays/overlay-tooltips.tsx'

const TOOLS = 'Voice & Audio'
const queryShape = z.object({
  toast: z.enum(sampleToasts).nullable().catch(null),
  plain: z.enum(['dialogs', 'sheets', 'menus']).nullable().catch(null),
  round: z.coerce.number().int().min(0).max(9_999).catch(0),
})

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  const query = new URL(request.url).searchParams
  const asked = queryShape.parse({ toast: query.get('toast'), plain: query.get('plain'), round: query.get('round') })
  return { ...asked, tokens: getMotionTokens(), tools: listScreens().filter(({ category }) => category === TOOLS) }
}

export default function AnimatedDemo() {
  const { tokens, tools, toast, plain, round } = useLoaderData<typeof loader>()
  return (
    <Guide
      page="animated-demo"
      lead="How things arrive, leave and answer when you touch them, and everything that opens above a page. Every number is read from what the product runs on."
      aside={<LessMotionSwitch />}
      sections={[
        toDurations(tokens),
        toEasings(tokens),
        toMoments(tokens, round),
        toRing(tokens, round),
        toDialogs(tokens, plain === 'dialogs'),
        toSheets(tokens, plain === 'sheets'),
        toMenus(tokens, plain === 'menus'),
        tooltips,
        toToasts(toast),
        tabs,
        toScroll(tools),
        toLess(tokens),
      ]}
    />
  )
}
