import type { IntentId } from '#app/kits/asking/intent/intent.ts'

/** One sentence with what its writer wanted. `isHeldOut`: looked at for the report alone, never while rules are made. */
export type GoldSentence = { text: string; intent: IntentId; language: string; isHeldOut: boolean }

/** The half that rules were made with. */
const develop: Record<string, string> = {
  en: `
ask | how come the moon always shows us the same side
ask | are avocados really good for the heart
ask | who was the first woman to fly across the atlantic
ask | what makes bread rise
ask | can dogs see colors or not
ask | I'd like a trustworthy answer: does reading in the dark hurt your eyes
ask | wich vitamin is missing when gums bleed
ask | define entropy for me
ask | what year did the titanic sink
ask | is honey ok for babys
chat | can we just talk for a bit
chat | hey i'd love to bounce some ideas off you
chat | lets have a chat about stoic philosophy
chat | act as my interviewer and we practice
chat | i want to speak with the assistant about a story i write
chat | wanna chat
compare | oak or pine for a garden table, which one lasts longer
compare | pros and cons of gas versus induction cooking
compare | how is a llama different from an alpaca
compare | put bitcoin and gold next to each other for me
compare | difference betwen dew and frost
compare | windows vs linux for a school
place | peru facts
place | show new zealand on the map please
place | compare japan and italy
place | what are the neighbors of hungary
place | biggest towns in morocco
place | map of south america
place | whats the money in thailand called
place | is spain bigger than germany
calculate | 348 * 27
calculate | how much is 12% of 950
calculate | 14 stone in kg
calculate | what's 1/3 + 2/5
calculate | if 7 people share 245 dollars what does each pay
calculate | 100 fahrenheit to celsius
calculate | (18+4)/11
calculate | sqrt of 2025
translate | how do i say where is the station in spanish
translate | translate to german: the cat sleeps on the roof
translate | need this in french please: we will arrive on monday
translate | 'buona notte' in english
translate | transalte hello my friend into portuguese
translate | what is the catalan for butterfly
translate | from english to italian: have a nice trip
translate | could you put the next lines into spanish for my neighbour
detect | what language might this be: hvor er biblioteket
detect | is this polish or czech: dobry den
detect | figure out the language of the following: goeiemorgen allemaal
detect | in which lanugage is "terima kasih" written
detect | recognize the langauge: merhaba nasilsin
detect | what's this language called, the text goes: kiitos paljon
summarise | tl;dr the text below
summarise | can you give me this in a nutshell: The committee met on Monday and talked for hours about the new bridge.
summarise | shorten the following article to two lines
summarise | sumarize this chapter about volcanoes
summarise | the most important points of this speech, please
summarise | cut this long post down to what matters
polish | please fix grammer: he go to school yesterday
polish | is my english here correct: I has two brothers
polish | make this nicer to read and more polite: send me the money now
polish | proof read my blog post
polish | rewrite it so it sounds formal: hey guys whats up with the report
polish | spellcheck: definately recieve
email | write a mail to the hotel asking for a late check in
email | i have to tell my teacher by e-mail that i am sick
email | draft a letter to the insurance about the broken window
email | reply to anna that friday works for me
email | help me with a resignation letter to my boss
email | compose an emial inviting the team to lunch
draw | a panda eating noodles in watercolour, as a picture
draw | could you sketch a sailing boat for me
draw | make me a logo with a mountain
draw | i need an illustration of three owls on a branch
draw | draww a red bicycle
draw | generate an image: lighthouse in a storm
video | make a ten second film of falling leaves
video | i would like a clip about saving water
video | turn my slides into a vidoe
video | animation of a cat chasing a ball
speak | read the following out loud: welcome to our museum
speak | can you say this for me so i can hear it: bonjour
speak | make speech from text: doors close in five minutes
speak | i want to listen to my essay insted of reading it
transcribe | please type what the speaker says in lecture.mp3
transcribe | get me the text of my voice note
transcribe | subtitles for my holiday video
transcribe | trancribe the interview i recorded
see | what kind of bird is on this photo
see | read the words on IMG_2041.jpg
see | can you describe the attached picture for a blind friend
see | count the apples in the image
document | look through tenancy-agreement.pdf and list the fees
document | i want to ask something about a word document
document | check this contract for hidden costs
document | what does the attached report conclude
code | python script that counts words in a file
code | my react component renders twice, why
code | regex which matches german postcodes
code | write a sql statment to delete duplicates
search | find what people here wrote about sourdough
search | search frenly for backup
search | look for my saved question on pensions
search | are there any lessons on chess on this site
web | look on the internet for a plumber in leeds
web | newest reports about the mars mission
web | google best hiking boots 2026
web | serach the web for vegan bakeries
settings | i want to change the picture of my profile
settings | make everything dark
settings | new password please
help | i can't log in any more, what now
help | how does counting of runs work here
help | tell the makers that a button does not work
help | what is this website good for
summon | bring in a few allies to argue about my plan
summon | let a poet and an engineer talk it over together
open | take me to the marketplace
open | open gallery
open | go to my inbox
open | i'd like to see the university page
ask | does caffeine really stunt growth
ask | my tomato leaves turn yellow, any idea why
ask | who wrote war and peace
ask | tell me about the french revolution
ask | whats the tallest building ever built
ask | is it legal to record phone calls
ask | meaning of the word petrichor
ask | should you rinse rice befor cooking
chat | are you there? i'm bored
chat | i'd like to practise small talk
chat | pretend you are my grandma and tell me stories
compare | electric or acoustic guitar for a beginner
compare | what sets a violin apart from a viola
compare | rent vs buy
place | where is burkina faso
place | which countries touch bolivia
place | ghana
place | norway and finland, which one is larger
place | what time zone does nepal have
calculate | 19% tax on 249
calculate | 7 * (8 - 3) ^ 2
calculate | how many ounces are 2 kilos
calculate | 1999 + 2026
calculate | divide 1000 by 37
translate | how to say cheers in norwegian
translate | german for lighthouse
translate | i'd need this note in dutch: the parcel is at the neighbour's
translate | what does 'je ne sais quoi' mean in english
translate | translat: gracias por todo
detect | can you tell which language my grandma's letter is in
detect | language? "aitäh sulle"
summarise | what's this text about in short: Bees live in colonies. They make honey. They pollinate plants.
summarise | make it shorter please
summarise | give me just the essence of these minutes
polish | does this sentence sound right: I am agree with you
polish | please improve this cover text for my shop
polish | find the mistakes: their going to there house
polish | correct this: she dont like apples
email | tell my landlady by mail that the sink leaks
email | i need to write to the bank because my card is lost
draw | can you do me a pic of a hedgehog
video | clip showing how a seed grows
video | i want to make a birthday movie for my dad
speak | how would this sound spoken: dear passengers
speak | audio version of my bedtime story please
transcribe | i recorded a meeting, can you write it out
transcribe | turn interview.wav into words
see | which mushroom is that in the image
document | report.docx: what are the recommendations
code | how do i centre a div in css
search | where can i find my earlier conversations about bees
web | what's new in the world of chess this week
settings | i forgot what theme i had, make it bright
help | who runs frenly
summon | get the skeptic and the dreamer in one room to discuss my startup
open | show the privacy policy`,
  de: `
translate | übersetze ins Englische: Der Zug hat Verspätung
summarise | fasse diesen Text kurz zusammen
draw | zeichne einen Fuchs im Wald
ask | warum ist das Meer salzig
calculate | wie viel ist 15 Prozent von 80
email | schreib eine E-Mail an meinen Vermieter wegen der Heizung
speak | lies mir diesen Absatz laut vor
settings | ich möchte mein Passwort ändern
web | suche im Internet nach Bahnverbindungen
polish | korrigiere bitte die Fehler in meinem Text
place | zeig mir Portugal auf der Karte
detect | welche Sprache ist das: god morgen
transcribe | schreibe auf was in der Aufnahme gesagt wird
translate | was heißt Schmetterling auf Spanisch
ask | wer hat das Telefon erfunden
polish | mach meinen Text höflicher
draw | ein Bild von einem Drachen über den Bergen
calculate | rechne 25 mal 16
summarise | worum geht es in diesem Text, ganz kurz
email | ich brauche ein Kündigungsschreiben für mein Fitnessstudio
place | welche Länder grenzen an Österreich`,
  fr: `
translate | traduis en anglais : le chat dort
summarise | résume cet article en trois phrases
draw | dessine un château au bord de la mer
ask | pourquoi le ciel est-il bleu
compare | quelle est la différence entre un crabe et un homard
email | rédige un courriel à mon professeur
speak | lis ce texte à voix haute
settings | changer mon mot de passe
web | cherche sur internet un hôtel à Lyon
polish | corrige les fautes de ce paragraphe
place | montre-moi le Maroc sur la carte
calculate | combien font 12 fois 14
code | écris une fonction python qui trie une liste
translate | comment dit-on merci en japonais
ask | qui a peint la Joconde
draw | fais-moi un logo avec un renard
speak | peux-tu lire cette phrase à voix haute
transcribe | transcris cet enregistrement
code | corrige mon script javascript`,
  es: `
translate | traduce al inglés: me gusta la música
summarise | resume este texto en dos frases
draw | dibuja un perro con sombrero
ask | por qué los gatos ronronean
compare | compara el té con el café
email | escribe un correo a mi jefa para pedir vacaciones
speak | lee este párrafo en voz alta
settings | quiero cambiar mi contraseña
web | busca en internet recetas de paella
polish | corrige los errores de mi carta
place | muéstrame Chile en el mapa
calculate | cuánto es 45 por 12
video | haz un vídeo sobre los océanos
translate | cómo se dice mariposa en alemán
ask | quién descubrió la penicilina
draw | quiero una imagen de un volcán
summarise | hazme un resumen de este artículo
settings | activa el modo oscuro
calculate | cuánto es el 20 por ciento de 350`,
  it: `
translate | traduci in inglese: dove si trova la stazione
summarise | riassumi questo articolo
draw | disegna una barca a vela
ask | perché le foglie cambiano colore
compare | qual è la differenza tra burro e margarina
email | scrivi una lettera al mio padrone di casa
speak | leggi questo testo ad alta voce
settings | vorrei cambiare la mia password
web | cerca su internet un ristorante a Torino
polish | correggi gli errori di questa frase
place | mostrami il Giappone sulla mappa
calculate | quanto fa 8 per 17
see | che cosa si vede in questa foto
translate | come si dice farfalla in francese
ask | chi ha scoperto l'America
polish | puoi correggere il mio testo
web | cerca sul web voli per Lisbona
speak | leggimi questa storia ad alta voce
video | crea un video sui vulcani`,
}

