import { nameLanguage } from '#app/kits/asking/intent/languages.ts'

const codes =
  'ar bg bn ca cs cy da de el en eo es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh'.split(
    ' ',
  )

/** Languages to choose from, by their English names; an engine says which of them it knows. */
export const targetLanguages: readonly { code: string; name: string }[] = codes
  .map((code) => ({ code, name: nameLanguage(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
