import { isNightly } from './nightly.ts'

/**
 * The address of what the loaders and acts of a page give, which is all that its HTML is drawn from; each night the page
 * itself. Drawing it takes most of the time of a request.
 */
export function toDataByDay(path: string): string {
  if (isNightly || path.startsWith('/api/')) return path
  const [place = '', query] = path.split('?')
  return `${place === '/' ? '/_root' : place}.data${query === undefined ? '' : `?${query}`}`
}
