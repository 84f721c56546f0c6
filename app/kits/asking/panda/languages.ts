import { toTable } from '#app/platform/table.ts'

/** What the panda says to somebody whose language it does not speak: that it answers in English, and the way to a person. */
const sentences: Readonly<Record<string, string>> = toTable({
  de: 'Ich verstehe nur Englisch richtig gut. Bitte frag mich auf Englisch, oder schreib dem Team unter „Feedback“.',
  fr: 'Je ne comprends bien que l’anglais. Posez-moi la question en anglais, ou écrivez à l’équipe sous « Feedback ».',
  es: 'Solo entiendo bien el inglés. Pregúntame en inglés o escribe al equipo en «Feedback».',
  it: 'Capisco bene solo l’inglese. Chiedimelo in inglese, oppure scrivi al team sotto «Feedback».',
  pt: 'Só entendo bem o inglês. Pergunte-me em inglês ou escreva à equipe em «Feedback».',
  nl: 'Ik begrijp alleen Engels goed. Stel je vraag in het Engels, of schrijf het team onder ‘Feedback’.',
  pl: 'Dobrze rozumiem tylko angielski. Zapytaj mnie po angielsku albo napisz do zespołu w „Feedback”.',
  sv: 'Jag förstår bara engelska bra. Fråga mig på engelska, eller skriv till teamet under ”Feedback”.',
  da: 'Jeg forstår kun engelsk godt. Spørg mig på engelsk, eller skriv til holdet under “Feedback”.',
  nb: 'Jeg forstår bare engelsk godt. Spør meg på engelsk, eller skriv til teamet under «Feedback».',
  fi: 'Ymmärrän hyvin vain englantia. Kysy englanniksi tai kirjoita tiimille kohdassa ”Feedback”.',
  cs: 'Dobře rozumím jen anglicky. Zeptejte se anglicky, nebo napište týmu v části „Feedback“.',
  ro: 'Înțeleg bine doar engleza. Întreabă-mă în engleză sau scrie echipei la „Feedback”.',
  hu: 'Csak angolul értek jól. Kérdezz angolul, vagy írj a csapatnak a „Feedback” alatt.',
  tr: 'Yalnızca İngilizceyi iyi anlıyorum. Lütfen İngilizce sorun ya da “Feedback” altından ekibe yazın.',
  ru: 'Я хорошо понимаю только английский. Спросите по-английски или напишите команде в разделе «Feedback».',
  uk: 'Я добре розумію лише англійську. Запитайте англійською або напишіть команді в розділі «Feedback».',
  ar: 'أفهم الإنجليزية فقط جيدًا. اسألني بالإنجليزية، أو اكتب إلى الفريق تحت «Feedback».',
  hi: 'मैं केवल अंग्रेज़ी अच्छी तरह समझता हूँ। कृपया अंग्रेज़ी में पूछें, या “Feedback” में टीम को लिखें।',
  zh: '我只能很好地理解英语。请用英语提问，或在“Feedback”中给团队留言。',
  ja: '英語しかよく分かりません。英語で質問するか、「Feedback」からチームにお書きください。',
  ko: '저는 영어만 잘 이해합니다. 영어로 물어보시거나 “Feedback”에서 팀에 글을 남겨 주세요.',
})

/** The honest sentence in somebody's own language, by BCP 47 code; null for English and for languages it has no words in. */
export const toLanguageWords = (code: string): string | null =>
  sentences[code.toLowerCase().split('-')[0] ?? ''] ?? null
