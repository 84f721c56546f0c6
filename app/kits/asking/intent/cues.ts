import { findLanguage, languageNames } from './languages.ts'
import type { IntentId } from './intent.ts'

/**
 * Words that say what somebody wants, in English, German, French, Spanish and Italian, on plain text without courtesy.
 * `weight` from 0 to 1: what the words are worth by themselves. A group named `text` holds what the work is about.
 */
export type Cue = { intent: IntentId; weight: number; form: { test(text: string): boolean } }

const LANGUAGE = `(?:${languageNames.join('|')})`

const cue = (intent: IntentId, weight: number, form: string): Cue => ({ intent, weight, form: new RegExp(form, 'u') })

/** Words that may end with the name of a language, and words that may begin with one: names have up to two words. */
const [BEFORE, AFTER] = [String.raw`(?<before>(?:\p{L}+ )?\p{L}+)`, String.raw`(?=(?<after>\p{L}+(?: \p{L}+)?))`]

/** Two languages on either side of a word. One pattern with all names twice would take a third of a second to be made. */
function twoLanguages(intent: IntentId, weight: number, ...forms: string[]): Cue {
  const patterns = forms.map((form) => new RegExp(form, 'gu'))
  const areLanguages = ({ groups }: RegExpMatchArray) => {
    const [before = '', after = ''] = [groups?.['before'], groups?.['after']]
    const names = [
      [before, before.split(' ').at(-1)!],
      [after, after.split(' ')[0]!],
    ]
    return names.every((ways) => ways.some((way) => findLanguage(way) !== null))
  }
  return {
    ...{ intent, weight },
    form: { test: (text) => patterns.some((pattern) => [...text.matchAll(pattern)].some(areLanguages)) },
  }
}

const PICTURE =
  '(?:image|picture|drawing|illustration|logo|icon|poster|painting|sketch|wallpaper|cartoon|portrait|flyer|(?:birthday|greeting|thank you) card|qr[ -]?code|seamless pattern|(?:bar|pie|line) chart|flow ?chart|bild|zeichnung|dessin|imagen|dibujo|immagine|disegno|ilustracion|illustrazione)'
const MAKE =
  '(?:make|create|generate|design|render|produce|build|cut|show|give|get|mache?|erstelle?|erzeuge|generiere|cree|fais|faites|genere|crea|haz|genera|fai|realizza)'
const FILM =
  '(?:video|videos|film|films|movie|clip|animation|trailer|reel|slideshow|kurzfilm|pelicula|filmato|animacion|animazione)'
const MAIL =
  '(?:e-?mails?|mails?|letters?|message to|briefe?|courriels?|lettres?|correos?|cartas?|lettera|lettere|cover letter)'
const CODE =
  '(?:python|javascript|typescript|java|sql|html|css|react|bash|regex(?:es)?|regular expression|golang|rust|php|script|function|snippet|program|unit tests?|stack trace|code|bug|funktion|programm|skript|fonction|programme|funcion|programa|funzione|programma)'
const WEB = '(?:web|internet|net|online|google|netz|rete|linea|red)'

