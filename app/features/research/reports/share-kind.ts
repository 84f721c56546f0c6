/** The kind of a link that shows a report. */
export const SHARE_KIND = 'research'
