/** How long a thing on its way is kept for its owner. */
export const FORM_DRAFT_MINUTES = 60