export const cues: readonly Cue[] = [
  cue(
    'translate',
    1,
    `^(?:translate|ubersetzt?e?n?|traduis(?:ez)?|traduire|traduce|traducir|traduzca|traduci|tradurre)\\b`,
  ),
  cue('translate', 0.95, `\\btranslations?\\b|\\btranslate\\b`),
  cue(
    'translate',
    1,
    `^(?:how (?:do|would|can|to) (?:you |i |we |one |a \\w+ )?say|what is|what's|whats|say|wie sagt man|comment dit-on|comment on dit|como se dice|come si dice)\\b.+\\b(?:in|auf|en|im) ${LANGUAGE}\\b`,
  ),
  cue('translate', 0.95, `^(?:what is|what's|whats) the ${LANGUAGE} (?:word|for|translation|name|term)\\b`),
  cue(
    'translate',
    0.95,
    `^(?:put|turn|render|convert|change|make|need|want|get|have|bring)\\b.*\\b(?:in|into|to) ${LANGUAGE}\\b`,
  ),
  twoLanguages('translate', 0.9, `^from ${BEFORE} (?:in)?to ${AFTER}`, `\\b${BEFORE} (?:to|into) ${AFTER}`),
  cue('translate', 0.9, `^['"].+['"] (?:in|into|auf|en) ${LANGUAGE}\\b`),
  cue(
    'translate',
    0.75,
    `\\b(?:in|into|auf|ins|en) ${LANGUAGE}e?(?: please| bitte)?\\s*[:?]|\\b(?:in|into) ${LANGUAGE} please`,
  ),
  cue(
    'detect',
    1,
    `\\b(?:what|which|whats|what's|welche|quelle|que|qual|in che|che|en que) (?:kind of |sort of |est cette |is the )?(?:language|lanugage|sprache|langue|idioma|lengua|lingua|tongue)\\b`,
  ),
  cue(
    'detect',
    1,
    `\\b(?:detect|identify|recogni[sz]e|guess|find out|figure out|name|erkenne|detecte|detecta|riconosci|identifie|identifica)\\b.*\\b(?:language|langauge|sprache|langue|idioma|lingua)\\b`,
  ),
  twoLanguages('detect', 0.9, `^is (?:this|it|that)(?: \\w+)? ${BEFORE} or ${AFTER}`),
  cue('detect', 0.9, `\\bthis language called\\b`),
  cue(
    'summarise',
    1,
    `^(?:summari[sz]e|sum up|tl;?dr|condense|shorten|boil down|riassumi|riassumere|sintetizza|resumez?|resumir|resume[n]?|fasse?n?|cut down)\\b(?!.*\\bvideo\\b)`,
  ),
  cue(
    'summarise',
    0.95,
    `\\b(?:summary|summari[sz]e|gist|nutshell|key points|main points|main ideas|important points|takeaways|highlights of|too long|zusammenfass\\w*|kurz zusammen|resumen|riassunto)\\b`,
  ),
  cue('summarise', 0.85, `^(?:cut|reduce|bring|get|make)\\b.*\\b(?:down to|shorter|short version|essentials)\\b`),
  cue(
    'polish',
    1,
    `^(?:polish|proof ?read|spell ?check|rewrite|rephrase|reword|korrigiere?|verbessere|uberarbeite|corrige[rz]?|corregir|correggi|correggere|ameliore[rz]?|mejora|migliora)\\b`,
  ),
  cue(
    'polish',
    0.95,
    `^(?:correct|fix|check|improve|edit|clean up|mend)\\b.*\\b(?:grammar|grammer|spelling|typos?|mistakes|errors|english|writing|wording|sentences?|text|paragraph|essay|letter|draft)\\b`,
  ),
  cue(
    'polish',
    0.9,
    `^(?:make|turn)\\b.*\\b(?:polite|politer|formal|professional|friendl\\w+|nicer|smoother|warmer|firmer|concise|good english)\\b`,
  ),
  cue(
    'polish',
    0.9,
    `\\bis (?:my|this|the) (?:english|sentence|text|grammar|spelling)\\b.*\\b(?:correct|right|ok|here)\\b|\\bsounds? (?:clumsy|formal|better)\\b|\\btypos?\\b`,
  ),
  cue(
    'email',
    1,
    `^(?:write|draft|compose|prepare|send|create|help)\\b(?!.*\\b(?:address|correct|fix)\\b).*\\b(?:${MAIL}|reply|apology|invitation|complaint)\\b`,
  ),
  cue(
    'email',
    0.95,
    `^(?:schreibe?|verfasse|ecris|ecrivez|redige[rz]?|ecrire|escribe|escribir|redacta|scrivi|scrivere|componi)\\b.*\\b(?:${MAIL}|e-?mail|mail|brief)\\b`,
  ),
  cue(
    'email',
    0.9,
    `^(?:reply|answer|respond) (?:to )?(?:the |this |my )?(?:\\w+ )?(?:mail|email|that|letter|customer|recruiter|boss)\\b|\\b(?:by|via|per) (?:e-?mail|letter)\\b|^(?:e-?mail|letter|note) (?:to|for)\\b`,
  ),
  cue('email', 0.8, `\\b(?:resignation|cover|cancellation|complaint) letter\\b|\\bletter of\\b`),
  cue('draw', 1, `^(?:draw|paint|sketch|illustrate|zeichne|male?|dessine[rz]?|dibuja|pinta|disegna|dipingi)\\b`),
  cue(
    'draw',
    0.95,
    `^(?:${MAKE}|want|need|i need|have)\\b.*\\b${PICTURE}\\b(?!s? (?:of|from) (?:a )?(?:scan|receipt))`,
  ),
  cue(
    'draw',
    0.9,
    `^(?:an? )?${PICTURE}(?:s)?(?: of| with| showing|:)\\b|\\bas an? ${PICTURE}\\b|\\b${PICTURE} of an?\\b`,
  ),
  cue('video', 1, `^(?:${MAKE}|want|need|animate|put together|like|produce)\\b.*\\b${FILM}\\b`),
  cue(
    'video',
    0.9,
    `^(?:an? )?(?:\\w+ )?(?:video|film|clip|animation|trailer|movie)(?: of| about| with| on)\\b|^(?:turn|make)\\b.*\\binto an? (?:short )?${FILM}\\b`,
  ),
  cue(
    'speak',
    1,
    `\\b(?:read|say|speak|lies|lis|lisez|lee|leggi|leer|lire|leggere)\\b.*\\b(?:aloud|out loud|loud|laut vor|vor|voix haute|voz alta|voce alta|alta voce)\\b`,
  ),
  cue(
    'speak',
    0.95,
    `\\btext[- ]to[- ]speech\\b|\\btts\\b|\\bvoice[- ]?over\\b|^(?:narrate|speak|pronounce|vorlesen)\\b|\\b(?:make|turn|convert)\\b.*\\b(?:into |to )?speech\\b|\\bso (?:that )?i can hear\\b`,
  ),
  cue(
    'speak',
    0.85,
    `\\b(?:listen to|hear)\\b.*\\b(?:text|essay|article|paragraph|story|poem|instead|insted)\\b|^read (?:it|this|that) (?:to|for) me\\b`,
  ),
  cue(
    'transcribe',
    1,
    `\\b(?:transcri(?:be|pt|pts|ption|s|vi|vere|re|bir)\\w*|transkribier\\w*|trascriv\\w*|sbobina\\w*|verschriftlich\\w*)\\b`,
  ),
  cue('transcribe', 1, `\\.(?:mp3|wav|m4a|ogg|opus|flac|aac|mov|mkv)\\b`),
  cue(
    'transcribe',
    0.95,
    `\\bspeech[- ]to[- ]text\\b|\\bdictation\\b|\\bsubtitles?\\b|\\bcaptions? (?:for|of)\\b|\\buntertitel\\b|\\bsous-titres\\b|\\bsubtitulos\\b|\\bsottotitoli\\b`,
  ),
  cue(
    'transcribe',
    0.95,
    `\\b(?:voice (?:note|memo|message)|recording|podcast|phone call|aufnahme|enregistrement|grabacion|registrazione|memo vocale)\\b`,
  ),
  cue('transcribe', 0.9, `\\b(?:speaker|people|they|he|she) says?\\b.*\\b(?:audio|video|recording|lecture|film)\\b`),
  cue('see', 1, `\\.(?:png|jpe?g|webp|gif|heic|tiff?|bmp)\\b`),
  cue(
    'see',
    0.95,
    `\\b(?:what|which|who|how many|count|describe|identify|recogni[sz]e|read|analy[sz]e|extract|find|tell|look|ocr|see|was|que|qu'y|cosa|che cosa|decris|describe|descrivi|beschreibe?)\\b.*\\b(?:in|on|at|of|from|auf|sur|dans|en|nella|in questa|the|this|my|attached|an|a) (?:\\w+ )?(?:picture|photo|photos|photograph|image|screenshot|scan|bild|foto|image|imagen|immagine)\\b`,
  ),
  cue('see', 0.9, `\\bocr\\b|\\btext in (?:an?|the|this) (?:image|picture|photo)\\b`),
  cue('document', 1, `\\.(?:pdf|docx?|odt|xlsx?|pptx?|epub|rtf)\\b`),
  cue(
    'document',
    0.9,
    `\\b(?:pdf|word document|word file|docx|spreadsheet|contract|lease|agreement|attached (?:file|report|paper|document)|legal document|vertrag|contrat|contrato|contratto)\\b`,
  ),
  cue('document', 0.85, `\\b(?:document|dokument|documento|fichier|file)\\b`),
  cue(
    'code',
    0.95,
    `^(?:write|make|create|build|generate|code|program|fix|debug|give|show|explain|convert|schreibe?|ecris|escribe|scrivi|programmiere)\\b.*\\b${CODE}\\b(?!.*\\b(?:letter|mail)\\b)`,
  ),
  cue(
    'code',
    0.95,
    `^(?:python|javascript|java|sql|bash|css|html|regex|typescript|rust|php)\\b|\\b(?:regex|stack trace|sql (?:query|statement|statment)|react component|infinite loop|compile error|null pointer|for loop)\\b`,
  ),
  cue('code', 0.85, `\\b(?:my|this|the) (?:code|script|function|loop|program|component|query)\\b`),
  cue(
    'web',
    1,
    `\\b(?:search|look(?: up)?|find|such\\w*|cherche[rz]?|recherche|busca\\w*|cerca\\w*|serach|query)\\b.*\\b(?:on |in |the |im |sur |dans |en |su |sul |nel |la |das |dem )*${WEB}\\b`,
  ),
  cue('web', 1, `^google\\b|\\b(?:internet|web) search\\b|^(?:googlea|googelt?|googeln)\\b`),
  cue(
    'web',
    0.9,
    `\\b(?:latest|newest|recent|current|breaking|today's)\\b.*\\b(?:news|headlines|reports?|price|score|results?)\\b|\\b(?:news|headlines) (?:on|about|from|of)\\b|\\bweb ?(?:pages?|sites?) about\\b`,
  ),
  cue(
    'search',
    0.95,
    `\\b(?:search|find|look for|looking for|look)\\b.*\\b(?:on this (?:site|server|page)|here|frenly|this site|my things|my files|my (?:saved|old|last) \\w+|help articles?|knowledge base|community|members?)\\b`,
  ),
  cue('search', 0.9, `^(?:are|is) there (?:any|an?|anything)\\b.*\\b(?:here|on this (?:site|server)|on frenly)\\b`),
  cue(
    'search',
    0.7,
    `^(?:search|find|look for|look up|suche?|finde|cherche[rz]?|trouve[rz]?|busca|encuentra|cerca|trova)\\b`,
  ),
  cue(
    'settings',
    1,
    `^(?:change|set|update|edit|reset|new|delete|remove|manage|replace|switch|turn (?:on|off)|disable|enable|add)\\b.*\\b(?:password|e-?mail address|username|user name|profile|avatar|account|notifications?|passkey|two[- ]factor|api key|devices?|handle|theme)\\b`,
  ),
  cue(
    'settings',
    1,
    `\\b(?:dark|light|night) (?:mode|theme)\\b|\\bmake (?:everything|it|the page|all) (?:dark|light)\\b|\\b(?:everything|page) (?:dark|light)\\b|^(?:settings|preferences|einstellungen|parametres|reglages|ajustes|impostazioni)\\b`,
  ),
  cue(
    'settings',
    1,
    `\\b(?:passwort|kennwort|mot de passe|contrasena|mein konto|mon compte|mi cuenta|mio account|profilbild)\\b|\\b(?:cambiare|modificare) la mia password\\b|\\bpicture of my profile\\b`,
  ),
  cue(
    'settings',
    0.95,
    `^(?:download|export) (?:all )?my data\\b|\\bsign out (?:everywhere|my other)\\b|\\bnew password\\b`,
  ),
  cue(
    'help',
    0.9,
    `\\b(?:contact|talk to|reach) (?:the )?(?:support|makers|team|operator)\\b|\\b(?:report|found) a (?:bug|problem|fault)\\b|\\btell the makers\\b|\\bdoes(?: not|n't) work\\b|^(?:hilfe|aide|ayuda|aiuto|help)\\b[!?. ]*$`,
  ),
  cue(
    'help',
    0.95,
    `\\b(?:can't|cannot|can not|unable to) (?:log|sign) ?in\\b|\\bhow (?:does|do|can|to)\\b.*\\b(?:here|this (?:site|website|platform|page)|frenly)\\b|\\b(?:this|the) (?:site|website|platform) (?:good for|about|for|do|work)\\b`,
  ),
  cue('summon', 1, `\\bsummon\\b|\\bal(?:ly|lies)\\b|\\bpersonas?\\b|\\bround ?table\\b`),
  cue(
    'summon',
    0.85,
    `^(?:let|have|bring|get|invite)\\b.*\\b(?:and|several|different|panel|council|team)\\b.*\\b(?:discuss|debate|argue|talk (?:it )?over|together)\\b`,
  ),
  cue(
    'chat',
    0.95,
    `^(?:chat|talk|converse|plaudern|reden|bavarder?|discuter|charlar|hablar|chiacchierare|parlare)\\b|\\b(?:a chat|conversation|role ?play|brainstorm|bounce (?:some )?ideas)\\b`,
  ),
  cue('chat', 0.9, `^(?:act as|pretend to be|be my|speak with|keep me company|play)\\b`),
  cue('compare', 0.95, `^(?:compare[rz]?|compara|confronta|vergleiche?|contrast)\\b|\\b(?:versus|vs\\.?)\\b`),
  cue(
    'compare',
    0.95,
    `\\b(?:difference|differences|differ|different from|unterschied|differenza|diferencia|similarities)\\b|\\bpros and cons\\b|\\bside by side\\b|\\bnext to each other\\b|\\bagainst each other\\b`,
  ),
  cue(
    'compare',
    0.8,
    `\\b(?:which|who|what)\\b.*\\b(?:better|cheaper|healthier|lasts longer|faster|suits?)\\b.*\\bor\\b|\\bor\\b.*\\b(?:which|better|cheaper|healthier|longer)\\b`,
  ),
  cue(
    'ask',
    0.95,
    `\\b(?:ask|hear) (?:several|many|all|the|different) (?:models|voices|ais|engines)\\b|\\bsecond opinion\\b|\\b(?:do|what do) (?:the )?(?:experts|models|voices) (?:agree|say|think)\\b|\\b(?:trustworthy|reliable) answer\\b`,
  ),
  cue(
    'ask',
    0.25,
    `^(?:who|whom|whose|what|whats|what's|when|where|why|how|which|wich|is|are|was|were|do|does|did|can|could|should|will|would|has|have|define|explain)\\b`,
  ),
  cue(
    'ask',
    0.7,
    `^(?:warum|wieso|weshalb|wer|wann|wo|wie|was|welche[rs]?|pourquoi|qui|quand|ou est|comment|quel(?:le)?s?|combien|est-ce|por que|quien|cuando|donde|como|cual|cuanto|perche|chi|quando|dove|come|quale|qual e|quanto)\\b`,
  ),
  cue(
    'draw',
    0.95,
    `^(?:ein(?:e|en)?|une?|una|uno|el|la|das|ein schones) ${PICTURE} (?:von|mit|de|d'|di|del|della|con|avec|of)\\b|\\b(?:pic|clip ?art|pixel art|oil painting|watercolou?r|aquarell)\\b`,
  ),
  cue(
    'polish',
    0.95,
    `\\b(?:hoflicher|formeller|freundlicher|plus (?:poli|formel)|mas (?:formal|amable)|piu (?:formale|gentile)|correggere|corregir|corriger|korrigieren|verbessern|rechtschreibung|grammatik|orthographe|ortografia|grammatica|find the mistakes)\\b`,
  ),
  cue(
    'email',
    0.95,
    `\\b(?:kundigungsschreiben|anschreiben|bewerbungsschreiben|bewerbung|beschwerdebrief|lettre de motivation|lettre de resiliation|carta de presentacion|carta de renuncia|lettera di (?:presentazione|dimissioni|reclamo)|thank[- ]you (?:note|letter|mail))\\b|^(?:tell|ask|inform|let|write to)\\b.*\\bby (?:e-?mail|mail|letter)\\b`,
  ),
  cue('email', 0.85, `^write to\\b|^(?:schreiben|ecrire|escribir|scrivere) (?:an|a|al|alla|au)\\b`),
  cue(
    'place',
    0.95,
    `\\b(?:grenzen an|grenzt an|nachbarlander|pays voisins|paises vecinos|paesi confinanti|countries touch)\\b`,
  ),
  cue(
    'summarise',
    0.9,
    `^(?:worum geht es|um was geht es|de quoi parle|de que trata|di cosa parla|what's this text about|what is this (?:text|article) about|make it shorter|the essence)\\b|\\b(?:in short|en resume|en bref|in sintesi|in breve|ganz kurz|in kurze)\\b`,
  ),
  cue(
    'settings',
    1,
    `\\b(?:modo (?:oscuro|claro)|mode (?:sombre|clair)|modalita (?:scura|chiara)|tema (?:oscuro|scuro|claro|chiaro)|dunkelmodus|dunkler modus|benutzername|nom d'utilisateur|nombre de usuario|nome utente|benachrichtigungen|notificaciones|notifiche)\\b|\\b(?:change|edit|update)\\b.*\\b(?:username|password|profile|theme|handle)\\b|^log (?:me )?out of\\b`,
  ),
  cue(
    'speak',
    0.95,
    `\\b(?:voz alta|voix haute|voce alta|alta voce|laut vorlesen|leggimi|leeme|lis-moi|lies mir|audio version|spoken version)\\b`,
  ),
  cue(
    'video',
    0.95,
    `\\b(?:erstelle?|mach|drehe?|cree|crea|haz|fais|fai|realizza|genera)\\b.*\\b(?:videos?|film|filmato|clip|pelicula)\\b`,
  ),
  cue(
    'code',
    0.97,
    `\\b(?:script|codice|codigo|quellcode|programa|programm) (?:javascript|python|java|php|sql|css|html)\\b|\\b(?:div|array|for loop|shell script|css|html|javascript|git (?:commit|command|branch)|json)\\b`,
  ),
  cue(
    'translate',
    1,
    `^(?:was heisst|was heißt|wie heisst|wie heißt|que veut dire|que significa|cosa significa|comment dire|como se dice|come si dice)\\b|^${LANGUAGE} (?:for|word for)\\b|\\b(?:auf|en|in) ${LANGUAGE}[?. ]*$`,
  ),
  cue('detect', 0.9, `^(?:language|sprache|langue|idioma|lingua)\\s*[?:]`),
  cue(
    'web',
    0.95,
    `\\bfind (?:me )?(?:a |an |some )?(?:web ?sites?|web ?pages?|links?)\\b|\\bwhat(?:'s| is| are) (?:new|the news|happening)\\b.*\\b(?:today|this week|this month|now)\\b`,
  ),
  cue(
    'search',
    0.95,
    `\\b(?:where|how) (?:can|do) i find my\\b|^(?:any|are there) (?:threads|posts|articles|lessons)\\b|\\bmy (?:earlier|old|previous|last) (?:conversations?|chats?|questions?)\\b`,
  ),
  cue(
    'help',
    0.95,
    `^(?:is|are) (?:this|it|the) (?:service|site|website|place|platform)?\\s*(?:free|safe|private)\\b|\\bwho (?:runs|made|owns|built) (?:frenly|this (?:site|website|place|platform))\\b|\\bnothing happens\\b`,
  ),
  cue('compare', 0.9, `\\bapart from\\b|\\bin common\\b|\\badvantages?\\b.*\\bover\\b`),
  cue(
    'polish',
    0.95,
    `^(?:correct|fix|mend|improve|korrigiere|corrige|correggi) (?:this|that|it|these|the following|my (?:english|text|words)|das|ceci|esto|questo)\\b`,
  ),
]
