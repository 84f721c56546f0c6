/** The tab that shows everything. */
export const ALL = 'all'
