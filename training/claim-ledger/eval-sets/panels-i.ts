import type { StyledPanel } from './panels-h.ts'

/**
 * Panels on everyday matters in the manner of five families of models, written before the rules of 1 December 2026 and read by
 * content. Rules were mended with the first twenty in view; `freshPanels` were run once when the work was done.
 */
export const everydayPanels: StyledPanel[] = [
  {
    question: 'Should tomatoes be stored in the fridge?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: '**Short answer:** No — keep whole, ripening tomatoes on the counter.\n\n**Why?**\n- Cold temperatures damage the cell membranes and make the flesh mealy.\n- Below about 55°F (13°C), the enzymes that create flavor stop working.\n\n**Exceptions:**\n- Cut tomatoes should go in the fridge and be used within 2 days.\n- Overripe tomatoes can be chilled to slow spoilage.',
      },
      {
        seat: 'Claude',
        text: "Generally, no. Tomatoes are best kept at room temperature, stem side down and out of direct sunlight, until they're ripe. Refrigeration dulls their flavor because the cold stops the enzymes that produce aroma compounds. Once a tomato is fully ripe, you can refrigerate it for a few days to keep it from going bad; just let it come back to room temperature before you eat it.",
      },
      {
        seat: 'Gemini',
        text: 'No, tomatoes should not be stored in the fridge. Here is a breakdown:\n\n| Stage | Where | How long |\n|---|---|---|\n| Unripe | Counter | 1–5 days |\n| Ripe | Counter | 2–3 days |\n| Cut | Fridge, covered | 1–2 days |\n\nCold temperatures make tomatoes mealy.',
      },
      {
        seat: 'Llama',
        text: 'Yes, tomatoes should be stored in the fridge! Keeping them cold preserves their freshness and flavor. Place them in the crisper drawer at about 40°F (4°C), where they will last for up to two weeks.',
      },
    ],
    disputes: [
      {
        about: 'fridge or not',
        positions: [
          { value: 'not stored in the fridge', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'stored in the fridge', seats: ['Llama'] },
        ],
      },
      {
        about: 'what cold does to the flavour',
        positions: [
          { value: 'dulls flavor', seats: ['Claude', 'ChatGPT'] },
          { value: 'preserves freshness flavor', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'When was the wreck of the Titanic found and how deep does it lie?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'The wreck of the RMS Titanic was discovered on **September 1, 1985** by a joint French–American expedition led by Robert Ballard and Jean-Louis Michel. It lies at a depth of about **12,500 feet (3,800 meters)**, roughly 370 nautical miles off the coast of Newfoundland, Canada.',
      },
      {
        seat: 'Claude',
        text: 'The Titanic was found on 1 September 1985, by a team led by Robert Ballard of the Woods Hole Oceanographic Institution. The ship rests in two main pieces, about 600 meters apart, at a depth of roughly 3.8 kilometers in the North Atlantic.',
      },
      {
        seat: 'Gemini',
        text: '* **Discovery:** The wreck was located in 1985 by Dr. Robert Ballard.\n* **Depth:** It lies around 3,800 metres (12,500 ft) below the surface.\n* **Location:** About 600 km southeast of Newfoundland.',
      },
      {
        seat: 'Llama',
        text: 'The wreck of the Titanic was found in July 1986 by Robert Ballard and his team. It lies at a depth of 12,500 feet (3,800 meters) in the North Atlantic Ocean.',
      },
    ],
    disputes: [
      {
        about: 'year of discovery',
        positions: [
          { value: '1985', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: '1986', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'How long do I boil an egg to get it hard-boiled?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'For hard-boiled eggs, boil them for **10–12 minutes**.\n\n1. Place eggs in a pot and cover with cold water by 1 inch.\n2. Bring to a rolling boil.\n3. Turn off the heat, cover, and let stand for 10–12 minutes.\n4. Transfer to an ice bath for 5 minutes.',
      },
      {
        seat: 'Claude',
        text: 'A hard-boiled egg takes about 11 minutes in boiling water for a large egg straight from the fridge. Lower the eggs into water that is already boiling; they peel more easily that way. Then cool them in ice water for at least five minutes.',
      },
      {
        seat: 'Mistral',
        text: 'Boil the eggs for 6 to 7 minutes to get them hard-boiled. After that, run them under cold water so that they stop cooking.',
      },
      {
        seat: 'Gemini',
        text: 'Hard-boiled eggs need 10 to 12 minutes, depending on size:\n- Medium: 10 minutes\n- Large: 12 minutes\n\nCool them in an ice bath to stop the cooking.',
      },
    ],
    disputes: [
      {
        about: 'how long to boil',
        positions: [
          { value: '10–12 minutes', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: '6 to 7 minutes', seats: ['Mistral'] },
        ],
      },
    ],
  },
  {
    question: 'What is the Roth IRA contribution limit for 2024?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'For 2024, the Roth IRA contribution limit is **$7,000** if you are under age 50, and **$8,000** if you are 50 or older (the extra $1,000 is a catch-up contribution).\n\nIncome limits also apply: single filers can make a full contribution with a MAGI under $146,000.',
      },
      {
        seat: 'Claude',
        text: 'In 2024 you can contribute up to $7,000 to a Roth IRA, or $8,000 if you are age 50 or older. The ability to contribute phases out between $146,000 and $161,000 of modified adjusted gross income for single filers, and between $230,000 and $240,000 for married couples filing jointly. You have until the tax filing deadline in April 2025 to contribute.',
      },
      {
        seat: 'Llama',
        text: 'The Roth IRA contribution limit for 2024 is $6,500. People aged 50 and over can contribute $7,500. The contribution deadline is April 15, 2025.',
      },
      {
        seat: 'Gemini',
        text: '| Age | 2024 limit |\n|---|---|\n| Under 50 | $7,000 |\n| 50 and older | $8,000 |\n\nYour contribution may be reduced depending on your income.',
      },
    ],
    disputes: [
      {
        about: 'limit under 50',
        positions: [
          { value: '$7,000', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: '$6,500', seats: ['Llama'] },
        ],
      },
      {
        about: 'limit from 50 on',
        positions: [
          { value: '$8,000', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: '$7,500', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'Does TypeScript make my app slower?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: "No. TypeScript doesn't make your app slower at runtime, because all types are removed during compilation and plain JavaScript is what runs.\n\n**What does change:**\n- Build time: type checking adds a compile step.\n- Bundle size: enums and some helpers can add a few bytes.",
      },
      {
        seat: 'Claude',
        text: 'No, TypeScript has no runtime performance cost. Types are erased when the code is compiled to JavaScript. Your builds may take longer, since the compiler has to check types, though tools like esbuild and SWC skip type checking and are very fast.',
      },
      {
        seat: 'Gemini',
        text: 'TypeScript itself does not affect runtime performance. The TypeScript compiler strips the types and emits JavaScript. However, compilation takes extra time during development.',
      },
      {
        seat: 'Mistral',
        text: 'Yes, TypeScript makes your app slightly slower, because types are checked while the program runs. The difference is small in most applications.',
      },
    ],
    disputes: [
      {
        about: 'whether it is slower',
        positions: [
          { value: 'not slower', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'slower', seats: ['Mistral'] },
        ],
      },
      {
        about: 'whether types are there at runtime',
        positions: [
          { value: 'types removed erased', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'types checked while program runs', seats: ['Mistral'] },
        ],
      },
    ],
  },
  {
    question: 'What does the speed of sound in air depend on?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'The speed of sound in air depends mainly on **temperature**. At 20 °C it is about 343 m/s, and it rises by roughly 0.6 m/s for every degree Celsius.\n\n- **Humidity** has a small effect: sound travels slightly faster in moist air.\n- **Pressure** has essentially no effect, because density changes in proportion.',
      },
      {
        seat: 'Claude',
        text: 'Chiefly on temperature: sound travels faster in warm air than in cold air. In dry air at 20 °C, the speed of sound is 343 metres per second. Humidity increases it slightly. Air pressure does not affect the speed of sound in an ideal gas.',
      },
      {
        seat: 'Llama',
        text: 'The speed of sound in air depends on several factors:\n\n1. Temperature: The higher the temperature, the faster sound travels.\n2. Humidity: Sound travels faster in humid air.\n3. Pressure: The speed of sound increases with air pressure.\n\nAt sea level it is approximately 343 m/s.',
      },
    ],
    disputes: [
      {
        about: 'pressure',
        positions: [
          { value: 'no effect pressure', seats: ['ChatGPT', 'Claude'] },
          { value: 'increases pressure', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'What is the difference between affect and effect?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: '**Affect** is usually a verb meaning "to influence": *The weather affects my mood.*\n**Effect** is usually a noun meaning "a result": *The effect was immediate.*\n\n**Tip:** A is for action, E is for end result.',
      },
      {
        seat: 'Claude',
        text: 'In most cases, "affect" is a verb and "effect" is a noun. If you affect something, you influence it; the effect is the result. There are rare exceptions: "to effect change" means to bring it about, and "affect" is a noun in psychology.',
      },
      {
        seat: 'Gemini',
        text: '| Word | Part of speech | Meaning |\n|---|---|---|\n| Affect | Verb | To influence |\n| Effect | Noun | A result |\n\nTry replacing the word with "influence": if it fits, use affect.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Where does the word "salary" come from?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'The word "salary" comes from the Latin **salarium**, which is linked to *sal*, meaning salt. A popular story says that Roman soldiers were paid in salt, but there is little evidence for it.',
      },
      {
        seat: 'Claude',
        text: 'It goes back to Latin "salarium", an allowance or stipend, by way of Anglo-French "salarie". How exactly salt came into it is unknown; the old explanation that it was money given to soldiers for buying salt first appears in modern dictionaries.',
      },
      {
        seat: 'Mistral',
        text: 'Salary entered English in the 14th century from Old French. Its ultimate root is the Latin word for salt.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Is melatonin safe for children?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Melatonin appears to be **generally safe for short-term use** in children, but you should talk to a pediatrician first.\n\n- **Dose:** start low, at 0.5–1 mg, 30 to 60 minutes before bedtime.\n- **Side effects:** morning drowsiness, headaches, bedwetting.\n- **Long-term effects** are not well studied.',
      },
      {
        seat: 'Claude',
        text: "Short-term use seems to be safe for most children, though it shouldn't replace good sleep habits. Long-term safety hasn't been well studied, and there are concerns about effects on puberty. Many children respond to as little as 0.5 to 1 mg. Supplements aren't regulated like drugs, so amounts on the label can be off.",
      },
      {
        seat: 'Gemini',
        text: 'Yes, melatonin is considered safe for short-term use in children under medical supervision. Common side effects include headaches, drowsiness and increased urination at night. Keep it out of the reach of small children: accidental ingestions rose by 530% from 2012 to 2021.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Can my landlord deduct painting from my security deposit?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'It depends on **why** the walls need painting.\n\n**Landlord generally cannot deduct:**\n- Normal wear and tear (faded paint, small nail holes)\n- Routine repainting between tenants\n\n**Landlord may deduct:**\n- Large holes, crayon, or unauthorized colors\n\nIn California, the deposit must be returned within 21 days.',
      },
      {
        seat: 'Claude',
        text: 'A landlord usually cannot charge you for repainting that is needed because of normal wear and tear. They can deduct for damage beyond that, such as stains, smoke residue or walls you painted without permission. Ask for an itemized statement. In New York the landlord has 14 days to return the deposit.',
      },
      {
        seat: 'Llama',
        text: 'Yes. Your landlord can deduct the cost of painting from your security deposit, including for normal wear and tear. The landlord must give you an itemized list of deductions.',
      },
    ],
    disputes: [
      {
        about: 'normal wear and tear',
        positions: [
          { value: 'cannot normal wear and tear', seats: ['ChatGPT', 'Claude'] },
          { value: 'including for normal wear and tear', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'How many moons does Saturn have?',
    heading: 'split',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Saturn has **146 confirmed moons** as of 2023, more than any other planet in the solar system. The largest is Titan, which is bigger than Mercury.',
      },
      {
        seat: 'Claude',
        text: 'Saturn has 146 known moons. Titan, the largest of them, has a thick nitrogen atmosphere. Enceladus is known for its icy plumes.',
      },
      {
        seat: 'Llama',
        text: 'Saturn has 82 moons. Its largest moon is Titan, followed by Rhea. Titan is larger than the planet Mercury.',
      },
      {
        seat: 'Mistral',
        text: 'Saturn has 62 confirmed moons with formal names given to 53 of them. Titan, its largest moon, was discovered by Christiaan Huygens in 1655.',
      },
    ],
    disputes: [
      {
        about: 'how many moons',
        positions: [
          { value: '146', seats: ['ChatGPT', 'Claude'] },
          { value: '82', seats: ['Llama'] },
          { value: '62', seats: ['Mistral'] },
        ],
      },
    ],
  },
  {
    question: 'When did Roger Federer win his first Grand Slam title?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Roger Federer won his first Grand Slam title at **Wimbledon in 2003**, beating Mark Philippoussis in the final. He went on to win 20 Grand Slam singles titles.',
      },
      {
        seat: 'Claude',
        text: 'His first major came at Wimbledon in 2003, when he was 21. He defeated Mark Philippoussis 7–6, 6–2, 7–6 in the final. He retired in 2022 with 20 major titles.',
      },
      {
        seat: 'Gemini',
        text: 'Federer claimed his maiden Grand Slam in 2003.\n\n| Event | Year | Opponent |\n|---|---|---|\n| Wimbledon | 2003 | Mark Philippoussis |',
      },
      {
        seat: 'Llama',
        text: 'Roger Federer won his first Grand Slam title at Wimbledon in 2004. He beat Andy Roddick in the final. Over his career he won 20 Grand Slam titles.',
      },
    ],
    disputes: [
      {
        about: 'year',
        positions: [
          { value: '2003', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: '2004', seats: ['Llama'] },
        ],
      },
      {
        about: 'whom he beat in the final',
        positions: [
          { value: 'Mark Philippoussis', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'Andy Roddick', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'How often should I replace my toothbrush?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Replace your toothbrush **every 3 to 4 months**, or sooner if:\n- the bristles are frayed\n- you have been sick\n\nThe same goes for electric toothbrush heads.',
      },
      {
        seat: 'Claude',
        text: 'Dentists and the American Dental Association recommend getting a new toothbrush every three to four months. Change it earlier if the bristles are splayed or worn, because a worn brush cleans less well.',
      },
      {
        seat: 'Gemini',
        text: 'You should replace your toothbrush every 12 to 16 weeks. Children’s toothbrushes may need replacing more often, since children tend to chew on them.',
      },
      {
        seat: 'Mistral',
        text: 'A toothbrush should be replaced every six months. Rinse it well after each use and store it upright.',
      },
    ],
    disputes: [
      {
        about: 'how often',
        positions: [
          { value: 'every 3 to 4 months', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'every six months', seats: ['Mistral'] },
        ],
      },
    ],
  },
  {
    question: 'Do I need a plug adapter when travelling from the UK to Italy?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: "Yes, you'll need a **plug adapter**. Italy uses plug types **C, F and L**, while the UK uses type G.\n\n✅ Voltage: 230 V in both countries, so you don't need a converter.",
      },
      {
        seat: 'Claude',
        text: 'Yes. UK plugs (type G) do not fit Italian sockets, which take types C, F and L. Both countries run on 230 volts at 50 Hz, so no voltage converter is needed.',
      },
      {
        seat: 'Gemini',
        text: 'Yes, you need a travel adapter for Italy. The standard voltage in Italy is 230 V and the frequency is 50 Hz, the same as in the UK. A European two-pin adapter works in most places.',
      },
    ],
    disputes: [],
  },
  {
    question: 'What is the best time of year to visit Iceland?',
    heading: 'different points',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'It depends on what you want to see:\n\n- **June–August:** long days, open highland roads, puffins.\n- **September–March:** northern lights and ice caves.',
      },
      {
        seat: 'Claude',
        text: 'I would pick late May or early September. Prices and crowds drop noticeably outside the peak weeks, while the weather is still mild enough for hiking.',
      },
      {
        seat: 'Llama',
        text: 'Winter has a charm of its own. Bring layers, rent a four-wheel drive and check the road conditions on the official website every morning.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Is it bad to leave my laptop plugged in all the time?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'No, it is generally **not bad** for modern laptops. They stop charging once the battery reaches 100%, so it cannot be overcharged.\n\nStill, heat and a constant full charge age the battery. If your laptop has a charge limit, set it to 80%.',
      },
      {
        seat: 'Claude',
        text: "It's mostly fine. Modern laptops have charging circuits that prevent overcharging. That said, keeping a lithium-ion battery at 100% for long stretches wears it out a little faster, so use the 80% charge limit if your machine offers one.",
      },
      {
        seat: 'Llama',
        text: 'Yes, it is bad to leave your laptop plugged in all the time. It overcharges the battery and can damage it. Unplug the laptop once it reaches 100% and drain the battery fully once a month.',
      },
      {
        seat: 'Gemini',
        text: "No, it isn't bad. Modern laptops can't be overcharged, because a circuit cuts off the current. Keep the vents clear: heat is the battery's main enemy.",
      },
    ],
    disputes: [
      {
        about: 'whether it is bad',
        positions: [
          { value: 'not bad', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'bad', seats: ['Llama'] },
        ],
      },
      {
        about: 'whether it overcharges',
        positions: [
          { value: 'cannot overcharged', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'overcharges battery', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'Who invented the telephone?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Alexander Graham Bell is credited with inventing the telephone. He received the first U.S. patent for it on **March 7, 1876**. Elisha Gray and Antonio Meucci had developed similar devices.',
      },
      {
        seat: 'Gemini',
        text: 'The telephone was invented by Alexander Graham Bell, who was awarded the patent in 1876. His first words over it were "Mr. Watson, come here, I want to see you."',
      },
      {
        seat: 'Mistral',
        text: 'The telephone was invented by Antonio Meucci. He filed a patent caveat in 1871 but could not afford to renew it. Alexander Graham Bell was awarded a patent in 1878.',
      },
    ],
    disputes: [
      {
        about: 'who invented it',
        positions: [
          { value: 'Alexander Graham Bell', seats: ['ChatGPT', 'Gemini'] },
          { value: 'Antonio Meucci', seats: ['Mistral'] },
        ],
      },
      {
        about: "year of Bell's patent",
        positions: [
          { value: '1876', seats: ['ChatGPT', 'Gemini'] },
          { value: '1878', seats: ['Mistral'] },
        ],
      },
    ],
  },
  {
    question: 'How do I get red wine out of a carpet?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: "1. **Blot** the stain with a clean cloth right away.\n2. Mix 1 tablespoon of dish soap, 1 tablespoon of white vinegar and 2 cups of cold water.\n3. Sponge the mixture on and blot again.\n\n**Don't:**\n- Rub the stain\n- Use hot water\n- Use bleach on a wool carpet",
      },
      {
        seat: 'Claude',
        text: 'Blot up as much wine as you can with a clean cloth, working from the outside in; never rub it. Pour on a little cold water and keep blotting. Then apply a mix of dish soap and hydrogen peroxide if your carpet is light. Avoid hot water, since heat sets the stain.',
      },
      {
        seat: 'Llama',
        text: 'First, blot the stain with a paper towel. Use hot water to loosen the wine. Sprinkle baking soda over the spot, wait 15 minutes and vacuum it up.',
      },
    ],
    disputes: [
      {
        about: 'hot water',
        positions: [
          { value: 'hot water', seats: ['ChatGPT', 'Claude'] },
          { value: 'Use hot water', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'How do I undo my last git commit but keep the changes?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Use a soft reset:\n\n```bash\ngit reset --soft HEAD~1\n```\n\nThis removes the last commit and keeps your changes staged. If you already pushed the commit, use `git revert` instead.',
      },
      {
        seat: 'Claude',
        text: 'Run `git reset --soft HEAD~1`. It moves the branch back one commit and leaves your changes staged. With `--mixed`, the default, they stay in the working tree but are unstaged. With `--hard` they are lost.',
      },
      {
        seat: 'Gemini',
        text: 'You can undo the last commit with `git reset --soft HEAD~1`. Your changes will remain staged. **Warning:** do not use `--hard`, because it discards your changes.',
      },
    ],
    disputes: [],
  },
  {
    question: 'What internal temperature should chicken reach?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Chicken should reach an internal temperature of **165°F (74°C)**.\n\n- Insert the thermometer into the thickest part, away from the bone.\n- Thighs are more tender at 175–180°F.\n- Let it rest for 5–10 minutes.',
      },
      {
        seat: 'Claude',
        text: 'The USDA recommends cooking chicken to 165 °F. Dark meat is often better at 175 °F, as the connective tissue breaks down. Check the temperature in the thickest part without touching bone.',
      },
      {
        seat: 'Gemini',
        text: 'All chicken should be cooked to a safe minimum internal temperature of 74 °C, as measured with a food thermometer.',
      },
      {
        seat: 'Mistral',
        text: 'Chicken should reach an internal temperature of 155°F (68°C). Let it rest for a few minutes before carving.',
      },
    ],
    disputes: [
      {
        about: 'temperature',
        positions: [
          { value: '165°F 74°C', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: '155°F 68°C', seats: ['Mistral'] },
        ],
      },
    ],
  },
]

