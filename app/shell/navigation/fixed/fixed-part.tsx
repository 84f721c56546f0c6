import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, type MouseEvent } from 'react'
import { findFollowed } from './followed.ts'
import type { FixedPartName, FixedPartProps } from './fixed-parts.tsx'

/** What of each part the page came with, as HTML; null where it came without. */
const kept = new Map<FixedPartName, string | null>()

function keptPart({ name }: FixedPartProps): string | null {
  if (!kept.has(name)) kept.set(name, document.querySelector(`[data-fixed="${name}"]`)?.innerHTML ?? null)
  return kept.get(name) ?? null
}

let readPart: (part: FixedPartProps) => string | null = keptPart

/** The server draws them; until it can, no page is drawn. */
export const whenFixedPartsAreHere: Promise<void> = import.meta.env.SSR
  ? import('./draw-fixed-part.tsx').then(({ drawFixedPart }) => {
      readPart = drawFixedPart
    })
  : Promise.resolve()

const DrawnHere = lazy(() =>
  import('./fixed-parts.tsx').then(({ FixedPartContent }) => ({ default: FixedPartContent })),
)

/**
 * A part of the frame that is the same on every page. The server draws it once for all, and React leaves it as it came: a
 * page loads neither its code nor its words. Where a page came without it (the inbox has no header), its code is fetched.
 * `hasNoBox`: its children stand in the layout of what is around it.
 */
export function FixedPart({ name, supportEmail, hasNoBox }: FixedPartProps & { hasNoBox?: boolean }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const to = findFollowed(event.nativeEvent)
    if (to === null) return
    event.preventDefault()
    navigate(to.path, { viewTransition: true, replace: to.isHere })
  }
  const html = readPart({ name, supportEmail })
  const box = { 'data-fixed': name, onClick: follow, style: hasNoBox ? { display: 'contents' } : undefined }
  if (html !== null) return <div {...box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div {...box}>
      <Suspense fallback={null}>
        <DrawnHere name={name} supportEmail={supportEmail} />
      </Suspense>
    </div>
  )
}
