import { Link } from '@remix-run/react'

/** Without JavaScript a page that shows something running reads itself again so often. */
const READ_AGAIN_S = 5

/**
 * Keeps a page fresh without JavaScript while something runs: it reads itself again every few seconds, says so, and can
 * be told to stop (WCAG 2.2.1). Browsers that run scripts take no notice: a plain refresh could not be called off there.
 */
export function ReadAgain({ isOn, pageTo, stillTo }: { isOn: boolean; pageTo: string; stillTo: string }) {
  return (
    <noscript>
      {isOn ? <meta httpEquiv="refresh" content={`${READ_AGAIN_S}; url=${pageTo}`} /> : null}
      <p className="mt-4 text-[0.8125rem] text-fg-muted">
        {isOn
          ? `This page loads itself again every ${READ_AGAIN_S} seconds. `
          : 'This page does not load itself again. '}
        <Link to={isOn ? stillTo : pageTo} className="link">
          {isOn ? 'Stop that' : 'Keep it fresh'}
        </Link>
      </p>
    </noscript>
  )
}
