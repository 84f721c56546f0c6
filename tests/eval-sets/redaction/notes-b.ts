/** More notes of the same kind; the first measure on them, before any change, was a recall of 0.963. */
export const notesB: readonly string[] = [
  'Second talk with {n|Beatriz Carvalho}. {n|Beatriz} wants to tell her boss, {n|Gareth}, about the diagnosis.',
  'Today {n|Khadija} brought a letter from Dr. med. {n|Ansgar Holt}. Insurance no. {r|K 551 209 334}.',
  'we talked about {n|michael} and the holiday. {n|michael} will not come to the next session.',
  'To: Ms {n|Ingrid Solheim}\nRe: tenancy of {a|5 Birch Close, Leeds LS6 2AB}\nOur ref: {r|IS/2025/118}\n\nWe write on behalf of Mr {n|Okonkwo}.',
  '{n|Parveen} is anxious about Ramadan and the exams in May. Her father {n|Imtiaz} supports her.',
  'Offer of settlement from {n|Delacroix}. Mme {n|Delacroix} would accept 4,500 euros by 1 October. Call her at {t|+33 1 70 18 99 00}.',
  'Debt letter: card ending unknown, full number {c|5500 0000 0000 0004}, holder {n|Sanjay Mehta}.',
  'Client states that Uncle {n|Ray} moved in. Conflict about the television. {n|Ray} drinks on weekends.',
  '{n|Wojciech} and {n|Ewa} want mediation. {n|Ewa Nowak} prefers mornings. Next date: 4 November.',
  'Please change the appointment of {n|Freya Lund-Hansen} (born {b|30 August 2002}) to Tuesday at nine.',
  'Custody hearing went well. Judge {n|Ferreira} asked {n|Noor} directly. She wants to live with Aunt {n|Salma}.',
  'I saw the patient without her partner. She calls him {n|Buddy}. She fears {n|Buddy} will lose his work permit.',
  'Transfer to {i|FR14 2004 1010 0505 0001 3M02 606}, not to the old account. Best, {n|Quentin}',
  'Notary: {n|Hedwig Zürcher}, {a|Bahnhofstrasse 22, 8001 Zürich}. E-mail {e|h.zuercher@example.ch}.',
]
