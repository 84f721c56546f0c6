/** Written after the rules. First measure, before any change: every name found, 0.89 of the masks right. */
export const notesC: readonly string[] = [
  'Ended the work with {n|Thora} today after eleven sessions. {n|Thora} gave me a card. Her daughter {n|Signe} made it.',
  'Phone note 14.20: Mr {n|Chukwuemeka} asks if the lease can be ended early. Call back on {t|0161 496 0345} before five.',
  '{n|Gintaras} and {n|Rasa Petrauskas}, couple, third hour. Topic: his mother, {n|Danutė}. She has a key to the flat.',
  'Dear Mrs {n|Oyelaran}, I enclose the signed contract. Our account is {i|NL91 ABNA 0417 1643 00}. Yours sincerely, {n|Piers Galloway}',
  'yesterday {n|sophie} cancelled again by text message. i wonder whether {n|sophie} is avoiding the topic of her father.',
  'Expert report on {n|Florin Dumitrescu}, DOB {b|17.05.1958}, residing at {a|Lindenallee 4, 50668 Köln}. He was cooperative.',
  'The driver, {n|Hakeem Boateng}, said the light was green; the cyclist, {n|Imke}, said it was red.',
  'Referral from the GP surgery of Dr {n|Ravindran}. Low mood since the birth of {n|Otis}. Patient number {r|NH-77120}.',
  'Group notes: {n|Marguerite} was late, {n|Tunde} said little, {n|Pia} cried, the others listened.',
  'Reminder sent to {n|Vasquez} Plumbing. {n|Vasquez} replied that he never got invoice {r|2024/889}.',
  'She keeps dreaming of {n|Emeka}, who died in April. Anniversary is near. {n|Emeka} was her twin.',
  'Summary for Ms {n|Halloran} at the insurer: ten sessions, goals met. Policy {r|PX-3381-90}. Signed {n|L. Amsel}.',
]
