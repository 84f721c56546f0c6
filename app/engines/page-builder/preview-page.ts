import type { Files } from './plan.ts'

/** One page of some files with its style, scripts and drawings in it, so that it stands alone. Null: there is no such page. */
export function toPreview(files: Files, page: string): string | null {
  const html = Object.hasOwn(files, page) && page.endsWith('.html') ? files[page] : undefined
  if (html === undefined) return null
  const fileOf = (address: string) => (Object.hasOwn(files, address) ? files[address] : undefined)
  return html
    .replace(/<link\b[^>]{0,300}\bhref="([\w./-]{1,80}\.css)"[^>]{0,300}>/gi, (whole, address: string) => {
      const style = fileOf(address)
      return style === undefined ? whole : `<style>\n${style.replace(/<\/(style)/gi, '<\\/$1')}\n</style>`
    })
    .replace(
      /<script\b[^>]{0,300}\bsrc="([\w./-]{1,80}\.js)"[^>]{0,300}>\s{0,200}<\/script>/gi,
      (whole, address: string) => {
        const script = fileOf(address)
        return script === undefined
          ? whole
          : `<script>\n${script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')}\n</script>`
      },
    )
    .replace(/\bsrc="([\w./-]{1,80}\.svg)"/gi, (whole, address: string) => {
      const drawing = fileOf(address)
      return drawing === undefined ? whole : `src="data:image/svg+xml,${encodeURIComponent(drawing)}"`
    })
}

/** What a page may do: run its own script and show itself. No network, no storage, no frame, no page around it. */
export const PREVIEW_POLICY = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "frame-ancestors 'self'",
].join('; ')