/** Written after the rules and the examples, and never looked at while they change: the half of the report. */
const heldOut: Record<string, string> = {
  en: `
ask | how do bees find their way home
ask | can you get sunburnt through a window
ask | name the inventor of the telephone
ask | what's the lifespan of a giant tortoise
ask | why is my bread so dense
ask | did napoleon really have a small body
ask | the reason leaves go red in autumn
ask | is tap watter in rome drinkable
chat | talk to me about your day
chat | keep me entertained for ten minutes
chat | hey panda, got time for a chat?
compare | laptop or desktop for video editing
compare | wool vs cotton socks
compare | how do alligators and crocodiles differ from each other
place | tell me about madagascar's neighbours and capital
place | denmark on a map
place | kenya
place | is egypt larger than ethiopia
place | dialling code and time zone of argentina
calculate | 82 - 17.5
calculate | 30% off 120 dollars
calculate | 5 miles in km
calculate | sum of 14, 15 and 16
calculate | 12^3
translate | japanese word for cloud
translate | how would i say see you tomorrow in french
translate | into polish: the shop is closed
translate | please traslate this to russian: happy birthday
translate | can i get this in hungarian: no smoking
detect | which language is "shukran jazilan"
detect | not sure what language this is, can you check: obrigado pela ajuda
summarise | summary please: The river rose in the night. Roads were closed. Schools stayed shut.
summarise | what are the main takeaways of this long email
summarise | bring this article down to a paragraph
polish | make my email to the teacher sound friendlier
polish | is there anything wrong with this sentence: we was happy
polish | give this paragraph a better style
email | write to my neighbour about his loud music
email | a short apology letter to a guest
email | draft an email asking for a refund
email | cover letter for a nurse position
draw | paint me a stormy sea
draw | picture of two penguins holding hands
draw | create a poster for our school play
draw | i'd love an illustration of a tiny house
video | produce a clip with my holiday pictures
video | short animation about gravity
speak | please read this out loud for me: the train leaves at nine
speak | convert my poem to audio
transcribe | audio to text for my voicemail
transcribe | type out what i said in memo.m4a
see | what is written in this screenshot
see | tell me what's on the picture i took
document | find the notice period in my employment contract
document | summarise chapter 2 of thesis.pdf
code | write a function in go that reverses a string
code | why do i get a type error in my python code
code | css for a sticky header
search | search here for anything about passkeys
search | find threads on cycling
search | look up my old pictures on this server
web | search online for second hand bikes
web | what's the latest on the olympics
web | find a website that sells seeds
settings | change password
settings | turn the dark theme on
settings | i'd like to update my email address
settings | where can i switch off notification mails
help | how does frenly make money
help | i found a bug
help | can't sign in anymore
help | what can i do on this website
summon | summon the historian
summon | let several personas argue about veganism
open | open the marketplace
open | go to my chat history
open | show me the plans`,
  de: `
translate | wie sagt man Feierabend auf Englisch
ask | wie alt werden Elefanten
draw | male eine Katze im Schnee
calculate | berechne 20 Prozent von 350
web | suche online nach gebrauchten Fahrrädern
summarise | Zusammenfassung bitte
email | schreibe einen Brief an die Versicherung
settings | wie ändere ich mein Passwort`,
  fr: `
translate | traduire ce texte en espagnol
ask | combien de temps vit une tortue
draw | dessine-moi un mouton
email | écris une lettre de motivation
compare | compare le train et l'avion
place | quels sont les pays voisins de la Pologne`,
  es: `
translate | cómo se dice gracias en japonés
ask | cuántos planetas hay en el sistema solar
draw | haz un dibujo de un tren
summarise | resumen de este texto por favor
web | busca noticias en internet
polish | mejora la redacción de este párrafo`,
  it: `
translate | traduci questa frase in tedesco
ask | quanto è alto il Monte Bianco
draw | crea un'immagine di un gatto
email | scrivi una mail al mio capo
calculate | calcola il 15% di 80
place | dove si trova la Norvegia sulla mappa`,
}

const read = (blocks: Record<string, string>, isHeldOut: boolean): GoldSentence[] =>
  Object.entries(blocks).flatMap(([language, block]) =>
    block
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(' | ')
        return { intent: line.slice(0, at) as IntentId, text: line.slice(at + 3), language, isHeldOut }
      }),
  )

export const goldSentences: readonly GoldSentence[] = [...read(develop, false), ...read(heldOut, true)]

/** Texts that say no wish, or two at once: the honest answer is to ask. */
export const unclear: readonly string[] = [
  'hm',
  'banana',
  'asdf qwer zxcv',
  'the other one',
  'maybe tomorrow',
  '42',
  'ok',
  'det regner i dag',
]
