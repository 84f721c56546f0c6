import { toTable } from '#app/platform/table.ts'

/**
 * How people ask for what an article says, in other words than its own: the seat compares a question with them as it does
 * with the headings. Keyed by the article's slug; an article without a line here is found by its own words.
 */
const ways: Readonly<Record<string, string>> = toTable({
  'accessibility': `
can people with disabilities use it
is it usable with a screen reader such as JAWS
I cannot see the screen
I only use the keyboard and no mouse
how do I make the font larger
the letters are too small to read
I am colour blind
moving pictures make me dizzy
do you meet the WCAG guidelines
are the controls big enough for my fingers
works with VoiceOver, NVDA or TalkBack
for blind people
operate it without a mouse
make text larger
zoom in
I have poor sight
for people who cannot see`,
  'add-programs': `
which programs do I need to install for speech
how do I get more built-in engines
ffmpeg is missing
install apertium for translation
the server says a program is missing
npm run engines
make text to speech sound better
after installing a program nothing changed
how do I look for programs again
translation is not offered on my server`,
  'agreement-ring': `
what is the ring
what does the circle with the number show
how is the agreement percentage calculated
what do the coloured arcs mean
the score is low but the answer seems right
why is no ring shown
why do I not see a percentage
if all voices agree is it true
does a high score mean the answer is correct
how reliable is the agreement figure
does agreement prove truth
what is a good score
how is the number in the middle of the ring worked out
what does the round diagram show
there is only one opinion and no ring
does a full circle mean that it is right
why is the agreement low
all voices agree so it must be true`,
  'allies': `
what is an ally
how do I summon somebody into the chat
make my own assistant
create a persona with its own instructions
write instructions for an ally
how do I mention an ally with the at sign
let two helpers answer one after the other
what is the most allies a conversation may have
do allies work without a language model
who can use the ally that I made
edit or remove an ally of mine
which helpers can I choose from
give an ally a role of its own`,
  'ask-several-voices': `
how do I ask a question
how do I ask several AIs at the same time
I want to get answers from many models in one place
ask multiple chatbots at once
where do I type my question
how does the consensus screen work
how do I use multi-ai search
how do I choose which voices answer
what kind of questions can I ask
what questions work best
why did a voice not answer
one of the engines gave no answer
collect several opinions on one topic
what do I see after I asked
collect the opinions of different AIs in one go
ask more than one AI
get answers from many bots at the same time
ask a panel of models
why was a voice silent on my question
how do several models get compared`,
  'backups': `
how do I back up the server
save a copy of the data
copy the database while it is running
where is the database file
how often should I make a backup
how do I restore from a backup
get my data back after a crash
sqlite backup command
what folder do I have to copy
is the data safe if the disk fails
save a copy of the database safely
bring back the database from a copy
protect against data loss
how do I copy everything`,
  'brands-and-hosts': `
what is voice2email
what is speak-to-email
what are the other sites
why does the page have other colours on another address
why is the logo different
which brands are there
is the marketplace a site of its own
why do I have to sign in again on the other site
do all brand sites belong together
another domain shows another start page
which other sites run on this server
why is it called differently here
why are the colours different there
what is Frenly Mail
what is Frenly Inbox`,
  'bring-your-own-answers': `
compare answers that I already have
paste an answer from ChatGPT
I have two texts and want to know where they differ
compare what ChatGPT and Claude said
check an answer from another chatbot
put in my own text
how many answers can I paste
what happens to the text I paste
can a pasted text influence the result
can instructions hidden in an answer change the comparison
import an answer from somewhere else
compare the replies of two colleagues
where do the texts of two bots differ
compare what two models said
insert the text of another AI
how do I put in answers from other tools
does a pasted answer with a hidden command change anything`,
  'built-in-engines': `
which engines are built in
what does the calculator know
where does the data of world facts come from
where do the definitions of words come from
what dictionary is used
does it work offline
do I need an internet connection
which models do you use
how accurate are the built-in answers
can the built-in engines chat or write texts
why does an engine stay silent
can it do sums, units and dates
how current is the data on countries and cities
what can it do without a language model
what does the calculator understand
what is WordNet
what is World facts
where do the numbers of inhabitants come from
does it need the web
can I use it without a connection
can it talk freely without a model
what do the engines rely on`,
  'change-settings': `
where are my settings
what can I set in my preferences
change my profile picture
upload a photo of me
change my name
edit my profile
change my e-mail address
use another e-mail address
turn off notification mails
I get too many mails
change the language
download all my data
export my data as a zip file
where is my account page
what can be adjusted
put in another photo
replace my picture
I have a new mail address
fewer mails please
stop the notification letters
get everything you have about me as a file
take my data with me
where do I change my details`,
  'chat-with-one-voice': `
open a chat with one model
talk to a single model
where is the normal chat
edit a message that I already sent
go back and take another direction in a chat
attach a file to a chat message
how big may an attachment be
temporary chat
incognito chat that is not stored
search my chat history
rename a chat
restore a chat that I deleted
share a chat by a link
download a chat
begin a new chat`,
  'claims-and-labels': `
what do the labels mean
what is echo risk
what does disputed mean
what does single voice mean
what does settled and sourced mean
what does contradicted by source mean
what is a claim
what does not checkable mean
what does agreed but unsourced mean
who said which claim
two voices contradict each other
how are claims labelled
what is the difference between the labels
where does the wording of a claim come from
explain the label
it says disputed, what should I do
what do I do about a dispute
what is the difference between disputed and single voice
what does this word next to a claim stand for
who supports which claim`,
  'configuration': `
which environment variables are there
change the port of the server
set the data folder
configure the mail server
what goes into the .env file
what is SESSION_SECRET for
set the admin address
which settings does the operator have
how do I set ORIGIN
where do I put the SMTP server
change how much is logged
what port does the server listen on
where is the data stored on disk and how do I change it
set up sending mail with SMTP
list of options for the server
which variable sets the folder`,
  'connect-a-provider': `
connect OpenAI
use my own API key
add a key for Anthropic or Google
connect Ollama on my machine
can I use GPT or Claude here
how does the operator add a language model
do I need an AI provider
will my question be sent to an AI company
connect a local model
do more models give better answers
add a web search such as SearXNG or Brave
plug in my own key
hook up OpenRouter or llama.cpp
set up a local language model
will my text be sent to another company
use a model of my own
do I have to buy a model first`,
  'consensus-conversation': `
a conversation in which every turn is asked of all
have a back and forth with all voices
chat with the whole panel at once
do the voices know what was said before
does each turn of a panel conversation count
rename a conversation with the panel
what is consensus chat
is panel chat better than normal chat
see agreement turn by turn
continue talking to the panel
keep asking the panel in one thread`,
  'contact-support': `
how do I reach the team
I want to talk to a human
speak with a real person
is there a phone number
write to support
what is the support e-mail address
I need help from a person
how long does support take to answer
when will somebody reply to me
what should I write to support
customer service
chat with an agent
get hold of a real person
call somebody on the phone
how do I write to the helpdesk
when do I hear back from support
mail address of the team
is a human there
ask a member of staff
can I speak to a person
talk to somebody real`,
  'cost-of-asking': `
does a question cost money
how much does it cost to ask
is it free to use
do I have to pay for asking
who can see my question
can anybody read what I ask
is my question private
what do the time and cost figures mean
who pays for the models
will it stay free
what should I not write in a question
are other people able to see my questions
what do I pay for a question
how much money does an answer cost
who reads what I write
is anybody reading my questions
does somebody look at what I type
is asking free of charge
who can read what I ask`,
  'create-account': `
how do I register
sign up
open an account
join as a member
become a member
which passwords are allowed
how long must my password be
why is my username not accepted
the username is taken
which characters may a username have
do I have to confirm my e-mail address
the confirmation mail did not arrive
how long do I stay signed in
why am I signed out all the time
do I need an account
can I use it without an account
what do I get from an account
open a new account
minimum length of the password
rules for the password
I am always signed out after closing the browser
stay logged in
verify my e-mail address
it does not accept my username
the mail to confirm my address never came
how do I get a membership`,
  'daily-limits': `
what does error 429 mean
why did I get a 429
too many requests
it says I should wait
I am blocked from asking
my questions for today are used up
I reached my daily limit
how long until I can ask again
when does my quota start again
can I get a higher limit
why is there a limit
it says slow down
why can I not ask any more today
am I banned`,
  'data-and-privacy': `
what do you store about me
which data do you collect
do you sell my data
do you use cookies
do you track me
is there advertising
is it GDPR compliant
is my data used to train AI
where is my data kept
who is responsible for my data
do you share data with other companies
how do I get a copy of my data
how do I have my data removed
is my personal information safe
do you log my IP address
what do you keep about visitors
do you pass my info to third parties
which cookies do you set
are there trackers or ads
do you train models with my questions
do you follow the GDPR
how private is this place
what happens with my data
can the admin read my chats
can the operator see what I write
who can read my conversations
is my data sold to advertisers`,
  'delete-account': `
delete my account
close my account for good
remove my profile
how do I get rid of my account
I want to leave
can I undo the deletion
I changed my mind about deleting
bring back a deleted account
how long until my account is gone
what is deleted with my account
what stays after I delete my account
cancel my membership
wipe my account
erase my whole account
I do not want my account any more
undo the deletion of my account
how many days can I still change my mind
get my deleted account back
what remains after deletion
end my membership for good`,
  'evidence-grades': `
what do the grades of evidence mean
what is E0
what is E1
what is E2
what is E3
what is E4 evidence
how are sources rated
does a link count as proof
why is a link weak evidence
what is recomputed
how do I check a claim myself
how do I verify what it says
levels of proof
what do E0 to E4 stand for
is a web address enough evidence
which kind of source is the strongest
how good is a source
what is a quote that was found`,
  'export-an-answer': `
can I export as csv
save an answer as a file
download my answer
get it as a PDF
print the result
export to excel
how do I copy the answer into Word
export to markdown
get the claims as a spreadsheet
json export of a run
save the conversation as a file
how do I print this`,
  'files-and-documents': `
how big can uploaded files be
what is the maximum file size
upload limit
which file types can I upload
add my PDF to a question
let it read my contract
can it read word documents
ask a question about a document
import my ChatGPT history
bring a chat from Claude or Gemini
attach a file in the chat
my file is too large
where are my uploaded files kept
how much storage do I have
who can see my uploads`,
  'find-a-screen': `
how do I find a page
where is the search
list of all pages
where do I find a tool
sitemap of this site
the page was not found
a link leads nowhere
page is gone
what is the command palette
what is a topic page
I cannot find what I am looking for
where is the menu
show me all screens
where is the search box
a page that I had bookmarked has disappeared
I get an error 404
old link does not work
overview of all screens
what pages are there`,
  'give-feedback': `
report a bug
something is broken
I found a mistake
I have a suggestion
I have an idea for a feature
I want to complain
praise the team
where is the feedback form
an answer was wrong
what should a bug report contain
request a feature
who reads my feedback
tell you about an error
submit a bug
I have an idea to make it better
tell you about a mistake
something does not work
how do I suggest something
leave a comment for the makers
where do I complain`,
  'health-check': `
is the server up
check that the server is running
which address can a monitoring tool ask
status endpoint for the load balancer
the server does not answer
where are the logs
how do I stop the server cleanly
what should I monitor
what does healthz return
see whether the server is alive
probe for uptime
test whether it is running
the site is down`,
  'independent-votes': `
what are independent votes
why do several models count as fewer votes
why are voices that agree not independent
how are votes counted
what does n_eff mean
what is rho
what is correlation between voices
three models agree but it counts as less
what adds a real vote
why do models of one family count less
what makes a witness independent
why do three agreeing models count as 1.5
five bots that agree are not five witnesses
formula for the number of votes
what counts as a separate witness
how many votes is that really`,
  'install-frenly': `
how do I install it
host it myself
run my own copy
set up a server
what are the requirements
which Node version do I need
put it on the public internet
use a reverse proxy with HTTPS
how do I start the server
deploy on a VPS
run it on my own machine
how do I become the administrator
run a copy at home
what does my machine need
what do I need to host it
put it behind nginx
put a certificate in front
set it up on linux
run it locally`,
  'join-a-waitlist': `
tell me when a feature opens
notify me when it is ready
join the waiting list
how do I get early access
get off the waiting list
remove my address from the list
when will this screen open
what happens to my address on the list
will you send me spam
can I wait for several features
how do I learn that a page is ready
let me know when a tool is out
take me off the waitlist
I do not want to wait any more, remove my address
send me a mail when it opens`,
  'keyboard-shortcuts': `
which shortcuts are there
what does Ctrl and K do
list of hotkeys
key combinations
which key opens the search
shortcut for the settings
shortcuts do not work
open the command palette with the keyboard
how do I use the command palette
a shortcut does something else
which keys can I press
the shortcut does nothing
which keys open the palette
quick keys
control and slash`,
  'languages-here': `
can I ask in German
which languages are supported
do you support Spanish
is there a French version of the site
how do I change the language of the site
change the interface language
does it understand other languages
why does the panda only speak English
can it translate
translate a text into another language
what language is this text in
I do not speak English well`,
  'letters-from-us': `
how do I stop getting emails
unsubscribe from your mails
I get too many mails
turn off e-mail notifications
no more newsletters please
which mails do you send
stop sending me letters
switch off the sign-in alert
I do not get any mail
do you send advertising
opt out of emails`,
  'light-and-dark': `
turn on dark mode
switch to night mode
the screen is too bright
change the theme
make the background black
use the light theme
change the colours
follow the theme of my system
where is the theme stored
more contrast
it is too dark
dark theme
does the site follow the theme of my computer
it hurts my eyes at night
black background please
less bright
change the look of the page`,
  'manage-members': `
how do I approve new members
import members from a csv file
make an account for somebody as an administrator
which roles are there and what may they do
give a member the role of moderator
merge two accounts of one person
a member lost the second step, how do I reset it
suspend a member
where is the list of all members`,
  'merge-answers': `
combine several answers into one
put the answers together
make one text out of all answers
pick the best parts of each answer
build a text from claims I trust
copy the merged text
does merging change the words
what does disputed mean while merging
blend the replies
where is the merge button
do I pay for merging`,
  'panda-members': `
what is a panda member
adopt a panda
get my own panda
how much does adopting cost
does adoption help real pandas
is the panda real
what does the panda badge mean
why is it a panda
am I a guest or a panda member
give my panda a name
how do I get a panda
is adoption free of charge
do real animals get something from it
what is the badge beside a name
what does it mean to adopt
do you give money to pandas`,
  'plans-and-prices': `
how much does it cost per month
what are the plans
what does Plus cost
what does Pro cost
is there a free plan
how do I upgrade to Pro
subscribe
do you take credit cards
how many runs do I get a day
I have no runs left
what is the daily limit
what happens when my runs are used up
cancel my subscription
change to a smaller plan
who gets the money
when does my allowance start again
is there a discount
do I get a refund
price of the plans
what is the monthly fee
how many questions may a guest ask each day
how many runs does the free plan have
is a credit card needed
can I stop paying at any time
go down to a smaller plan
move up to a bigger plan
my questions for today are used up
who earns the money of a subscription
can I pay with paypal
which ways of paying are there
can I pay by card`,
  'protect-account': `
turn on two-factor authentication
use an authenticator app
what is a passkey
sign in with face or fingerprint
I lost my phone with the authenticator
what are recovery codes
somebody hacked my account
somebody else is signed in as me
sign out everywhere
see where I am signed in
make my account more secure
six digits after the password
turn on two-step verification
2fa
I think I was hacked
a stranger uses my account
I lost my authenticator
what if my phone with the codes is gone
log in without typing a password
sign out of all my devices
which devices are signed in`,
  'public-questions': `
ask a question that everybody can read
post a question to the community
answer somebody else's question
mark an answer of a member as helpful
accept an answer to my question
who sees my public question
keep my question on the page Questions private
report a rude answer
edit a question after posting it
remove an answer I wrote
why can I not post in public
is there a question and answer section
somebody asked the same question before`,
  'reset-password': `
I forgot my password
I cannot log in
change my password
set a new password
the reset mail does not arrive
the reset link does not work any more
the link has expired
how long is the reset link valid
I forgot my username
I lost access to my account
my password is not accepted
I know my password and want another one
recover my login
I cannot remember my password
I am locked out
my login does not work
the password mail is not coming
no mail came after I asked for a new password
I forgot my login name
set a different password
the link for a new password is too old`,
  'run-brand-hosts': `
set up the brand sites on their own domains
use my own domain for a brand
try the brand sites on localhost
configure BRAND_HOSTS
point DNS at the server
which host names can be set
look at a brand without a domain
certificates for the brand hosts
test the brand hosts on my machine
my own domain names for the brand pages
host names for the brands`,
  'share-an-answer': `
make a link to my answer
publish a result
black out names before sharing
hide personal details in a shared page
stop sharing
revoke a link I gave away
end a share link
is my name on a shared answer
download an answer as a file
export an answer as Markdown
does a shared copy change later
redact words from an answer
what does a reader of my link see`,
  'sign-in-with-google': `
log in with Google
use my Google account
does Google see my data
what does Google learn about me
can you read my Google mail
the Google button does not work
Google is not set up
connect Google to my account later
I have an account with the same address as Google
single sign-on
sign in without a password of my own
signing in with Google fails
link Google to my existing login
use my gmail to get in
can you see my contacts at Google
which data does Google pass on
what does Google find out`,
  'universal-hub': `
what is the universal hub
one box for everything
say what I want and get to the right tool
I do not know which tool I need
it understood my wish wrongly
what can the hub recognise
which jobs does the hub do by itself
does the hub keep what I type`,
  'upgrading': `
update to a new version
install the latest release
how do I upgrade the server
roll back to the old version
go back to an earlier release
migrate the database
will my data survive an update
is there downtime during an upgrade
which Node version after an upgrade
go back to the previous version
downgrade
a new release is out
move to the next version
how do I update the server`,
  'use-at-work': `
use it for my company
can our team use it
is commercial use allowed
is it suitable for business
keep company questions in house
business plan for enterprises
what does it cost a company
use it in the office
are business secrets safe
share with colleagues at work
our firm would like to use it
may we use it in the office
for a business
are company secrets safe
can my team use it together`,
  'use-from-programs': `
is there an API
use it from Python
call it from a script
get an API key for my program
use an OpenAI client with this server
is there a command line
integrate it into my own application
is there a REST endpoint
which models can my program use
what is the Idempotency-Key
developer documentation
make a key for a program
use it in my app
developer interface
create a key for programs
endpoint for developers
how do I make requests to it
call it with curl
sdk`,
  'use-on-a-phone': `
is there an app for iphone
is there an android app
can I install it on my phone
does it work on my mobile
put it on my home screen
where is it in the app store
download the app
use it on a tablet
do I need an app
does it work offline on my phone`,
  'versions-of-an-answer': `
ask one voice again
retry a voice that timed out
add another voice to a finished answer
what changed since last time
compare the old answer with the new one
see the earlier version of an answer
add a document to a finished run
does asking again count as a run
is the old answer overwritten
ask a follow-up question
list of versions`,
  'web-index': `
add a website to the search
let the server read a site
crawl a website
how does the crawler work
does the crawler obey robots.txt
how often are sites read again
index our handbook or documentation
web search without Google or Brave
remove a site from the index
a page of the site is missing in the index
how many pages of a site are kept
stop a crawl
read only one folder of a site
are PDF files indexed
own search engine of this server`,
  'web-search': `
does this site search the internet
how do I use web search
where do web results come from
which search engine is used
why are there no web results
what is the cited summary
where do the sentences of the summary come from
what if two websites contradict each other
see the last searches I made on the web
clear my search history on the web
difference between search and web search`,
  'what-frenly-is-not': `
can it give medical advice
can I ask about my health
is it a doctor
is it a lawyer
can I get legal advice
can it help with my investments
does it replace a therapist
can I rely on the answers for important decisions
is it safe to follow the advice
what can it not do
it is an emergency
I have symptoms, can I ask about them
I have a rash
can I ask about medicine and doses
can it replace my doctor
can it replace a lawyer
may I trust it with legal questions
help with a contract
should I follow what it says about money`,
  'what-is-frenly': `
what is this site
what is this all about
who runs this
who made this
who is behind it
who is it for
where do I begin
how do I get started
I am new here
what is different from other AI sites
why should I use it
explain it to me
give me an overview
who owns the server
is there a company behind it
how does it differ from an ordinary chatbot
what makes it special
whose site is this
whose server is this
sum it up briefly
tell me about this place in short
I have never been here before
who is responsible for this site`,
  'what-the-panda-remembers': `
does the panda remember me
make the panda remember something
what does the panda know about me
forget what I told you
delete a memory
where are my memories
how many things can it remember
is the talk with the panda recorded
does the assistant learn from me
does the panda remember guests
turn off memory
change something it remembered
what happens with questions the panda could not answer`,
  'what-works-today': `
what can I do here
what works already
what is finished
which features are available
what is still being built
is image generation available
can I make videos
can I generate voice
are there documents and code tools
is there a community
why is this page not ready
the page says it is waiting
what is coming next
roadmap
which parts are open now
which tools can I use at the moment
is there a forum
when will the voice tools be available
is the picture tool ready yet
what is under construction
which screens are done
what is missing
when will it be ready`,
  'where-a-run-is-kept': `
where are my runs
find an old answer
how do I find my question again
history of my questions
share an answer
send a result to a friend
show an answer to somebody
is my run public
can others find my run
delete a run
remove an answer
how long is a run kept
does opening the link ask again
save an answer for later
get back to an older result
I closed the page and want my answer back
pass my result on
can strangers see my run
take a run off the server
let somebody else read my answer
send my answer page to a friend
the link to my result
is my answer saved`,
  'without-javascript': `
does it work without JavaScript
JavaScript is turned off
I use noscript
scripts are blocked in my browser
does it work in a text browser
does it work in an old browser
what needs JavaScript
what do I miss without scripts
something is missing without JavaScript
does everything work when scripts are blocked
I have disabled JavaScript
JavaScript is off in my browser
do I need to allow scripts`,
  'words-used-here': `
what is a seat
what is a voice
what is a witness
what does witness mean here
what is a panel
what is a run
what is an engine
what is the difference between an engine and a provider
what does disputed mean
glossary of terms
explain the words you use
what is a claim`,
  'world-map': `
where is the world map
look at countries on a map
find a city on the map
what stands on the page of a country
put two countries side by side on the map
colour the countries by population
can others see me on the map
hide myself on the world map
small countries are hard to press on the map
does the map work without scripts
use the atlas`,
  'your-messages-to-us': `
where is the answer to my message
did you get my message
see the status of my support request
my ticket number
reply to an answer of support
close my ticket
open a closed ticket again
I have no account, where is my ticket
the mail with the answer did not come
can I answer the support mail
list of messages I sent to the team
the link to my support message
track my request`,
  'your-questions': `
list of all questions I asked
history of Multi-AI search
search my old questions
see what I asked last week
how long are my questions kept
do guests have a history
my own runs are missing from the history
compare two of my runs
remove a question from my history
clear my history
questions from before I signed in
find a run by its words`,
})

/** The lines for one article; none for an article nobody wrote any for. */
export const waysOfAsking = (slug: string): readonly string[] =>
  Object.hasOwn(ways, slug) ? (ways[slug] ?? '').trim().split('\n') : []

export const allWays: readonly string[] = Object.keys(ways).flatMap(waysOfAsking)
