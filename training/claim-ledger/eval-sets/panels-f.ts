/** What an answer says to one point: members of one position say the same, of two contradict, `~` only limits. */
export type PanelClaim = { seat: string; text: string; position: string }

/**
 * A panel of a blind batch: answers by seat, and what they dispute: who stands where. `claims` are the families of what
 * they say, one for each point, where its writer gave them.
 */
export type BlindPanel = {
  question: string
  answers: { seat: string; text: string }[]
  claims?: PanelClaim[][]
  disputes: { about: string; positions: { value: string; seats: string[] }[] }[]
}

/** Two blind batches of whole answers in prose; scored once before anybody looked, then studied. */
export const blindPanels: BlindPanel[] = [
  {
    'question': 'When did the Golden Gate Bridge open, and how long did it take to build?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "The Golden Gate Bridge opened on **May 27, 1937**, when pedestrians were allowed to walk across it for the first time. Cars followed a day later. Construction had begun in January 1933, so the whole project took a little over four years. Joseph Strauss was the chief engineer, and the bridge's famous colour is known as International Orange.",
      },
      {
        'seat': 'B',
        'text':
          'Great question! The bridge was opened in 1937 after roughly four years of work, which started in 1933. It is a suspension bridge spanning the strait between San Francisco and Marin County, and at the time it had the longest main span in the world. Its paint is called International Orange.',
      },
      {
        'seat': 'C',
        'text':
          'The Golden Gate Bridge was opened to the public in 1935, after only two years of building work that had started in January 1933. It links San Francisco with Marin County to the north. Eleven workers died during construction, ten of them in a single accident involving a safety net. It remains one of the most photographed suspension bridges anywhere.',
      },
    ],
    'disputes': [
      {
        'about': 'opening year of the bridge',
        'positions': [
          {
            'value': '1937',
            'seats': ['A', 'B'],
          },
          {
            'value': '1935',
            'seats': ['C'],
          },
        ],
      },
      {
        'about': 'length of construction',
        'positions': [
          {
            'value': 'about four years',
            'seats': ['A', 'B'],
          },
          {
            'value': 'about two years',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Is it safe to eat the green parts of a potato?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "Not really. Green skin means that the potato has been exposed to light and has built up **solanine**, a bitter, toxic compound. Small green spots can be cut away generously, but if a potato is green all over, throw it out. Boiling won't help much, since solanine is not destroyed at normal cooking temperatures.",
      },
      {
        'seat': 'B',
        'text':
          "The green colour itself is only chlorophyll and is harmless, but it's a warning sign: the same light that makes chlorophyll also makes the tuber produce solanine, which can cause nausea and headaches. Cut off small green patches and discard potatoes that are very green. Keep potatoes in a dark place to prevent it.",
      },
      {
        'seat': 'C',
        'text':
          'You should avoid eating the green parts. They are high in solanine, which may upset your stomach. The good news is that boiling the potatoes for twenty minutes breaks the solanine down completely, so if you only have green ones, cook them well. Storing potatoes in the dark stops them from greening.',
      },
    ],
    'disputes': [
      {
        'about': 'whether boiling destroys solanine',
        'positions': [
          {
            'value': 'no, normal cooking does not destroy it',
            'seats': ['A'],
          },
          {
            'value': 'yes, boiling breaks it down',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'What does the HTTP status code 404 mean?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'A **404 Not Found** response means that the server was reached but could not find the resource you asked for. Typical reasons:\n\n- a mistyped URL\n- a page that was moved or deleted without a redirect\n\nIt belongs to the 4xx class of codes, which signal client errors. If the page is gone for good, a server can send 410 instead.',
      },
      {
        'seat': 'B',
        'text':
          "404 is the status code a web server sends when it can't find the requested page. It's in the 4xx family, meaning that the problem is attributed to the client's request rather than to the server. You'll usually see it after a typo in the address or when a page was removed.",
      },
      {
        'seat': 'C',
        'text':
          "When you get a 404, the server is up and talking to you, it just doesn't have anything at that URL. Most often the link is broken or someone misspelled the address. For pages that have been permanently removed, 410 Gone is the more precise code, though few sites bother with it.",
      },
    ],
    'disputes': [],
  },
  {
    'question': 'How many moons does Mars have and who discovered them?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'Mars has two small moons, **Phobos** and **Deimos**. Both were discovered in August 1877 by the American astronomer Asaph Hall at the US Naval Observatory in Washington. Phobos is the larger and inner of the two, and it is slowly spiralling towards the planet.',
      },
      {
        'seat': 'B',
        'text':
          'There are two Martian moons: Phobos and Deimos, named after the sons of Ares in Greek mythology. Asaph Hall found them in 1877. Deimos is the bigger one and orbits farther out, while Phobos races around the planet three times a day.',
      },
      {
        'seat': 'C',
        'text':
          'Mars has two moons, Phobos and Deimos. They were first seen in 1877 by Giovanni Schiaparelli, the Italian astronomer who also drew the famous "canals". Phobos, the larger moon, lies so close to Mars that tidal forces will tear it apart or bring it down in some tens of millions of years.',
      },
    ],
    'disputes': [
      {
        'about': 'who discovered the moons of Mars',
        'positions': [
          {
            'value': 'Asaph Hall',
            'seats': ['A', 'B'],
          },
          {
            'value': 'Giovanni Schiaparelli',
            'seats': ['C'],
          },
        ],
      },
      {
        'about': 'which moon is larger',
        'positions': [
          {
            'value': 'Phobos',
            'seats': ['A', 'C'],
          },
          {
            'value': 'Deimos',
            'seats': ['B'],
          },
        ],
      },
    ],
  },
  {
    'question': "What's the right order: add acid to water or water to acid?",
    'answers': [
      {
        'seat': 'A',
        'text':
          'Always add **acid to water**, slowly and with stirring. Diluting a strong acid such as sulfuric acid releases a lot of heat. If you pour water onto concentrated acid, the water at the surface can boil instantly and spray acid everywhere. Remember the phrase "do what you oughta, add acid to water". Wear goggles and gloves.',
      },
      {
        'seat': 'B',
        'text':
          'The safe way is to pour the acid into the water, never the reverse. Because the mixing is strongly exothermic, a small amount of water on top of dense acid can flash to steam and spatter. Stir as you pour, go slowly, and keep your goggles on.',
      },
      {
        'seat': 'C',
        'text':
          'You should put the acid in the beaker first and then add the water to it little by little. That way the heat is released gradually and the mixture does not splash. Mixing concentrated acid with water gives off plenty of heat, so protect your eyes with goggles and work in a fume hood.',
      },
    ],
    'disputes': [
      {
        'about': 'order of mixing acid and water',
        'positions': [
          {
            'value': 'add acid to water',
            'seats': ['A', 'B'],
          },
          {
            'value': 'add water to acid',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Why did the Roman Empire in the West fall?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "There was no single cause, but I'd put **military pressure from outside** first: Goths, Vandals and Huns pushed across the frontiers faster than the army could respond. Political infighting made it worse. The conventional end date is 476, when Odoacer deposed the young emperor Romulus Augustulus.",
      },
      {
        'seat': 'B',
        'text':
          'Historians still argue about it. In my view, the main driver was internal: decades of civil war and a shrinking tax base hollowed out the state, and the barbarian invasions merely finished it off. The last Western emperor, Romulus Augustulus, was deposed by Odoacer in 476.',
      },
      {
        'seat': 'C',
        'text':
          'The traditional date is AD 476, with the deposition of Romulus Augustulus. As for why: the primary cause was pressure from outside, as the Huns drove other peoples over the Rhine and Danube. The Eastern half of the empire, by contrast, carried on until 1453.',
      },
    ],
    'disputes': [
      {
        'about': 'main cause of the fall of the Western Empire',
        'positions': [
          {
            'value': 'military pressure from outside',
            'seats': ['A', 'C'],
          },
          {
            'value': 'internal decline, civil war and shrinking tax base',
            'seats': ['B'],
          },
        ],
      },
    ],
  },
  {
    'question': 'How long should I boil an egg for a soft yolk?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'For a runny yolk, lower a large egg straight from the fridge into boiling water and cook it for **6 minutes**. Then move it to a bowl of iced water for a minute so that it stops cooking. Medium eggs need slightly less time. If you like your yolk jammy, go for 8 minutes.',
      },
      {
        'seat': 'B',
        'text':
          'Six minutes in boiling water gives you a set white and a liquid yolk, assuming a large egg from the fridge. Cool it under cold water right afterwards or it will keep on cooking. For a fully hard yolk, leave the egg in for 10 to 12 minutes.',
      },
      {
        'seat': 'C',
        'text':
          'Soft-boiled eggs are easy! Put the egg into water that is already boiling, set a timer for 6 minutes, and chill the egg in ice water as soon as the time is up, to stop the cooking. A hard-boiled egg takes about 11 minutes.',
      },
    ],
    'disputes': [],
  },
  {
    'question': 'Which is longer, the Nile or the Amazon?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'By the usual reckoning, the **Nile** is the longest river in the world at about 6,650 km, with the Amazon second at about 6,400 km. The Amazon, however, is by far the largest by volume, carrying more water than the next several rivers put together.',
      },
      {
        'seat': 'B',
        'text':
          'Most reference books give the title to the Nile, whose length is about 4,130 miles. The Amazon comes second. In terms of water discharged, though, the Amazon has no rival: roughly a fifth of all the fresh water entering the oceans comes from it.',
      },
      {
        'seat': 'C',
        'text':
          'The Amazon is the longest river on Earth, measuring some 6,990 km, whereas the Nile is a little shorter at 6,650 km. The Amazon also carries the most water of any river. It flows into the Atlantic Ocean, and the Nile into the Mediterranean.',
      },
    ],
    'disputes': [
      {
        'about': 'which river is longer',
        'positions': [
          {
            'value': 'the Nile',
            'seats': ['A', 'B'],
          },
          {
            'value': 'the Amazon',
            'seats': ['C'],
          },
        ],
      },
      {
        'about': 'length of the Amazon',
        'positions': [
          {
            'value': 'about 6,400 km',
            'seats': ['A'],
          },
          {
            'value': 'about 6,990 km',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Do I need to warm up before running?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "Yes, I'd recommend it. Five to ten minutes of brisk walking or easy jogging raises your heart rate and gets blood into the muscles. Add **dynamic** moves such as leg swings. Skip long static stretches beforehand; they don't prevent injuries and may slightly reduce your power.",
      },
      {
        'seat': 'B',
        'text':
          'A short warm-up is a good idea. Start with 5-10 minutes of light jogging, then do a few dynamic drills like high knees. Save the static stretching for after the run, since holding stretches on cold muscles has not been shown to lower injury risk.',
      },
      {
        'seat': 'C',
        'text':
          "Warming up is worthwhile, particularly before fast sessions. Jog gently for between five and ten minutes. It's also essential to hold static stretches for your hamstrings and calves before you set off: this has been proven to prevent injuries. Cool down with a walk at the end.",
      },
    ],
    'disputes': [
      {
        'about': 'whether static stretching before a run prevents injury',
        'positions': [
          {
            'value': 'no',
            'seats': ['A', 'B'],
          },
          {
            'value': 'yes, proven',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Who wrote the opera Carmen and how was its premiere received?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "*Carmen* was composed by **Georges Bizet**, to a libretto by Henri Meilhac and Ludovic Halévy after Prosper Mérimée's novella. It was first performed at the Opéra-Comique in Paris on 3 March 1875. The premiere was received coolly, and Bizet died three months later without knowing how popular his opera would become.",
      },
      {
        'seat': 'B',
        'text':
          "The composer was Georges Bizet. The first performance took place in Paris on 3 March 1875, and it was a lukewarm affair: critics found the subject immoral. Sadly, Bizet died in June of that year, aged only 36. Today it's one of the most performed operas in the world.",
      },
      {
        'seat': 'C',
        'text':
          'Bizet wrote Carmen, which is set in Seville and based on a novella by Mérimée. Its Paris premiere in March 1875 was a triumph, with the audience demanding encores and the press full of praise. The "Habanera" and the "Toreador Song" are its best-known numbers.',
      },
    ],
    'disputes': [
      {
        'about': 'reception at the premiere',
        'positions': [
          {
            'value': 'cool, lukewarm',
            'seats': ['A', 'B'],
          },
          {
            'value': 'a triumph',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Can I deduct the cost of my home office if I am an employee in the United States?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "As of 2024, generally **no** for federal taxes. The Tax Cuts and Jobs Act suspended the deduction for unreimbursed employee expenses starting in 2018. If you're self-employed, you can still deduct a home office that you use regularly and exclusively for business. Some states, such as California, do have their own rules, so check those.",
      },
      {
        'seat': 'B',
        'text':
          "Employees who get a W-2 can't claim the federal home office deduction for tax years 2018 to 2024, even if they work from home full-time. The deduction remains open to self-employed people, provided that the space is used regularly and exclusively for work. The simplified method allows $5 per square foot.",
      },
      {
        'seat': 'C',
        'text':
          "If you're an employee, the federal home office deduction isn't available to you for 2024; that changed with the 2017 tax reform. For self-employed people it is, either with actual expenses or with the simplified method of $5 per square foot up to 300 square feet.",
      },
    ],
    'disputes': [],
  },
  {
    'question': 'What causes tides on Earth?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "Tides are caused mainly by the **Moon's gravity**, which pulls slightly harder on the near side of the Earth than on the far side. This stretches the oceans into two bulges, so most coasts see two high tides a day. The Sun adds to the effect; its contribution is a bit less than half the Moon's.",
      },
      {
        'seat': 'B',
        'text':
          'The gravity of the Moon is the chief cause. As the Earth rotates through two bulges of water, most places get two high and two low tides per day. The Sun plays a part as well: when Sun, Moon and Earth line up at new and full moon, we get spring tides.',
      },
      {
        'seat': 'C',
        'text':
          'The Sun is the main cause of tides, because its mass is so enormous, with the Moon playing second fiddle. Spring tides happen at full and new moon, when the two act along the same line. Most shores have two high tides each day.',
      },
    ],
    'disputes': [
      {
        'about': 'main cause of tides',
        'positions': [
          {
            'value': 'the Moon',
            'seats': ['A', 'B'],
          },
          {
            'value': 'the Sun',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'What is the boiling point of ethanol?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "Pure ethanol boils at **78.4 °C** at standard atmospheric pressure. That's well below the boiling point of water, and it is why distillation can be used to separate the two, although an azeotrope stops you at about 95.6 % ethanol by weight.",
      },
      {
        'seat': 'B',
        'text':
          "At one atmosphere the boiling point of ethanol is roughly 173 °F. Since water boils at a higher temperature, you can concentrate alcohol by distillation. Simple distillation can't take you all the way to pure ethanol, though, because the mixture forms an azeotrope at around 95-96 %.",
      },
      {
        'seat': 'C',
        'text':
          "Ethanol's boiling point is 64.7 °C at normal pressure, lower than that of water. The molecule is C2H5OH, and hydrogen bonding between the molecules is what keeps it liquid at room temperature. It freezes at about −114 °C, so it's handy in thermometers.",
      },
    ],
    'disputes': [
      {
        'about': 'boiling point of ethanol',
        'positions': [
          {
            'value': '78.4 °C (173 °F)',
            'seats': ['A', 'B'],
          },
          {
            'value': '64.7 °C',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': "Should I take my shoes off when I visit someone's home in Japan?",
    'answers': [
      {
        'seat': 'A',
        'text':
          'Yes, always. You take your shoes off in the *genkan*, the entrance area, before you step up into the house. Put them neatly with the toes pointing towards the door. Your host will normally offer you slippers, but these come off again before you walk on **tatami** mats.',
      },
      {
        'seat': 'B',
        'text':
          "Definitely. Shoes stay in the entrance hall, called the genkan. You'll probably be handed a pair of slippers. Two things to remember: don't wear slippers on tatami, and switch to the special toilet slippers when you use the bathroom (and back again!).",
      },
      {
        'seat': 'C',
        'text':
          "It's expected everywhere in Japan that you remove your shoes at the entrance of a private home. Slippers are usually provided. On tatami floors you go in socks or bare feet, so make sure that your socks have no holes. Arriving with a small gift is polite too.",
      },
    ],
    'disputes': [],
  },
  {
    'question': 'When was the first iPhone released, and what did it cost?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'The original iPhone was unveiled by Steve Jobs on January 9, 2007, and went on sale in the United States on **June 29, 2007**. The 4 GB model cost $499 and the 8 GB model $599, both with a two-year AT&T contract. Apple cut the price of the 8 GB version by $200 in September.',
      },
      {
        'seat': 'B',
        'text':
          'Apple started selling the first iPhone on 29 June 2007. Prices were $499 for 4 GB and $599 for 8 GB of storage. It ran what was then called iPhone OS and had no App Store, which only arrived in July 2008. The exclusive US carrier was AT&T.',
      },
      {
        'seat': 'C',
        'text':
          'The first iPhone hit the shops in January 2007, the same day that Steve Jobs presented it at Macworld. The entry-level model with 4 GB of memory cost $399, and you had to sign up with AT&T. It had a 3.5-inch screen and a 2-megapixel camera.',
      },
    ],
    'disputes': [
      {
        'about': 'when the first iPhone went on sale',
        'positions': [
          {
            'value': 'June 2007',
            'seats': ['A', 'B'],
          },
          {
            'value': 'January 2007',
            'seats': ['C'],
          },
        ],
      },
      {
        'about': 'price of the 4 GB model',
        'positions': [
          {
            'value': '$499',
            'seats': ['A', 'B'],
          },
          {
            'value': '$399',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Is Pluto a planet?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'Not officially. In 2006, the International Astronomical Union (IAU) adopted a definition of "planet" that requires a body to have **cleared the neighbourhood** around its orbit. Pluto shares its region with many other Kuiper Belt objects, so it was reclassified as a *dwarf planet*. It was discovered in 1930 by Clyde Tombaugh.',
      },
      {
        'seat': 'B',
        'text':
          "Pluto used to be counted as the ninth planet, but since 2006 it has been classed as a dwarf planet by the IAU. The sticking point is that it hasn't cleared its orbit of other bodies. Clyde Tombaugh discovered it in 1930 at Lowell Observatory in Arizona.",
      },
      {
        'seat': 'C',
        'text':
          'No: Pluto is a dwarf planet. The IAU made that decision in 2006, after the discovery of Eris, a body about as massive as Pluto, forced the issue. Some planetary scientists still disagree with the definition and call Pluto a planet anyway.',
      },
      {
        'seat': 'D',
        'text':
          "Pluto lost its status as a full planet in 2006 when the IAU voted for a new definition. The reason is that Pluto is not round enough: it fails the requirement of hydrostatic equilibrium. It takes 248 years to go around the Sun, and NASA's New Horizons flew past it in July 2015.",
      },
    ],
    'disputes': [
      {
        'about': 'why Pluto was reclassified',
        'positions': [
          {
            'value': 'it has not cleared its orbit',
            'seats': ['A', 'B'],
          },
          {
            'value': 'it is not round enough',
            'seats': ['D'],
          },
        ],
      },
    ],
  },
  {
    'question': 'How do I undo the last commit in Git but keep my changes?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "Use:\n\n```\ngit reset --soft HEAD~1\n```\n\nThis moves the branch pointer back by one commit and leaves all of your changes **staged**. If you would rather have them unstaged, use `git reset HEAD~1` (that is, `--mixed`, the default). Avoid `--hard`, as it throws the changes away. If you have already pushed, use `git revert` instead so you don't rewrite shared history.",
      },
      {
        'seat': 'B',
        'text':
          "Run `git reset --soft HEAD~1`. The commit disappears, but your work stays in the staging area. Don't use `--hard`: that deletes your changes. And if the commit is already on the remote, `git revert` is the safer choice because it doesn't rewrite history.",
      },
      {
        'seat': 'C',
        'text':
          "The command is `git reset --soft HEAD~1`. Note that with `--soft` your changes end up **unstaged** in the working directory, so you'll need to run `git add` again before you commit. With `--hard` they would be lost altogether, so be careful.",
      },
    ],
    'disputes': [
      {
        'about': 'state of the changes after git reset --soft',
        'positions': [
          {
            'value': 'staged',
            'seats': ['A', 'B'],
          },
          {
            'value': 'unstaged',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Who was the first woman in space?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'The first woman in space was the Soviet cosmonaut **Valentina Tereshkova**. She was launched aboard Vostok 6 on 16 June 1963 and orbited the Earth 48 times in just under three days. She remains the only woman to have flown a solo space mission.',
      },
      {
        'seat': 'B',
        'text':
          'Valentina Tereshkova, a former textile worker and amateur parachutist from the Soviet Union, became the first woman in space on June 16, 1963. Her spacecraft was Vostok 6, and she circled the Earth 48 times before coming safely home again.',
      },
      {
        'seat': 'C',
        'text':
          'That was Valentina Tereshkova. In June 1963 she flew on Vostok 6 and completed 48 orbits. The first American woman in space, Sally Ride, had to wait another twenty years for her turn: she flew on the shuttle Challenger in 1983.',
      },
    ],
    'disputes': [],
  },
  {
    'question': 'How often should I water a cactus that lives indoors?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'Less than you think! From spring to early autumn, water about **every two weeks**, once the soil has dried out all the way. In winter, once a month or even less is plenty. The main killer of indoor cacti is overwatering, which rots the roots. Use a pot with drainage holes.',
      },
      {
        'seat': 'B',
        'text':
          'During the growing season, give it a good soak every 14 days or so, and let the compost dry out completely in between. Cut back to monthly in winter. Too much water causes root rot, so make sure the pot drains freely and use a gritty cactus mix.',
      },
      {
        'seat': 'C',
        'text':
          'Cacti like regular moisture: water yours every two or three days in summer, keeping the soil damp at all times. In winter, reduce it to about once a month. A sunny windowsill is the best place, and the pot should have a drainage hole.',
      },
    ],
    'disputes': [
      {
        'about': 'how often to water in summer',
        'positions': [
          {
            'value': 'about every two weeks',
            'seats': ['A', 'B'],
          },
          {
            'value': 'every two or three days',
            'seats': ['C'],
          },
        ],
      },
      {
        'about': 'whether the soil should dry out between waterings',
        'positions': [
          {
            'value': 'yes, completely',
            'seats': ['A', 'B'],
          },
          {
            'value': 'no, keep it damp',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'What was the outcome of the Battle of Waterloo and when did it take place?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'The Battle of Waterloo was fought on **Sunday, 18 June 1815**, near Waterloo in present-day Belgium. Napoleon was defeated by an Anglo-allied army under the Duke of Wellington and a Prussian army under Blücher. He abdicated for the second time four days later and was exiled to Saint Helena.',
      },
      {
        'seat': 'B',
        'text':
          "Napoleon lost. On 18 June 1815, Wellington's forces held out until Blücher's Prussians arrived in the late afternoon and turned the day. It ended the Napoleonic Wars, and the former emperor was sent to the island of Saint Helena, where he died in 1821.",
      },
      {
        'seat': 'C',
        'text':
          "Waterloo, on June 18, 1815, was Napoleon's final defeat. The armies that beat him were commanded by Wellington and the Prussian field marshal Blücher. Afterwards, Napoleon was exiled to the island of Elba, where he spent the rest of his life.",
      },
      {
        'seat': 'D',
        'text':
          "The battle took place in June 1815 and ended with a decisive defeat for the French under Napoleon. The Prussians' arrival was crucial. Napoleon's second abdication followed within days, and the British shipped him off to Saint Helena in the South Atlantic.",
      },
    ],
    'disputes': [
      {
        'about': "place of Napoleon's exile after Waterloo",
        'positions': [
          {
            'value': 'Saint Helena',
            'seats': ['A', 'B', 'D'],
          },
          {
            'value': 'Elba',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
  {
    'question': 'Does cracking your knuckles cause arthritis?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "No, as far as research can tell. The pop comes from gas bubbles in the **synovial fluid** when the joint is stretched. Several studies have compared people who crack their knuckles with people who don't, and found no difference in rates of arthritis. One doctor famously cracked the knuckles of only one hand for decades and found no difference.",
      },
      {
        'seat': 'B',
        'text':
          "It's a myth. Studies haven't found any link between knuckle cracking and arthritis. The noise is due to a gas bubble in the fluid around the joint. If it hurts or the joint swells up, though, you should have it looked at.",
      },
      {
        'seat': 'C',
        'text':
          "The evidence says that it doesn't. Knuckle crackers get arthritis no more often than anybody else. What you hear is gas coming out of solution in the joint fluid. Your family may find it annoying, but your joints don't mind.",
      },
      {
        'seat': 'D',
        'text':
          'Unfortunately yes: over the years, the habit wears down the cartilage, and regular crackers develop arthritis in their fingers considerably more often. The sound you hear is a bubble in the joint fluid. If you want to stop, try keeping your hands busy with something else.',
      },
    ],
    'disputes': [
      {
        'about': 'whether knuckle cracking causes arthritis',
        'positions': [
          {
            'value': 'no',
            'seats': ['A', 'B', 'C'],
          },
          {
            'value': 'yes',
            'seats': ['D'],
          },
        ],
      },
    ],
  },
  {
    'question': 'What are the three largest countries by area, in order?',
    'answers': [
      {
        'seat': 'A',
        'text':
          "In descending order of total area:\n\n1. **Russia** – about 17.1 million km²\n2. **Canada** – about 10.0 million km²\n3. **China** – about 9.6 million km²\n\nThe United States is very close behind, and depending on what you count as water area, it's sometimes listed third.",
      },
      {
        'seat': 'B',
        'text':
          'The biggest country is Russia by a wide margin, with roughly 17.1 million square kilometres. Canada comes second with just under 10 million. Third place goes to the United States, ahead of China, when coastal and territorial waters are included.',
      },
      {
        'seat': 'C',
        'text':
          "Russia is the largest (17.1 million km²), followed by Canada (9.98 million km²). In third place is China with about 9.6 million km². Russia alone covers around 11 % of the world's land and stretches over no fewer than eleven time zones.",
      },
    ],
    'disputes': [
      {
        'about': 'third largest country',
        'positions': [
          {
            'value': 'China',
            'seats': ['A', 'C'],
          },
          {
            'value': 'United States',
            'seats': ['B'],
          },
        ],
      },
    ],
  },
  {
    'question': 'What is the difference between baking soda and baking powder?',
    'answers': [
      {
        'seat': 'A',
        'text':
          '**Baking soda** is pure sodium bicarbonate. It needs an acid, such as buttermilk or lemon juice, to produce carbon dioxide. **Baking powder** already contains an acid plus some starch, so it only needs moisture and heat. If you swap them, use about three times as much powder as soda.',
      },
      {
        'seat': 'B',
        'text':
          'Baking soda = sodium bicarbonate, nothing else. Add something acidic and you get CO2 bubbles. Baking powder is soda ready-mixed with a dry acid (e.g. cream of tartar) and cornstarch, so it works with any liquid. You need roughly 3 teaspoons of powder to replace 1 teaspoon of soda.',
      },
      {
        'seat': 'C',
        'text':
          'Both are leavening agents that make cakes rise by releasing carbon dioxide. Soda is sodium bicarbonate on its own and only works with an acidic ingredient; powder comes with the acid built in. Too much soda leaves a soapy, metallic taste.',
      },
    ],
    'disputes': [],
  },
  {
    'question': 'How long does it take for light from the Sun to reach Earth, and how far away is it?',
    'answers': [
      {
        'seat': 'A',
        'text':
          'Sunlight takes about **8 minutes and 20 seconds** to get here. The average distance between the Earth and the Sun is roughly 150 million kilometres, which is also known as one astronomical unit (AU). The Earth is nearest to the Sun in early January.',
      },
      {
        'seat': 'B',
        'text':
          "It takes some 500 seconds. The Sun is on average about 93 million miles from Earth, a distance that astronomers call one astronomical unit. Because our orbit is slightly elliptical, we're closest at the start of January and farthest in early July.",
      },
      {
        'seat': 'C',
        'text':
          "Light from the Sun arrives after around 8.3 minutes, given a mean distance of about 150 million km. The Earth comes closest to the Sun in early July, at what's called perihelion, which explains why summers are hot in the northern hemisphere.",
      },
      {
        'seat': 'D',
        'text':
          "Roughly eighteen minutes! The Sun is on average about 150 million kilometres away, and light moves at almost 300,000 km per second. That means that when you look at the Sun (please don't), you see it as it was a while ago.",
      },
    ],
    'disputes': [
      {
        'about': 'travel time of sunlight',
        'positions': [
          {
            'value': 'about 8 minutes 20 seconds (500 seconds)',
            'seats': ['A', 'B', 'C'],
          },
          {
            'value': 'roughly eighteen minutes',
            'seats': ['D'],
          },
        ],
      },
      {
        'about': 'when the Earth is closest to the Sun',
        'positions': [
          {
            'value': 'early January',
            'seats': ['A', 'B'],
          },
          {
            'value': 'early July',
            'seats': ['C'],
          },
        ],
      },
    ],
  },
]
