import { escapeHtml } from '#app/platform/values/escape-html.ts'

/** What a letter of the house says: short paragraphs, at most one thing to press. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** The one thing to do; its address is written out as well. */
  button?: { label: string; address: string }
  /** Lines under the button, such as how long it works. */
  after?: readonly string[]
}
/** `end`: the address where letters of this kind are ended. */
type Sender = { name: string; accent: string; origin: string; end?: string | null }

/** The plain-text body of a letter. */
export function toText({ greeting, paragraphs, button, after = [] }: Letter, sender: Sender): string {
  const action = button ? [`${button.label}:\n${button.address}`] : []
  const end = sender.end ? [`${END}:\n${sender.end}`] : []
  return `${[greeting, ...paragraphs, ...action, ...after, `${sender.name}\n${sender.origin}`, ...end].join('\n\n')}\n`
}

/** The same letter as HTML for mail programs: tables, inline styles, no picture that is fetched. */
export function toHtml({ subject, greeting, paragraphs, button, after = [] }: Letter, sender: Sender): string {
  const lines = [greeting, ...paragraphs].map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
  const action = button ? toButton(button, sender.accent) : ''
  const end = sender.end ? `<br><a href="${escapeHtml(sender.end)}" style="color:inherit">${END}</a>` : ''
  const small = after.map((text) => `<p style="${SMALL};margin:0 0 8px">${escapeHtml(text)}</p>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f5;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1c2420">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:20px">
<tr><td style="padding:28px 32px 4px;font-weight:700;font-size:20px;letter-spacing:-0.02em">${escapeHtml(sender.name)}</td></tr>
<tr><td style="padding:12px 32px 28px">${lines.join('')}${action}${small.join('')}</td></tr>
</table>
<p style="${SMALL};margin:16px 0 0">${escapeHtml(sender.name)}, <a href="${escapeHtml(sender.origin)}" style="color:inherit">${escapeHtml(sender.origin)}</a>${end}</p>
</td></tr></table></body></html>
`
}

const END = 'End letters of this kind'
const SMALL = 'font-size:13px;color:#59635d'

function toButton({ label, address }: NonNullable<Letter['button']>, accent: string): string {
  const href = escapeHtml(address)
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:13px 22px;border-radius:13px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${SMALL};margin:0 0 16px;word-break:break-all">${href}</p>`
}
