/** The professions that the professional services know, by id. */
export const professionNames = {
  'psychotherapist': 'Psychotherapist',
  'doctor': 'General practitioner',
  'lawyer': 'Lawyer',
  'notary': 'Notary',
  'mediator': 'Mediator',
  'tax-adviser': 'Tax adviser',
  'debt-adviser': 'Debt adviser',
  'social-worker': 'Social worker',
  'family-counsellor': 'Family and couples counsellor',
  'consumer-adviser': 'Consumer or tenants’ adviser',
  'insurance-adviser': 'Insurance adviser',
  'surveyor': 'Building surveyor or architect',
  'career-adviser': 'Career adviser',
  'midwife': 'Midwife',
  'patent-attorney': 'Patent attorney',
  'translator': 'Sworn translator or interpreter',
} as const
export type ProfessionId = keyof typeof professionNames

export const isProfession = (id: string): id is ProfessionId => Object.hasOwn(professionNames, id)

/** The name of a profession; null for none. */
export const toProfessionName = (id: string | null): string | null =>
  id && isProfession(id) ? professionNames[id] : null
