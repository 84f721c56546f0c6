import { renderToStaticMarkup } from 'react-dom/server'
import { FixedPartContent, type FixedPartProps } from './fixed-parts.tsx'

const drawn = new Map<string, string>()

/** A fixed part as HTML, drawn once. */
export function drawFixedPart({ name, supportEmail }: FixedPartProps): string {
  const key = `${name} ${supportEmail}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(<FixedPartContent name={name} supportEmail={supportEmail} />)
  drawn.set(key, html)
  return html
}
