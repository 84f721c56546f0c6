import type { IntentId } from './intent.ts'

/** What people write when they want something, by what they want: the meaning of new words is held against these. */
export const intentExamples: Record<IntentId, string> = {
  ask: `
What is the boiling point of water on Mount Everest
Why do cats purr when they are happy
Who invented the printing press
How does photosynthesis work
Is it safe to eat raw eggs
Ask several models whether coffee is healthy
I need a reliable answer about vaccines
When did the Roman empire fall
Which planet has the most moons
Do the experts agree on intermittent fasting
What does the word serendipity mean
Should I rent or buy a house
Explain inflation in simple terms
Give me a second opinion on this claim
How long does it take to learn piano
Is it true that lightning never strikes twice
Tell me why the sky is blue
What happens when two black holes merge
Does vitamin C help against a cold
Where do penguins live
Tell me about the life of Marie Curie
What was the Cold War about
My dog eats grass, is that normal
Any idea why my plant is dying
How far away is the sun
Who painted the ceiling of the Sistine Chapel
What is the meaning of the word ubiquitous
Is chocolate bad for dogs
Why did the dinosaurs disappear
How many bones does a human have
Are there really sharks in that lake
I wonder whether plants can feel pain
Explain how a fridge works
The tallest mountain of the solar system
Which foods contain iron
What should I do when a bee stings me
Is it dangerous to mix bleach and vinegar
What was the first film ever made
Facts about honey bees
Should children learn a second language early`,
  chat: `
Let us have a conversation about my day
I would like to talk to somebody
Chat with me about philosophy
Can we brainstorm together for a while
I want to discuss my plans with an assistant
Talk with the AI about my novel
Be my conversation partner
Let's role play a job interview
I feel lonely and want to chat
Start a new chat
Play twenty questions with me
Have a dialogue with me about stoicism
I want to think out loud with someone
Keep me company for a bit
Continue our talk from yesterday
Pretend to be a pirate and talk to me
I am bored, talk to me
Are you there
Hi, how is it going
Good morning, panda
Tell me a joke
Let's just talk
I had a bad day and need someone to listen
Practise small talk with me
Keep chatting
I want to ask you something personal
Entertain me
Let us continue the conversation
Be a strict teacher and quiz me
Can I vent for a minute
Tell me a story, you be the narrator`,
  compare: `
Compare electric cars and petrol cars
What is the difference between a crocodile and an alligator
Which is better, tea or coffee
iPhone versus Android
Weigh up the pros and cons of two laptops
How do Python and Java differ
Cats or dogs, which suit a small flat
Contrast capitalism with socialism
Compare the answers of different models
Set these two options against each other
Train or plane for a trip to Rome, which one
React vs Vue
What separates a hurricane from a typhoon
Put the two plans side by side
Is butter or margarine healthier
Similarities and differences between frogs and toads
What sets a viola apart from a violin
Gas or electric stove
Should I pick a bike or a scooter
A or B, which one is the better choice
Advantages of wood over plastic
Renting compared with buying
Two phones, which should I take
How does a moth differ from a butterfly
What do soccer and rugby have in common
Benefits and drawbacks of working from home
Distinguish a sheep from a goat
Is a cruise or a road trip better for families`,
  place: `
Show me Brazil on the map
Facts about Iceland
Which countries border Austria
Tell me about the country Kenya
Where on earth is Bhutan
What currency do they use in Poland
A map of Africa
How big is Canada compared with Russia
Largest cities of India
Calling code for Portugal
Time zone of Australia
I want to see Europe on a world map
Geography of Chile
Country profile of Vietnam
Neighbours of Germany
Is Norway larger than Sweden
Which countries touch Switzerland
Where can I find Malta on a globe
What continent is Egypt in
Countries in South America
What is the capital of Mongolia and what is around it
How far is Madrid from Oslo
Show the world map
Population of the cities in Turkey
Official languages of Belgium
Internet domain of Croatia
Finland
The islands of Indonesia on a map`,
  calculate: `
What is 17 times 23
Work out 15 percent of 240
Add up 12, 45 and 89
Convert 10 miles to kilometres
How much is 250 divided by 8
Square root of 144
Calculate the tip on 56 dollars
5 feet 7 inches in centimetres
What is 72 Fahrenheit in Celsius
How many seconds are in a day
3.5 kilos in pounds
Multiply 19 by 84
What do I pay with 20 percent off 80
Split 96 euros among 5 people
Two to the power of ten
Subtract 387 from 1000
How many ounces are in a kilo
19 percent tax on 80
7 times 8 minus 3
What is half of 357
Average of 4, 8 and 15
Compound interest on 1000 at 3 percent
How many centimetres are 6 feet
2 cups in millilitres
Divide 99 by 7
The sum of 3.5 and 4.75
Speed if I run 10 km in 50 minutes
Percentage of 45 out of 60`,
  translate: `
Translate this sentence into French
How do you say thank you in Japanese
Put this paragraph into Spanish
I need this letter in German
What is the Italian word for bread
Turn my text into English
Say good morning in Portuguese
English to Spanish translation please
Give me the Polish version of this
Render this poem in Greek
Can you translate from Dutch to English
What does this French sentence mean in English
Make a Catalan translation
I want this page in my own language
How would a Swede say I am hungry
Translation of the menu into Chinese
German for butterfly
The Spanish word for spoon
What does bonjour mean
What is cheese called in Dutch
How to say good luck in Turkish
I need a note in Italian for my neighbour
Say it in Russian
What is the meaning of this Latin phrase in English
In French please
Swedish version of this text
Tell me this in my mother tongue
What do you call a cat in Finnish
Write this in Danish`,
  detect: `
What language is this text written in
Which language is that
Detect the language of this sentence
Tell me what tongue this note is in
Identify the language of the following words
Is this Dutch or Afrikaans
Recognise the language of this message
I got a message and do not know its language
Name the language of these lines
Find out in which language this is
Is this text Spanish or Portuguese
Guess the language
What kind of language do these words belong to
In what language did she write this
Language identification for a paragraph
Which tongue is this letter in
Language of this word
Which language do these words come from
Can you tell the language of a letter
My neighbour speaks this, which language might it be
What language does this sound like
Is that Norwegian or Danish
I found a note in an unknown language
Where does this language belong
The language of the following sentence
Tell the language`,
  summarise: `
Summarise this article for me
Give me the gist of this text
Too long, did not read
Boil this down to three sentences
What are the key points of the following
Make a short version of this report text
Sum up the text below
I need the main ideas in brief
Condense this paragraph
Shorten this passage
An abstract of this essay please
Tell me in a few lines what this says
Get me the highlights of this post
Reduce this to its essentials
Write a summary of the chapter
Bullet points of what matters in this text
What is this text about in short
The essence of these minutes
Make it shorter
Just the main message please
In one sentence, what does this say
Give me a quick overview of the following text
I have no time to read all this
Turn the article into five bullet points
Key takeaways
A brief of the following story
Compress this text
What does the author mainly say`,
  polish: `
Correct the grammar of this paragraph
Fix the spelling mistakes in my text
Proofread my letter
Make this sound more professional
Improve my writing
Rewrite this in a friendlier tone
Check my sentences for errors
Polish this draft
Make my message more polite
Rephrase this paragraph
Clean up the wording of this text
Can you edit my essay for grammar
This sounds clumsy, make it smoother
Is there a typo in this sentence
Make it more formal
Turn my rough draft into good English
Does this sentence sound right
Find the mistakes in this text
Is this correct English
Improve the text for my shop
Make my message sound nicer
Better wording for this sentence
My English is bad, please correct it
Word this more clearly
Edit the following lines
Can this be said more elegantly
Tone this down a bit
Look over my text for errors
Check my writing`,
  email: `
Write an email to my landlord
Draft a message to my boss about holidays
Compose a reply to this customer
I need a letter of complaint
Help me write a thank you mail
Email to a colleague about the meeting
Write a cover letter for a job
Answer this mail politely
A note to the school that my child is ill
Compose an apology to a client
Write an invitation mail for the party
Prepare a resignation letter
Send a reminder mail about the invoice
Draft a cancellation letter for my gym
Reply to the recruiter that I am interested
Write a business mail asking for a quote
Thank you note for my aunt
I need to write to the bank about my lost card
Tell my landlord by mail that the sink leaks
How should I word a letter to the tax office
Message to the team about the new date
Ask the shop for a refund in writing
A polite no to an invitation
Cancel my contract in writing
Job application letter
Say sorry to a customer by mail
Write to the council about the noise
Condolence letter
Let my boss know I will be late`,
  draw: `
Draw a cat on a sofa
Make a picture of a sunset over the sea
Create an image of a robot reading
Paint a mountain lake
Design a logo for my bakery
Generate an illustration for a children's book
I want a drawing of a dragon
Sketch a city at night
A poster with a rocket and stars
Create a cartoon of a fox
Picture of a house in the snow
Make me a wallpaper with flowers
Show me how a purple elephant would look
An icon of a leaf
Render a castle in watercolour
Produce artwork with whales
A pic of a hedgehog
An owl with glasses, oil painting style
Visualise a city under the sea
Logo for a coffee shop
I would love a portrait of my dog
Show an astronaut riding a horse
Clip art of a tree
A mandala with circles
Art with stars and a moon
Cover picture for my playlist
Colour a butterfly in blue
Image of a waterfall
Design a birthday card
A pixel art sword`,
  video: `
Make a video about recycling
Create a short clip of waves
Turn these pictures into a film
Generate an animation of a bouncing ball
I need a video for my product
Produce a slideshow with music
A trailer for my book
Make a movie out of my photos
Create a thirty second advert film
Video with captions about bees
Animate this scene
Put together a birthday film
Film clip of a walking panda
Create a reel for social media
Cut a video from these scenes
Explainer video about solar power
A clip that shows how a seed grows
Birthday movie for my dad
Short film about the history of tea
Moving pictures of clouds
Make my photos move
A time lapse of a city
Intro for my channel
Video greeting for a wedding
Edit a film from my scenes
Promotional video for a cafe`,
  speak: `
Read this text aloud
Say this sentence out loud
Turn my text into speech
I want to hear this paragraph
Text to speech please
Make an audio file of this story
Speak these words
Record a voice over for this script
Narrate this chapter
Let me listen to this article
Pronounce this word
Read it to me
Give this text a voice
Create a spoken version of my poem
Convert this into an mp3 I can listen to
Voice this announcement
How would this sound spoken
Audio version of my story
Let a voice say this
I want it read to me
Read me the following poem
Play this text as audio
Speak the announcement
Listen to my notes
A voice that reads my script
Sound file of this sentence
How is this word pronounced aloud
Recite this`,
  transcribe: `
Transcribe this recording
Write down what is said in this video
Turn my voice memo into text
I have an interview recording and need it in writing
Speech to text
Make subtitles for this film
Get the words of this podcast
Convert this mp3 to text
A transcript of the meeting
Type up my dictation
Captions for a YouTube video
What do they say in this audio file
Transcription of a lecture
Put the spoken words of this clip on paper
Write out this voice message
Turn the phone call into a text
I recorded a meeting, write it out
What is being said on this tape
Turn the interview into words
Text from audio
Minutes from a recorded call
Convert my voice to text
Listen to this file and type the words
Subtitle my clip
Get the lyrics from my recording
I want my lecture recording as text
Write what I dictate`,
  see: `
What is in this picture
Describe this photo
Read the text in this image
Which plant is on my photo
How many people are in the picture
Recognise the objects in this screenshot
Tell me what you see on the image
Extract the writing from a scan
What animal is shown here in the photo
Identify the building in this photograph
OCR this receipt photo
Which colours does this picture have
Find faces in a photo
What does the sign on this picture say
Analyse an image
Look at this screenshot for me
What does it say on this sign, I took a photo
Which mushroom is in the image
Tell me about this picture
What is the colour of the car in the photo
Is there a person in this image
Explain this diagram picture
Text from a photo of a page
I have a picture of a rash
What brand is shown in this picture
Which breed is the dog in my photo
Caption this image`,
  document: `
Analyse this PDF
Read my contract and tell me the risks
Ask questions about a document
Go through this report file
What does the attached file say
Extract the dates from this Word document
Check the lease for problems
Upload a paper and discuss it
Find the deadline in this document
Help me understand this legal document
Look into a spreadsheet file
Review the attached agreement
I have a manual as a PDF and a question
Analyse a research paper
Read the invoice file
Which clauses of the contract matter
Here is my rental contract, what about pets
What are the recommendations in the report
Questions about my insurance policy document
Does the contract say anything about notice
I uploaded a file, find the total
Compare two versions of a contract file
Look at my CV as a PDF
Understand this study paper
Tell me what is in the Word file
What does the manual say about cleaning
Fees in my bank agreement`,
  code: `
Write a Python function that sorts a list
Create a JavaScript countdown
Generate a regular expression for phone numbers
Build a small web page with a form
Fix the bug in my code
Write an SQL query for the newest orders
Make a bash script that renames files
Code a calculator in Java
Explain what this code does
Program a snake game
A CSS style for a round button
Unit tests for this function
Convert this code from Python to Go
Why does my loop never end
Create an HTML table
Help me debug this stack trace
How do I centre a div
My for loop skips the last item
Small shell script to back up a folder
What is wrong with this function
Null pointer exception in Java
How do I sort an array in PHP
Make a REST endpoint
A query that joins two tables
Implement binary search
Git command to undo a commit
Parse JSON in Rust
A formula for a spreadsheet cell
Refactor this class
Loop through a dictionary in Python`,
  search: `
Search for articles about backups
Find the screen for voice tools
Look for threads about gardening
Find a member called Mira
Search this site for pandas
Where on this site can I find my files
Look up something in the knowledge base
Find my old question about taxes
Search my things
Find topics about photography
Is there anything here about knitting
Look for lessons on history
Find posts of the community
Search among the help articles
Find everything about invoices on this server
Browse for ebooks about cooking
Where can I find my earlier conversations
Any threads on composting
My old chats about travel
Find the notes I saved
Is there a help page about backups
Show me posts by Mira
Who here knows about bees
Look through my own documents on this server
What did people here write about coffee
Where did I put my question on pensions
Which screens deal with sound
Find people interested in chess`,
  web: `
Search the web for cheap flights
Google the weather in Paris
Find news about the election online
Look this up on the internet
Latest headlines
Search online for a recipe
What do websites say about solar panels
Current price of gold on the web
Find web pages about beekeeping
Look online for opening hours
Internet search for running shoes
Recent news on space travel
Find a link to the official page
Who won the match yesterday
Search the net for reviews
What is happening in the world today
What is new in the world of chess this week
Find me a website with free sheet music
Weather in Lisbon tomorrow
Current exchange rate
Who won the election
Opening hours of the museum
A good recipe site
Find reviews of this phone
What happened today in politics
Bus timetable for Leeds
Buy tickets for a concert
Share price of a company
Look for offers online
Recent studies about sleep on the web`,
  settings: `
Change my password
Switch to dark mode
Update my profile picture
Change my email address
Delete my account
Turn off notifications
Set up two factor sign in
Add my own API key
Change my username
Download my data
Edit my profile
Make the page light instead of dark
Sign out my other devices
Add a passkey
Manage my account settings
Stop sending me mails
How do I change my username
Make the screen bright
Log me out of my phone
Change the theme
I want another picture on my profile
Change the language of the interface
Use my own OpenAI key
Where do I switch off mails
Remove my account for good
Use two step sign in
My handle should be different
Show my country on the map
Get a copy of everything you store about me`,
  help: `
How do I use this site
I need help with my account
How can I contact support
Report a bug
What can I do here
How do the plans work
I cannot sign in
How do I cancel my subscription here
Where is the help centre
Something on this page is broken
Give feedback about the product
Why did my question count as a run
How do I adopt a panda
Explain how this platform works
I have a problem with this website
Which engines are built in here
Is this service free
Who runs this site
Nothing happens when I press send
What does this place cost
I found a mistake on your page
Your site does not load
Who made this website
How many questions may I ask per day
I forgot how to log in
What are the limits of the free plan
Can I trust what is written here
Where do you keep my data
I want to complain
Why is there a panda
Tell the team about a fault
How does this work`,
  summon: `
Summon several allies
Call a historian and a lawyer into one talk
Let personas debate my idea
Bring together a panel of characters
I want a round table of experts on this plan
Ask my allies together
Gather a team of AI personas
Summon the critic and the optimist
Let a scientist and an artist discuss this
Invite allies into a conversation
Have different characters argue about it
Get an ally for writing and one for numbers
A debate between two personas
Call the allies from the codex
Assemble a council for my decision
Start a group talk with several assistants
Get the sceptic and the dreamer in one room
Call an ally
Have a poet and an engineer discuss my startup
I want several personalities to talk with each other
Let two characters argue about my essay
Put a teacher and a student in a dialogue
My allies should decide
Bring my personas
A panel discussion between characters
Who of the allies can help`,
  open: `
Open the gallery
Go to the marketplace
Take me to my inbox
Show me the plans page
Open the community
Bring me to the university
I want to see the leaderboard screen
Navigate to the blog
Go to the music studio
Open my chat history
Show the list of all screens
Take me home
Jump to the dashboard
Where is the builder
Open the privacy policy
Visit my panda page
Models page
Go to threads
The privacy policy please
Show my profile
Where is the page with prices
I want to go to the admin area
Back to the start page
Open my settings page
Let me see the quests
Open the codex
Bring up the calendar
Show the gallery
Page with all tools`,
}

/** The examples of an intent, one by one. */
export const examplesOf = (intent: IntentId): string[] =>
  intentExamples[intent]
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
