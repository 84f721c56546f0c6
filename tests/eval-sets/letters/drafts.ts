/** Checked by hand: a draft, every mark in it, and the draft with all of them taken. */
export const goldDrafts: readonly { draft: string; marks: readonly string[]; polished: string }[] = [
  {
    'draft':
      'Hi Tom,\n\nI just wanted to let you know that the the documants arrived. I was wondering if you could send me a invoice as soon as possible. Can you also tell me when the builder comes.\n\nThanks,\nMira',
    'marks': [
      'weak opening: I just wanted to let you know that the > The',
      'doubled word:  the > ',
      'spelling: documants > documents',
      'hedge: I was wondering if you could > Could you',
      'a or an: a > an',
      'unclear ask: as soon as possible > advice',
      'question mark: . > ?',
      'question mark: . > ?',
    ],
    'polished':
      'Hi Tom,\n\nThe documents arrived. Could you send me an invoice as soon as possible? Can you also tell me when the builder comes?\n\nThanks,\nMira',
  },
  {
    'draft':
      'I am writing to inform you that we have decided, due to the fact that the hall is closed, to move the party. It is kind of late, but I think maybe we can do it in order to save money!!! PLEASE reply by Friday. We will meet at the old station near the bridge.',
    'marks': [
      'greeting:  > Hello,\n\n',
      'weak opening: I am writing to inform you that we > We',
      'wordiness: due to the fact that > because',
      'hedge: is kind of > is',
      'hedge: I think maybe > maybe',
      'wordiness: in order to > to',
      'shouting: !!! > !',
      'shouting: PLEASE > Please',
      'closing:  > \n\nBest wishes',
    ],
    'polished':
      'Hello,\n\nWe have decided, because the hall is closed, to move the party. It is late, but maybe we can do it to save money! Please reply by Friday. We will meet at the old station near the bridge.\n\nBest wishes',
  },
  {
    'draft': 'She said "I recieve alot of mail" and `teh code` is at https://teh.example/adress?a=alot.',
    'marks': [],
    'polished': 'She said "I recieve alot of mail" and `teh code` is at https://teh.example/adress?a=alot.',
  },
  {
    'draft': 'An hour ago a university sent an European an honest letter about a one-way trip and a umbrella.',
    'marks': ['a or an: a > an'],
    'polished': 'An hour ago a university sent an European an honest letter about a one-way trip and an umbrella.',
  },
  {
    'draft': 'Is NASA going to the USA? We MUST NOT be late. THIS IS VERY IMPORTANT. ANA SILVA GMBH will do.',
    'marks': ['shouting: THIS IS VERY IMPORTANT > This is very important'],
    'polished': 'Is NASA going to the USA? We MUST NOT be late. This is very important. ANA SILVA GMBH will do.',
  },
  {
    'draft':
      'He had had enough and I know that that is fine. Bye bye! It was very very good. We went in in the morning.',
    'marks': [],
    'polished':
      'He had had enough and I know that that is fine. Bye bye! It was very very good. We went in in the morning.',
  },
  {
    'draft': 'Could of course be. You should of told me. Your welcome!',
    'marks': ['spelling: of > have', "spelling: Your welcome > You're welcome"],
    'polished': "Could of course be. You should have told me. You're welcome!",
  },
  {
    'draft': 'Their is a problem with their car. Their own is fine.',
    'marks': ['spelling: Their  > There '],
    'polished': 'There is a problem with their car. Their own is fine.',
  },
  {
    'draft': 'i think so. Dont go. He wont.',
    'marks': ['spelling: i > I', "spelling: Dont > Don't", "spelling: wont > won't"],
    'polished': "I think so. Don't go. He won't.",
  },
  {
    'draft': 'Actually, we can go. Basically, no. Well, yes. We actually won. um, I think so.',
    'marks': ['filler: Actually, we > We', 'filler: Basically, no > No', 'filler: Well, yes > Yes', 'filler: um,  > '],
    'polished': 'We can go. No. Yes. We actually won. I think so.',
  },
  {
    'draft':
      'The reason is because it rains. In regard to your letter, prior to Monday, please do not hesitate to call me.',
    'marks': [
      'wordiness: reason is because > reason is that',
      'wordiness: In regard to > About',
      'wordiness: prior to > before',
      'wordiness: please do not hesitate to > please',
    ],
    'polished': 'The reason is that it rains. About your letter, before Monday, please call me.',
  },
  {
    'draft': 'Sorry to bother you, but when is the meeting?',
    'marks': ['hedge: Sorry to bother you, but when > When'],
    'polished': 'When is the meeting?',
  },
  {
    'draft': 'What time is it. How are you. Can I come on Monday. When it rains, we stay. What a day.',
    'marks': ['question mark: . > ?', 'question mark: . > ?', 'question mark: . > ?'],
    'polished': 'What time is it? How are you? Can I come on Monday? When it rains, we stay. What a day.',
  },
  {
    'draft': 'Had I known. Should you need help, call. Do call me. Would you please sit.',
    'marks': ['question mark: . > ?'],
    'polished': 'Had I known. Should you need help, call. Do call me. Would you please sit?',
  },
  {
    'draft': 'I have a idea, an book, a hour, an user, a unit, an uniform, a owl, a ewe, an FBI agent, a SQL query.',
    'marks': [
      'a or an: a > an',
      'a or an: an > a',
      'a or an: a > an',
      'a or an: an > a',
      'a or an: an > a',
      'a or an: a > an',
    ],
    'polished': 'I have an idea, a book, an hour, a user, a unit, a uniform, an owl, a ewe, an FBI agent, a SQL query.',
  },
  {
    'draft': 'It is a kind of cake. What kind of man is he? I am kind of a fan. It was kind of cold.',
    'marks': ['hedge: was kind of > was'],
    'polished': 'It is a kind of cake. What kind of man is he? I am kind of a fan. It was cold.',
  },
  {
    'draft': 'We met Recieve Jones and Mr Alot in Adress.',
    'marks': [],
    'polished': 'We met Recieve Jones and Mr Alot in Adress.',
  },
  {
    'draft': 'Please call me at your earliest convenience.',
    'marks': ['unclear ask: at your earliest convenience > advice'],
    'polished': 'Please call me at your earliest convenience.',
  },
  {
    'draft': 'Let me know.',
    'marks': ['unclear ask: Let me know. > advice'],
    'polished': 'Let me know.',
  },
  {
    'draft': 'Any thoughts?',
    'marks': ['unclear ask: Any thoughts? > advice'],
    'polished': 'Any thoughts?',
  },
  {
    'draft': 'Let me know by Friday whether nine works.',
    'marks': [],
    'polished': 'Let me know by Friday whether nine works.',
  },
  {
    'draft': 'Really?? Yes!!! What?!',
    'marks': ['shouting: ?? > ?', 'shouting: !!! > !', 'shouting: ?! > ?'],
    'polished': 'Really? Yes! What?',
  },
  {
    'draft': 'Vitamin A is good for you. Plan A or plan B. Get an A in maths.',
    'marks': [],
    'polished': 'Vitamin A is good for you. Plan A or plan B. Get an A in maths.',
  },
  {
    'draft': 'We are able to come, and she is able to drive.',
    'marks': ['wordiness: are able to > can', 'wordiness: is able to > can'],
    'polished': 'We can come, and she can drive.',
  },
  {
    'draft': 'The vast majority of guests came on a daily basis.',
    'marks': ['wordiness: The vast majority of > Most', 'wordiness: on a daily basis > every day'],
    'polished': 'Most guests came every day.',
  },
  {
    'draft': 'I would like to come. I just got home. It just works.',
    'marks': [],
    'polished': 'I would like to come. I just got home. It just works.',
  },
  {
    'draft': 'The meeting is on the 5th at 10:30 in room B-12, see mira@example.org.',
    'marks': [],
    'polished': 'The meeting is on the 5th at 10:30 in room B-12, see mira@example.org.',
  },
  {
    'draft': '> I recieve alot\nThat is what he wrote.',
    'marks': [],
    'polished': '> I recieve alot\nThat is what he wrote.',
  },
  {
    'draft': 'Hi,\n\nI wanted to reach out because the boiler is broken.\n\nBest,\nTom',
    'marks': ['weak opening: I wanted to reach out because > I am writing because'],
    'polished': 'Hi,\n\nI am writing because the boiler is broken.\n\nBest,\nTom',
  },
  {
    'draft': 'Dear Ms Adler, the parcel came. Thank you.',
    'marks': [],
    'polished': 'Dear Ms Adler, the parcel came. Thank you.',
  },
  {
    'draft': 'It should be noted that the shop is closed. Needless to say, we waited.',
    'marks': ['wordiness: It should be noted that the > The', 'wordiness: Needless to say, we > We'],
    'polished': 'The shop is closed. We waited.',
  },
  {
    'draft': 'the code is `a a` and "the the" stays',
    'marks': [],
    'polished': 'the code is `a a` and "the the" stays',
  },
  {
    'draft': 'We need it in the event that it rains, until such time as the roof is fixed.',
    'marks': ['wordiness: in the event that > if', 'wordiness: until such time as > until'],
    'polished': 'We need it if it rains, until the roof is fixed.',
  },
  {
    'draft': 'Log in in the app. Hand it on on Friday. He told you you can.',
    'marks': [],
    'polished': 'Log in in the app. Hand it on on Friday. He told you you can.',
  },
  {
    'draft': 'No no, that is fine. So so.',
    'marks': [],
    'polished': 'No no, that is fine. So so.',
  },
  {
    'draft': 'The end result is good. Past history shows it. Repeat again please.',
    'marks': [
      'wordiness: The end result > The result',
      'wordiness: Past history > History',
      'wordiness: Repeat again > Repeat',
    ],
    'polished': 'The result is good. History shows it. Repeat please.',
  },
  {
    'draft': 'I could be wrong, but the invoice is from May.',
    'marks': ['hedge: I could be wrong, but the > The'],
    'polished': 'The invoice is from May.',
  },
  {
    'draft': 'Can you send me the file?',
    'marks': [],
    'polished': 'Can you send me the file?',
  },
  {
    'draft': 'Could you send me the file',
    'marks': ['question mark:  > ?'],
    'polished': 'Could you send me the file?',
  },
  {
    'draft': 'When is the train and where do we meet.',
    'marks': ['question mark: . > ?'],
    'polished': 'When is the train and where do we meet?',
  },
  {
    'draft': 'When will be fine. What matters is the price. Which is why we moved.',
    'marks': [],
    'polished': 'When will be fine. What matters is the price. Which is why we moved.',
  },
  {
    'draft': 'This email is to let you know that Mira is away.',
    'marks': ['weak opening: This email is to let you know that  > '],
    'polished': 'Mira is away.',
  },
  {
    'draft': 'He is an historic figure. A herb garden. An hotel.',
    'marks': [],
    'polished': 'He is an historic figure. A herb garden. An hotel.',
  },
  {
    'draft': 'We will recieve the goods tommorow, wich is untill Friday.',
    'marks': [
      'spelling: recieve > receive',
      'spelling: tommorow > tomorrow',
      'spelling: wich > which',
      'spelling: untill > until',
    ],
    'polished': 'We will receive the goods tomorrow, which is until Friday.',
  },
  {
    'draft': "I'm just checking whether it came.",
    'marks': ["hedge: I'm just checking > I'm checking"],
    'polished': "I'm checking whether it came.",
  },
  {
    'draft': 'It is a little bit late. Wait a little bit.',
    'marks': ['wordiness: a little bit > a little'],
    'polished': 'It is a little late. Wait a little bit.',
  },
  {
    'draft': 'I did not know that you you were there.',
    'marks': [],
    'polished': 'I did not know that you you were there.',
  },
  {
    'draft': 'Hallo Frau Weber, das ist sehr nett. Wir kommen am Montag.',
    'marks': [],
    'polished': 'Hallo Frau Weber, das ist sehr nett. Wir kommen am Montag.',
  },
  {
    'draft':
      'Dear team,\n\nWe have moved the weekly meeting to Thursday because the hall is closed on Wednesday and the caretaker, who has the only key to the small room, is away until the end of the month for a long and well earned holiday by the sea with his family.\n\nKind regards,\nRuth',
    'marks': ['long sentence: We have moved the weekly meeting to Thursday because the ... > advice'],
    'polished':
      'Dear team,\n\nWe have moved the weekly meeting to Thursday because the hall is closed on Wednesday and the caretaker, who has the only key to the small room, is away until the end of the month for a long and well earned holiday by the sea with his family.\n\nKind regards,\nRuth',
  },
  {
    'draft':
      'The boxes came. Nine are here. Three are late. Ana will ask for them on Friday, and the driver says that he can bring them before noon if the road is open.',
    'marks': ['greeting:  > Hello,\n\n', 'closing:  > \n\nBest wishes'],
    'polished':
      'Hello,\n\nThe boxes came. Nine are here. Three are late. Ana will ask for them on Friday, and the driver says that he can bring them before noon if the road is open.\n\nBest wishes',
  },
  {
    'draft': 'Thanks for the tea! x',
    'marks': [],
    'polished': 'Thanks for the tea! x',
  },
  {
    'draft': 'ANA, PLEASE COME NOW AND BRING TOM AND LEO',
    'marks': ['shouting: PLEASE COME NOW AND BRING TOM AND LEO > advice'],
    'polished': 'ANA, PLEASE COME NOW AND BRING TOM AND LEO',
  },
]
