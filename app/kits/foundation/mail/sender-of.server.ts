import { brands } from '#app/brands/brands.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { MailSender } from './send-mail.server.ts'

/** Letters come from the brand somebody asked, with links to its configured origin. */
export function senderOf(request: Request): MailSender {
  const { name, theme } = requestBrand(request)
  return { name, theme, origin: brandOrigin(request) }
}

/** Letters that no request asked for, such as those of a renewal or a digest, come from the main brand. */
export function houseSender(): MailSender {
  const { name, theme } = brands.main
  return { name, theme, origin: env().ORIGIN }
}
