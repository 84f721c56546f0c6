import { EngineFailure } from './engine.ts'

const ENDPOINTS = /\/(chat\/completions|completions|embeddings|models|messages)$/

/**
 * The address calls are made under, without a slash at the end. A bare origin gets the path the company's API has; an
 * endpoint somebody pasted is cut off. Throws EngineFailure when it is no address of the web.
 */
export function toBaseAddress(address: string, path: string): string {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new EngineFailure('unreachable', 'The address has to begin with http:// or https://.')
  const given = url.pathname.replace(/\/+$/, '').replace(ENDPOINTS, '')
  return `${url.origin}${given || path}`
}
