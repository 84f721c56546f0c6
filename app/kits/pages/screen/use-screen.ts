import { useMatches, useRouteLoaderData } from '@remix-run/react'
import type { ScreenView } from '#app/catalogue/screen-view.ts'

/** Stands in where the root itself could not be read. */
const UNKNOWN: ScreenView = {
  ...{ id: 'not-found', params: {}, title: 'Not found', category: 'About', chrome: null, section: null, tabs: [] },
  ...{ path: '*', partOf: null, isListed: false, isWayIn: false, steps: [] },
}

/** The screen that is being drawn, as the root's loader found it: the brand's landing on its own `/`. */
export function useScreen(): ScreenView & { isWaiting: boolean } {
  const root = useRouteLoaderData('root') as { screen: ScreenView } | undefined
  return { ...(root?.screen ?? UNKNOWN), isWaiting: isWaiting(useMatches().at(-1)?.handle) }
}

const isWaiting = (handle: unknown) => typeof handle === 'object' && handle !== null && 'isWaiting' in handle
