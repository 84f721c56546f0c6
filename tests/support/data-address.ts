import { isNightly } from './nightly.ts'

/** The address of what the loaders and acts of a page give, which is all that its HTML is drawn from. */
export function toData(path: string): string {
  const [place = '', query] = path.split('?')
  return `${place === '/' ? '/_root' : place}.data${query === undefined ? '' : `?${query}`}`
}

/** By day the data of a page, each night the page itself: drawing it takes most of the time of a request. */
export const toDataByDay = (path: string): string => (isNightly || path.startsWith('/api/') ? path : toData(path))
