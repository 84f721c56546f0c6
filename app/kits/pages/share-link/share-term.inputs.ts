import { z } from 'zod'

/** The field of a form that makes a share link. */
export const shareTermInput = z
  .enum(['never', 'day', 'week', 'month'], 'Choose how long the link works from the list.')
  .default('never')
