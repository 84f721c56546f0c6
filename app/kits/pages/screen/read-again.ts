import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Reads a page again after a 409 too: it was drawn for somebody else, or for what has changed since. */
export const readAgainOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
