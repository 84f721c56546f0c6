import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readMascotChoice } from './mascot/mascot-choice.ts'
import { Guide } from './parts/guide.tsx'
import { toMascotBrands } from './mascot/mascot-brands.tsx'
import { toMascotEdge } from './mascot/mascot-edge.tsx'
import { toMascotHead } from './mascot/mascot-head.tsx'
import { toMascotNever } from './mascot/mascot-never.tsx'
import { toMascotStage } from './mascot/mascot-stage.tsx'
import { toMascotStillness } from './mascot/mascot-stillness.tsx'
import { toMascotUses } from './mascot/mascot-uses.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return readMascotChoice(new URL(request.url).searchParams)
}

export default function MascotAnimations() {
  const choice = useLoaderData<typeof loader>()
  return (
    <Guide
      page="mascot-animations"
      lead="One panda, twelve poses, one movement each. A pose is chosen by what it means, and only one panda moves at a time."
      sections={[
        toMascotStage(choice),
        toMascotBrands(choice),
        toMascotUses(),
        toMascotHead(),
        toMascotEdge(),
        toMascotNever(),
        toMascotStillness(),
      ]}
    />
  )
}
