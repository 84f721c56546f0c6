/** Short ways to write the marks of a drawing; all numbers are rounded so that the same genome gives the same bytes. */
export const round = (value: number): number => Math.round(value * 100) / 100

export const path = (fill: string, d: string, more = '') => `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`
export const line = (stroke: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`
export const circle = (fill: string, cx: number, cy: number, r: number, more = '') =>
  `<circle fill="${fill}" cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"${more && ` ${more}`}/>`
export const ellipse = (fill: string, cx: number, cy: number, rx: number, ry: number, more = '') =>
  `<ellipse fill="${fill}" cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"${more && ` ${more}`}/>`
export const rect = (fill: string, x: number, y: number, w: number, h: number, more = '') =>
  `<rect fill="${fill}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${more && ` ${more}`}/>`
export const outline = (stroke: string, width = 2.5) =>
  `stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`
export const group = (body: string, more = '') => `<g${more && ` ${more}`}>${body}</g>`
export const turned = (body: string, degrees: number, x: number, y: number) =>
  group(body, `transform="rotate(${round(degrees)} ${round(x)} ${round(y)})"`)
export const moved = (body: string, x: number, y: number, scale = 1) =>
  group(body, `transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}"`)
/** The same, and once more as in a mirror that stands upright in the middle of the panda. */
export const both = (body: string) => body + group(body, 'transform="matrix(-1 0 0 1 240 0)"')
/** A mark that moves gently where motion is welcome. */
export const alive = (body: string, motion: string) => group(body, `class="${motion}"`)
