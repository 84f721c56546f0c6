import { requestBrandView } from '#app/kits/pages/brand/request-brand.server.ts'
import { readPage, type PageName } from '#app/kits/foundation/content/content.server.ts'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'

/** A legal text with this operator's address in it. */
export function readLegalText(name: PageName, request: Request) {
  const { supportEmail } = requestBrandView(request)
  const { title, summary, updated, body } = readPage(name, { supportEmail })
  return { title, summary, updated, updatedWords: toDayWords(updated), ...toTextView(body) }
}

export type LegalText = ReturnType<typeof readLegalText>