/** Written with the twenty above and run once, when the rules of 1 December 2026 stood. */
export const freshPanels: StyledPanel[] = [
  {
    question: 'How far away is the Moon?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'The Moon is on average **384,400 km (238,855 miles)** from Earth. The distance varies because its orbit is elliptical:\n- Perigee: about 363,300 km\n- Apogee: about 405,500 km',
      },
      {
        seat: 'Claude',
        text: 'On average about 384,400 kilometers, or 238,900 miles. Light covers that distance in about 1.3 seconds.',
      },
      {
        seat: 'Gemini',
        text: 'The average distance between Earth and the Moon is 238,855 miles. The Moon is slowly moving away from us, at about 3.8 cm per year.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Can I freeze cooked rice?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Yes! Cooked rice freezes well.\n\n1. Cool it quickly, within 1 hour.\n2. Pack it into freezer bags and press out the air.\n3. Freeze for up to 6 months.\n\nReheat it until steaming hot.',
      },
      {
        seat: 'Claude',
        text: 'Yes, you can freeze cooked rice. Cool it within an hour of cooking and freeze it in portions. It keeps in the freezer for up to six months. Reheat it only once, until it is steaming hot all the way through.',
      },
      {
        seat: 'Llama',
        text: 'Yes, cooked rice can be frozen. Store it in an airtight container in the freezer for up to one month. You can reheat it straight from frozen in the microwave.',
      },
    ],
    disputes: [
      {
        about: 'how long it keeps frozen',
        positions: [
          { value: 'up to 6 months', seats: ['ChatGPT', 'Claude'] },
          { value: 'up to one month', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'Is a verbal contract legally binding?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Yes, verbal contracts can be **legally binding** if they contain an offer, acceptance and consideration.\n\n⚠️ Some contracts must be in writing, such as the sale of real estate.',
      },
      {
        seat: 'Claude',
        text: 'In most cases, yes. An oral agreement is enforceable as long as there is an offer, an acceptance and something of value exchanged. The difficulty is proof. Certain contracts, including those for land, have to be in writing under the Statute of Frauds.',
      },
      {
        seat: 'Llama',
        text: 'No, a verbal contract is not legally binding. A contract must be in writing and signed by both parties in order to be enforceable.',
      },
    ],
    disputes: [
      {
        about: 'whether it binds',
        positions: [
          { value: 'binding', seats: ['ChatGPT', 'Claude'] },
          { value: 'not binding', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'What temperature should I wash towels at?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Wash towels at **60°C (140°F)** to kill bacteria and remove body oils. For lightly used or colored towels, 40°C is enough. Skip fabric softener, because it makes towels less absorbent.',
      },
      {
        seat: 'Gemini',
        text: 'Towels should be washed at 60 °C. This temperature kills most bacteria. Avoid fabric softener, as it reduces absorbency.',
      },
      {
        seat: 'Mistral',
        text: 'Towels should be washed at 30 °C to protect the fibres. Add a fabric softener to keep them fluffy.',
      },
    ],
    disputes: [
      {
        about: 'temperature',
        positions: [
          { value: '60°C', seats: ['ChatGPT', 'Gemini'] },
          { value: '30 °C', seats: ['Mistral'] },
        ],
      },
      {
        about: 'fabric softener',
        positions: [
          { value: 'Skip Avoid fabric softener', seats: ['ChatGPT', 'Gemini'] },
          { value: 'Add fabric softener', seats: ['Mistral'] },
        ],
      },
    ],
  },
  {
    question: 'When was the Eiffel Tower built and how tall is it?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'The Eiffel Tower was built between **1887 and 1889** for the 1889 World’s Fair. It is **330 metres (1,083 ft)** tall, including antennas.',
      },
      {
        seat: 'Claude',
        text: 'Construction began on 28 January 1887 and finished on 31 March 1889. With its antennas, the tower stands 330 metres high.',
      },
      {
        seat: 'Llama',
        text: 'The Eiffel Tower was built from 1887 to 1889 by the company of Gustave Eiffel. It is 324 metres (1,063 feet) tall.',
      },
    ],
    disputes: [
      {
        about: 'height',
        positions: [
          { value: '330 metres', seats: ['ChatGPT', 'Claude'] },
          { value: '324 metres', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'Is Python compiled or interpreted?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Python is usually called an **interpreted** language, but it is really both. The source code is first compiled to bytecode, and the bytecode is then run by the Python virtual machine.',
      },
      {
        seat: 'Claude',
        text: 'Both, in a sense. CPython compiles source code to bytecode, which its virtual machine then interprets. The compiled files end in .pyc and live in the __pycache__ folder.',
      },
      {
        seat: 'Gemini',
        text: 'Python is generally considered an interpreted language. Internally the code is compiled to bytecode and run by a virtual machine (PVM).\n\n* CPython: the reference implementation\n* PyPy: uses a JIT compiler',
      },
    ],
    disputes: [],
  },
  {
    question: 'Where does the phrase "break a leg" come from?',
    heading: 'different points',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'Its origin is uncertain. One theory points to the "leg line" of the stage: an actor who crossed it got paid.',
      },
      {
        seat: 'Claude',
        text: 'Theatre people are superstitious, and wishing somebody good luck outright was thought to tempt fate. So they wished the opposite.',
      },
      {
        seat: 'Mistral',
        text: 'It may be a translation of a German expression, "Hals- und Beinbruch", which in turn could come from Yiddish.',
      },
    ],
    disputes: [],
  },
  {
    question: 'Should I pay off debt or build savings first?',
    heading: 'agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'A balanced approach works best:\n\n1. Build a starter emergency fund of $1,000.\n2. Pay off high-interest debt, such as credit cards.\n3. Grow your emergency fund to 3–6 months of expenses.',
      },
      {
        seat: 'Claude',
        text: 'Start with a small emergency fund, around $1,000, so that a surprise does not push you deeper into debt. Then pay off high-interest debt as fast as you can. After that, save three to six months of expenses. Always take an employer match on retirement savings.',
      },
      {
        seat: 'Gemini',
        text: 'If your debt has a high interest rate, pay it off first. Keep a small emergency fund while you do so.',
      },
    ],
    disputes: [],
  },
  {
    question: 'How long is an adult UK passport valid?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'An adult UK passport is valid for **10 years**. A child passport (under 16) lasts 5 years. Since 2018, unused months from an old passport are no longer added.',
      },
      {
        seat: 'Claude',
        text: 'Adult passports are valid for ten years, and children’s passports for five. Many countries require at least six months left on your passport when you arrive.',
      },
      {
        seat: 'Llama',
        text: 'A UK passport for adults is valid for 5 years. A renewal takes about 3 weeks.',
      },
    ],
    disputes: [
      {
        about: 'validity for adults',
        positions: [
          { value: '10 years', seats: ['ChatGPT', 'Claude'] },
          { value: '5 years', seats: ['Llama'] },
        ],
      },
    ],
  },
  {
    question: 'Does caffeine stunt growth?',
    heading: 'mostly agree',
    answers: [
      {
        seat: 'ChatGPT',
        text: 'No, there is **no scientific evidence** that caffeine stunts growth. The myth may come from early studies linking caffeine to bone loss, an effect that a tablespoon of milk offsets.\n\nToo much caffeine can disturb sleep, though.',
      },
      {
        seat: 'Claude',
        text: "No. Studies haven't found that caffeine affects height, which is mostly set by genes and nutrition. Caffeine can get in the way of sleep, so teenagers should keep to 100 mg a day.",
      },
      {
        seat: 'Llama',
        text: 'Yes, caffeine can stunt growth in children and teenagers, because it reduces the absorption of calcium. Children under 12 should not have caffeine.',
      },
      {
        seat: 'Gemini',
        text: 'Caffeine does not stunt growth. Height is determined mainly by genetics. The American Academy of Pediatrics advises teens to have no more than 100 mg of caffeine a day.',
      },
    ],
    disputes: [
      {
        about: 'whether it stunts growth',
        positions: [
          { value: 'does not stunt growth', seats: ['ChatGPT', 'Claude', 'Gemini'] },
          { value: 'stunts growth', seats: ['Llama'] },
        ],
      },
    ],
  },
]
