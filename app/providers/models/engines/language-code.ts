/** Whisper's languages; it names them in English. */
const CODES =
  'en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt ln ha ba jw su yue'.split(
    ' ',
  )
const names = new Intl.DisplayNames(['en'], { type: 'language' })
const byName = new Map(CODES.map((code) => [(names.of(code) ?? code).toLowerCase(), code]))

/** The BCP 47 code of a language given as code or as its English name; null when it is neither. */
export function toLanguageCode(language: string | null | undefined): string | null {
  const said = language?.trim().toLowerCase() ?? ''
  if (!said) return null
  return CODES.includes(said) ? said : (byName.get(said) ?? null)
}
