import type { RefObject } from 'react'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import { fitProfessions } from '../fit.ts'
import { FitList } from './fit-list.tsx'

/** What fits a matter, or an honest nothing. */
export function Fits({
  matter,
  isUrgent,
  heading,
}: {
  matter: string
  isUrgent: boolean
  heading: RefObject<HTMLHeadingElement>
}) {
  const fits = fitProfessions(matter)
  const title =
    fits.length === 0
      ? 'Nothing on the list fits'
      : fits.length === 1
        ? 'One profession fits'
        : `${fits.length} professions fit`
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="fits-heading" ref={heading} tabIndex={-1} className="heading-section outline-none">
          {title}
        </h2>
        {fits.length > 0 ? <PrintButton /> : null}
      </div>
      {fits.length > 0 ? (
        <FitList fits={fits} />
      ) : (
        <p className="max-w-[60ch] text-base text-fg-muted">
          {isUrgent ? 'The numbers above come first. ' : ''}
          None of your words is in its list. Say what happened, who is involved or which paper it is about, or read
          through the sixteen below. A citizens’ advice office is a good first door for everything else.
        </p>
      )}
    </>
  )
}
