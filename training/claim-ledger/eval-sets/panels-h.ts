import type { Heading } from '#app/engines/claim-ledger/assemble/score.ts'
import type { BlindPanel } from './panels-f.ts'

/** A panel of answers as five families of models write them, with the heading it must get. */
export type StyledPanel = BlindPanel & { heading: Heading }

/**
 * Panels on health, law, history, cooking, software, travel and money, written to be read by content: what is shown as
 * agreed must stand in each answer, what is shown as a dispute must be one. Rules were mended after a first reading of them.
 */
export const styledPanels: StyledPanel[] = [
  {
    question: 'Can I take ibuprofen and paracetamol together?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: "Yes, you can usually take ibuprofen and paracetamol together. They work in different ways and don't interact with each other.\n\n**Key points:**\n- **Adults:** up to 1,000 mg of paracetamol per dose, with no more than 4,000 mg in 24 hours.\n- **Ibuprofen:** 200–400 mg every 4 to 6 hours, up to 1,200 mg a day without a prescription.\n- Take ibuprofen with food to protect your stomach.\n\nIf you're pregnant or have kidney disease, check with a doctor first.",
      },
      {
        seat: 'Claude',
        text: 'Yes, for most adults it is safe to take ibuprofen and paracetamol together, because they work in different ways. Ibuprofen is an anti-inflammatory drug, while paracetamol acts mainly in the brain. Take ibuprofen with food. Do not take more than 4,000 mg of paracetamol in 24 hours. People with stomach ulcers should avoid ibuprofen.',
      },
      {
        seat: 'Gemini',
        text: 'Yes. It is generally safe for adults to take paracetamol and ibuprofen at the same time. You can also stagger them.\n\n* Paracetamol: 500 mg to 1,000 mg every 4 to 6 hours, maximum of 4,000 mg in 24 hours\n* Ibuprofen: maximum of 1,200 mg in 24 hours\n\nPregnant women should not take ibuprofen.',
      },
    ],
    disputes: [],
  },
  {
    question: 'How long does cooked chicken last in the fridge?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Cooked chicken lasts **3 to 4 days** in the refrigerator when stored in an airtight container. Make sure your fridge is at or below 40°F (4°C). For longer storage, freeze it for up to 4 months.',
      },
      {
        seat: 'Claude',
        text: 'Cooked chicken keeps for three to four days in the fridge. Refrigerate it within two hours of cooking. You can freeze cooked chicken for two to six months.',
      },
      {
        seat: 'Gemini',
        text: 'According to food safety guidelines, cooked chicken can be kept in the fridge for 3-4 days. Store it in a sealed container. If it smells sour or feels slimy, throw it away.',
      },
      {
        seat: 'Llama',
        text: 'You can store cooked chicken in the fridge for up to 7 days. Always refrigerate it within two hours of cooking.',
      },
    ],
    disputes: [
      {
        about: 'how long it keeps in the fridge',
        positions: [
          { value: '3 to 4 days', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'up to 7 days', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'Who won the Battle of Jutland?',
    heading: 'split',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'The Battle of Jutland (31 May – 1 June 1916) had no clear winner. Germany sank more British ships, but Britain kept control of the North Sea. The Royal Navy lost 14 ships and more than 6,000 men, while the Germans lost 11 ships and about 2,500 men.',
      },
      {
        seat: 'Claude',
        text: 'Britain won the Battle of Jutland strategically. The Royal Navy lost 14 ships and the Imperial German Navy lost 11. The German fleet never again seriously challenged British control of the North Sea.',
      },
      {
        seat: 'Mistral',
        text: 'Germany won the Battle of Jutland tactically, since it sank more ships. The battle took place on 31 May and 1 June 1916 in the North Sea. Admiral Scheer commanded the German fleet and Admiral Jellicoe commanded the British Grand Fleet. The Royal Navy lost 13 ships.',
      },
    ],
    disputes: [
      {
        about: 'how many ships the Royal Navy lost',
        positions: [
          { value: '14 ships', seats: ['ChatGPT', 'Claude'] },
          { value: '13 ships', seats: ['Mistral'] },
        ],
      },
      {
        about: 'who won',
        positions: [
          { value: 'Britain', seats: ['Claude'] },
          { value: 'Germany', seats: ['Mistral'] },
        ],
      },
    ],
  },
  {
    question: 'Do I need a visa to visit Japan as a US citizen?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: "No, U.S. citizens do not need a visa to visit Japan for tourism or business stays of up to 90 days. You'll need:\n\n1. A valid passport\n2. A return or onward ticket\n\nWorking in Japan requires a visa.",
      },
      {
        seat: 'Claude',
        text: 'No. As a US citizen you can visit Japan without a visa for up to 90 days for tourism or business. Your passport must be valid for the whole of your stay. You cannot do paid work on a short-term visit.',
      },
      {
        seat: 'Gemini',
        text: 'No, as a US citizen you do not need a visa for short-term stays (up to 90 days) in Japan. Your passport must be valid for the duration of your stay. You can fill in immigration and customs forms in advance through Visit Japan Web.',
      },
      {
        seat: 'Mistral',
        text: 'US citizens do not need a visa to visit Japan for stays of up to 90 days. Your passport must be valid for at least six months.',
      },
    ],
    disputes: [],
  },
  {
    question: 'When was the Great Fire of London and how did it start?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: "The Great Fire of London began on **2 September 1666** in Thomas Farriner's bakery on Pudding Lane. It burned for four days and destroyed about 13,200 houses, 87 parish churches and St Paul's Cathedral. Officially only six deaths were recorded.",
      },
      {
        seat: 'Claude',
        text: 'The Great Fire of London started on 2 September 1666 at a bakery in Pudding Lane owned by Thomas Farriner. The fire destroyed around 13,200 houses and 87 parish churches. It was finally put out on 6 September.',
      },
      {
        seat: 'Gemini',
        text: 'The Great Fire of London started in the early hours of Sunday, 2 September 1666. It started in a bakery on Pudding Lane. The fire destroyed 13,200 houses. The baker was called Thomas Farriner.',
      },
      {
        seat: 'Llama',
        text: "The Great Fire of London started on 2 September 1665 in a bakery on Pudding Lane. The fire burned for four days. It destroyed St Paul's Cathedral.",
      },
    ],
    disputes: [
      {
        about: 'the year',
        positions: [
          { value: '1666', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: '1665', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'What is the difference between git merge and git rebase?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: '`git merge` combines two branches by creating a merge commit. It preserves the full history of both branches.\n\n`git rebase` moves your commits onto the tip of another branch. It rewrites commit history, so you should never rebase commits that have been pushed to a shared branch.\n\n```bash\ngit checkout feature\ngit rebase main\n```',
      },
      {
        seat: 'Claude',
        text: 'Git merge creates a merge commit that ties two branches together. Git rebase rewrites commit history by replaying your commits on top of another branch. Rebase gives a linear history. Do not rebase commits that others have already pulled.',
      },
      {
        seat: 'Gemini',
        text: 'The main difference is how they treat history:\n\n| | merge | rebase |\n|---|---|---|\n| History | preserved | rewritten |\n| Result | merge commit | linear history |\n\nGit rebase rewrites commit history. Use merge for shared branches and rebase for local clean-up.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Does my landlord have to return my deposit within 30 days in California?',
    heading: 'split',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'No. In California, a landlord must return your security deposit within 21 days after you move out, along with an itemized statement of any deductions. If the landlord keeps the deposit in bad faith, you may recover up to twice the deposit in damages.',
      },
      {
        seat: 'Claude',
        text: 'No, the deadline is shorter. In California, the landlord must return the security deposit within 21 days of you moving out. You can sue in small claims court for up to $12,500.',
      },
      {
        seat: 'Gemini',
        text: 'Not 30 days: California law gives landlords 21 days. The landlord must also give you an itemized statement of deductions. You can sue in small claims court for up to $10,000.',
      },
      {
        seat: 'Llama',
        text: 'Yes, in California a landlord must return the security deposit within 30 days of you moving out. The landlord may deduct unpaid rent and cleaning costs.',
      },
      {
        seat: 'Mistral',
        text: 'Yes. California landlords must return the deposit within 30 days of the tenant moving out.',
      },
    ],
    disputes: [
      {
        about: 'whether it is due within 30 days',
        positions: [
          { value: 'landlord does not have to return', seats: ['ChatGPT', 'Claude'] },
          { value: 'landlord has to return', seats: ['Llama', 'Mistral'] },
        ],
      },
      {
        about: 'how soon the deposit is due',
        positions: [
          { value: '21 days', seats: ['ChatGPT', 'Claude'] },
          { value: '30 days', seats: ['Llama', 'Mistral'] },
        ],
      },
      {
        about: 'the limit in small claims court',
        positions: [
          { value: '$12,500', seats: ['Claude'] },
          { value: '$10,000', seats: ['Gemini'] },
        ],
      },
    ],
  },
  {
    question: 'At what temperature should I roast a whole chicken?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Roast a whole chicken at **425°F (220°C)** for about 20 minutes per pound. The chicken is done when the internal temperature reaches 165°F (74°C). Let the chicken rest for 10–15 minutes before carving.',
      },
      {
        seat: 'Claude',
        text: 'I would roast a whole chicken at 220 °C. The chicken is done when the internal temperature reaches 74 °C in the thickest part of the thigh. Let it rest for 15 minutes before carving.',
      },
      {
        seat: 'Gemini',
        text: 'Roast a whole chicken at 350°F (175°C) for even cooking. Pat the skin dry first. The chicken is done when its internal temperature reaches 165°F.',
      },
    ],
    disputes: [
      {
        about: 'the temperature of the oven',
        positions: [
          { value: '425°F', seats: ['ChatGPT', 'Claude'] },
          { value: '350°F', seats: ['Gemini'] },
        ],
      },
    ],
  },
  {
    question: 'How much of my income should I save each month?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'A common guideline is to save at least **20% of your income**. This comes from the 50/30/20 rule:\n- 50% for needs\n- 30% for wants\n- 20% for savings and debt repayment\n\nBuild an emergency fund of three to six months of expenses first.',
      },
      {
        seat: 'Claude',
        text: 'The 50/30/20 rule suggests saving 20% of your income. Start with an emergency fund that covers three to six months of expenses. If 20% is too much, even 5% is a good start.',
      },
      {
        seat: 'Mistral',
        text: 'Financial experts often recommend saving 20% of your income. The right amount depends on your goals. An emergency fund should cover three to six months of expenses.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Is Python faster than JavaScript?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'No, JavaScript is generally faster than Python. Engines like V8 use just-in-time compilation, while CPython interprets bytecode. Python was created by Guido van Rossum and first released in 1991.',
      },
      {
        seat: 'Claude',
        text: 'Generally no. JavaScript is usually faster than Python because V8 compiles code just in time. Python was first released in 1991. For numerical work, libraries such as NumPy make Python fast.',
      },
      {
        seat: 'Llama',
        text: 'No. JavaScript is faster than Python for most tasks. Python was first released in 1989. JavaScript was created by Brendan Eich in 1995.',
      },
    ],
    disputes: [
      {
        about: 'the first release of Python',
        positions: [
          { value: '1991', seats: ['ChatGPT', 'Claude'] },
          { value: '1989', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'Does microwaving food destroy its nutrients?',
    heading: 'split',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Not more than other cooking methods. All cooking destroys some nutrients, such as vitamin C. Because microwaving is quick and uses little water, it often preserves more nutrients than boiling. Microwaving does not make food radioactive.',
      },
      {
        seat: 'Claude',
        text: 'No, microwaving does not destroy nutrients more than other ways of cooking. Microwaving uses less water and shorter cooking times, so it often keeps more vitamins than boiling. Microwaves do not make food radioactive.',
      },
      {
        seat: 'Gemini',
        text: 'Microwaving can reduce some nutrients, but so does any cooking method. Vitamin C breaks down when heated. Microwaving does not make food radioactive.',
      },
      {
        seat: 'Llama',
        text: 'Yes, microwaving destroys most nutrients in food. Microwaving makes food radioactive. It is better to steam vegetables.',
      },
    ],
    disputes: [
      {
        about: 'whether it makes food radioactive',
        positions: [
          { value: 'does not make food radioactive', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'makes food radioactive', seats: ['Llama'] },
        ],
      },
      {
        about: 'whether it destroys nutrients',
        positions: [
          { value: 'does not destroy nutrients', seats: ['Claude'] },
          { value: 'destroys nutrients', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'How do I get from Heathrow to central London?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'There are several ways:\n\n1. **Heathrow Express** – the fastest option; it takes about 15 minutes to Paddington and costs £25.\n2. **Elizabeth line** – takes about 35 minutes and costs around £13.\n3. **Piccadilly line** – takes around 50 minutes and is the cheapest option.\n4. **Taxi** – 45 to 60 minutes, £50–£90.',
      },
      {
        seat: 'Claude',
        text: 'The Heathrow Express takes 15 minutes to reach Paddington. The Elizabeth line takes about 35 minutes to reach central London. The Piccadilly line is the cheapest option and takes around 50 minutes. National Express coaches run to Victoria Coach Station.',
      },
      {
        seat: 'Gemini',
        text: 'The fastest way is the Heathrow Express, which takes 15 minutes to Paddington Station. The Piccadilly line is the cheapest way. The Elizabeth line takes about 60 minutes to reach central London.',
      },
    ],
    disputes: [
      {
        about: 'how long the Elizabeth line takes',
        positions: [
          { value: '35 minutes', seats: ['ChatGPT', 'Claude'] },
          { value: '60 minutes', seats: ['Gemini'] },
        ],
      },
    ],
  },
  {
    'question': 'How much water should I drink per day?',
    'heading': 'mostly agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'Most adults need about **2 to 3 liters** of water a day. Needs vary with climate and exercise. Coffee and tea count toward your fluid intake.',
      },
      {
        'seat': 'Claude',
        'text':
          'The U.S. National Academies suggest about 3.7 liters a day for men and 2.7 liters for women, from all drinks and food. Coffee and tea count toward your intake. Thirst is a good guide for healthy people.',
      },
      {
        'seat': 'Gemini',
        'text':
          'A common recommendation is eight glasses (about 2 liters) a day. Caffeinated drinks like coffee do not count toward your fluid intake.',
      },
      { 'seat': 'Llama', 'text': 'You should drink at least 2 liters of water per day. Athletes need more.' },
    ],
    'disputes': [
      {
        'about': 'whether coffee counts',
        'positions': [
          { 'value': 'count toward your fluid intake', 'seats': ['ChatGPT', 'Claude'] },
          { 'value': 'do not count toward your fluid intake', 'seats': ['Gemini'] },
        ],
      },
    ],
  },
  {
    'question': 'Can a tenant be evicted without notice in England?',
    'heading': 'mostly agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          "No. In England a landlord must give written notice before evicting a tenant. A Section 21 notice gives at least two months' notice. If the tenant does not leave, the landlord must apply to court for a possession order.",
      },
      {
        'seat': 'Claude',
        'text':
          'No, generally a landlord cannot evict a tenant without notice. A Section 21 notice must give at least two months. Only bailiffs can carry out an eviction.',
      },
      {
        'seat': 'Mistral',
        'text':
          'No. A tenant cannot be evicted without notice. A Section 21 notice must give at least four months. Lodgers can be evicted with reasonable notice only.',
      },
    ],
    'disputes': [
      {
        'about': 'the length of a Section 21 notice',
        'positions': [
          { 'value': 'two months', 'seats': ['ChatGPT', 'Claude'] },
          { 'value': 'four months', 'seats': ['Mistral'] },
        ],
      },
    ],
  },
  {
    'question': 'Who discovered penicillin and when?',
    'heading': 'mostly agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          "Penicillin was discovered by **Alexander Fleming** in **1928** at St Mary's Hospital in London. Howard Florey and Ernst Chain later developed it into a medicine. The three shared the Nobel Prize in 1945.",
      },
      {
        'seat': 'Claude',
        'text':
          'Alexander Fleming discovered penicillin in September 1928. Florey and Chain turned it into a usable drug in the 1940s. Fleming, Florey and Chain shared the Nobel Prize in Physiology or Medicine in 1945.',
      },
      {
        'seat': 'Gemini',
        'text':
          'Alexander Fleming discovered penicillin in 1929. He shared the Nobel Prize in 1945 with Florey and Chain.',
      },
    ],
    'disputes': [
      {
        'about': 'the year',
        'positions': [
          { 'value': '1928', 'seats': ['ChatGPT', 'Claude'] },
          { 'value': '1929', 'seats': ['Gemini'] },
        ],
      },
    ],
  },
  {
    'question': 'What is the best way to learn Spanish?',
    'heading': 'split',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'The best way is to combine daily practice with real conversation. Use apps such as Duolingo for vocabulary. Watch shows in Spanish.',
      },
      {
        'seat': 'Claude',
        'text':
          'Immersion works best. Speak with native speakers as early as possible. Apps such as Duolingo are not enough on their own.',
      },
      {
        'seat': 'Gemini',
        'text':
          'Consistency matters most: study for 20 minutes every day. Apps such as Duolingo are enough for beginners.',
      },
    ],
    'disputes': [],
  },
  {
    'question': 'How long should I boil eggs for hard-boiled?',
    'heading': 'mostly agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'Boil eggs for 10–12 minutes for hard-boiled. Then move them to ice water. Older eggs peel more easily.',
      },
      {
        'seat': 'Claude',
        'text':
          'For hard-boiled eggs, boil them for 9 to 12 minutes, depending on size. Cool them in ice water for five minutes. Older eggs peel more easily than fresh ones.',
      },
      {
        'seat': 'Llama',
        'text': 'Boil the eggs for 6 minutes. Put them into an ice bath. Fresh eggs peel more easily.',
      },
    ],
    'disputes': [
      {
        'about': 'how long to boil',
        'positions': [
          { 'value': '12 minutes', 'seats': ['ChatGPT', 'Claude'] },
          { 'value': '6 minutes', 'seats': ['Llama'] },
        ],
      },
      {
        'about': 'which eggs peel more easily',
        'positions': [
          { 'value': 'Older eggs', 'seats': ['ChatGPT', 'Claude'] },
          { 'value': 'Fresh eggs', 'seats': ['Llama'] },
        ],
      },
    ],
  },
  {
    'question': 'Is JavaScript single-threaded?',
    'heading': 'mostly agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'Yes, JavaScript is single-threaded: it has one call stack and executes one piece of code at a time. Web Workers allow code to run in background threads.',
      },
      {
        'seat': 'Claude',
        'text':
          'Yes. JavaScript runs on a single thread with an event loop. Web Workers and worker threads in Node.js allow parallel execution.',
      },
      {
        'seat': 'Mistral',
        'text':
          'Not exactly. The JavaScript language is single-threaded, but its runtimes are not: Node.js uses libuv with a thread pool of four threads by default.',
      },
    ],
    'disputes': [],
  },
  {
    'question': 'What is the tipping custom in Japan?',
    'heading': 'agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'Tipping is not customary in Japan. It can even be seen as rude. Some ryokan guests leave a small gift of money in an envelope.',
      },
      {
        'seat': 'Claude',
        'text':
          'Tipping is not expected in Japan and may cause confusion. Restaurants sometimes add a 10% service charge.',
      },
      {
        'seat': 'Gemini',
        'text': 'In Japan, tipping is not customary. High-end restaurants may add a service charge of 10–15%.',
      },
    ],
    'disputes': [],
  },
  {
    'question': 'When did World War I end?',
    'heading': 'mostly agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'World War I ended on November 11, 1918, when the armistice took effect. The Treaty of Versailles was signed on June 28, 1919.',
      },
      {
        'seat': 'Claude',
        'text':
          'Fighting in World War I ended with the armistice of 11 November 1918. The Treaty of Versailles was signed on 28 June 1919 and came into force on 10 January 1920.',
      },
      {
        'seat': 'Llama',
        'text':
          'World War I ended on June 28, 1919, with the signing of the Treaty of Versailles. The armistice was signed on 11 November 1918.',
      },
    ],
    'disputes': [
      {
        'about': 'the day',
        'positions': [
          { 'value': '11 November 1918', 'seats': ['ChatGPT', 'Claude'] },
          { 'value': 'June 28, 1919', 'seats': ['Llama'] },
        ],
      },
    ],
  },
  {
    'question': 'Does vitamin C prevent colds?',
    'heading': 'mostly agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'No, vitamin C does not prevent colds in most people. Regular supplements may shorten colds slightly, by about 8% in adults. People under extreme physical stress may benefit.',
      },
      {
        'seat': 'Claude',
        'text':
          'For most people, taking vitamin C does not prevent colds. It may slightly reduce how long they last. High doses can cause diarrhea.',
      },
      {
        'seat': 'Gemini',
        'text':
          'Vitamin C does not prevent the common cold for the general population. Regular use can shorten a cold by about 8% in adults and 14% in children.',
      },
      {
        'seat': 'Llama',
        'text': 'Yes, vitamin C prevents colds by strengthening the immune system. You should take 1,000 mg a day.',
      },
    ],
    'disputes': [
      {
        'about': 'whether it prevents colds',
        'positions': [
          { 'value': 'does not prevent colds', 'seats': ['ChatGPT', 'Claude', 'Gemini'] },
          { 'value': 'prevents colds', 'seats': ['Llama'] },
        ],
      },
    ],
  },
  {
    'question': 'Should I pay off debt or invest first?',
    'heading': 'agree',
    'answers': [
      {
        'seat': 'ChatGPT',
        'text':
          'It depends on the interest rate. Pay off high-interest debt such as credit cards first. If your employer matches retirement contributions, take the full match.',
      },
      {
        'seat': 'Claude',
        'text':
          'Pay off high-interest debt first, since credit card rates of 20% or more beat market returns. Always take the full employer match. With low-interest debt, investing may make sense.',
      },
      {
        'seat': 'Mistral',
        'text':
          'Generally, pay off high-interest debt first. Build a small emergency fund of $1,000. Stocks have returned about 10% a year on average.',
      },
    ],
    'disputes': [],
  },
]
