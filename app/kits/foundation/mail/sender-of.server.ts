import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import type { MailSender } from './send-mail.server.ts'

/** Letters come from the brand somebody asked, with links to its configured origin. */
export function senderOf(request: Request): MailSender {
  const { name, theme } = requestBrand(request)
  return { name, theme, origin: brandOrigin(request) }
}
