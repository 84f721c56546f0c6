import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { listScreens } from '#app/kits/content/listed-screens.server.ts'
import { getMotionTokens } from './motion-tokens.server.ts'
import { Guide } from './parts/guide.tsx'
import { LessMotionSwitch, toLess } from './parts/motion-less.tsx'
import { toDurations, toEasings, toMoments, toRing } from './parts/motion-sections.tsx'
import { toDialogs } from './parts/overlay-dialogs.tsx'
import { toMenus } from './parts/overlay-menus.tsx'
import { toScroll } from './parts/overlay-scroll.tsx'
import { toSheets } from './parts/overlay-sheets.tsx'
import { tabs } from './parts/overlay-tabs.tsx'
import { sampleToasts, toToasts } from './parts/overlay-toasts.tsx'
import { tooltips } from './parts/overlay-tooltips.tsx'

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
