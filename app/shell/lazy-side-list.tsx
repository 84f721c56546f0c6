import { lazy, Suspense } from 'react'
import type { ScreenId } from '#app/catalogue/screens.ts'
import type { SideList } from './navigation/side-list.tsx'

const load = () => import('./navigation/side-list.tsx').then((file) => file.SideList)
const Fetched = lazy(async () => ({ default: await load() }))

/** The server has it at hand: without JavaScript the list must stand in the first part of the answer. */
let prepared: typeof SideList | null = null
if (import.meta.env.SSR) {
  void load().then((component) => {
    prepared = component
  })
}

/** The list of the administration; only its pages fetch the code. */
export function LazySideList({ current }: { current: ScreenId }) {
  const List = prepared ?? Fetched
  return (
    <Suspense fallback={<div className="max-lg:hidden" />}>
      <List current={current} />
    </Suspense>
  )
}
