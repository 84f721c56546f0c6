/** Checked by hand: what somebody said, and the letter it must become in the plain tone. */
export const goldLetters: readonly { said: string; subject: string; body: string }[] = [
  {
    'said':
      'So, um, tell Ana the boxes came, well, I mean, nine of the twelve, you know, and the other three are late, can she ask them for Friday, oh and thank her for the tea.',
    'subject': 'The boxes came',
    'body':
      'Hello Ana,\n\nThe boxes came, nine of the twelve, and the other three are late. Can you ask them for Friday? Thank you for the tea.\n\nBest wishes',
  },
  {
    'said':
      'so um tell ana the boxes came nine of the twelve and the other three are late can she ask them for friday oh and thank her for the tea',
    'subject': 'The boxes came nine of the twelve',
    'body':
      'Hello Ana,\n\nThe boxes came nine of the twelve and the other three are late. Can you ask them for Friday? Thank you for the tea.\n\nBest wishes',
  },
  {
    'said':
      'Okay, hi, this is for the landlord. The tap in the kitchen, it has been dripping since, what, Sunday. I put a bowl under it but that is not a life. I am home Tuesday and Thursday after four. Could he send somebody, and say which day. Thanks, bye.',
    'subject': 'The tap in the kitchen',
    'body':
      'Hello,\n\nThe tap in the kitchen, it has been dripping since Sunday. I put a bowl under it, but that is not a life. I am home Tuesday and Thursday after four. Could you send somebody, and say which day?\n\nThank you',
  },
  {
    'said':
      'this is for the landlord\nthe tap in the kitchen has been dripping since sunday\nI am home tuesday and thursday after four\ncould he send somebody and say which day\nthanks bye',
    'subject': 'The tap in the kitchen has been dripping',
    'body':
      'Hello,\n\nThe tap in the kitchen has been dripping since Sunday. I am home Tuesday and Thursday after four. Could you send somebody and say which day?\n\nThank you',
  },
  {
    'said': 'tell Marco the meeting is on Tuesday no wait Thursday at nine I mean nine thirty',
    'subject': 'The meeting is on Thursday at 9:30',
    'body': 'Hello Marco,\n\nThe meeting is on Thursday at 9:30.\n\nBest wishes',
  },
  {
    'said':
      'Dear Mrs Okafor, I am writing about the invoice number 4471. It was paid on 5 May. Could you check please. Kind regards, Tom Weber',
    'subject': 'The invoice number 4471',
    'body':
      'Dear Mrs Okafor,\n\nI am writing about the invoice number 4471. It was paid on 5 May. Could you check please?\n\nKind regards,\nTom Weber',
  },
  {
    'said': 'ask Ana if she can come on friday at half past nine',
    'subject': 'Request: come on Friday at half past nine',
    'body': 'Hello Ana,\n\nCan you come on Friday at half past nine?\n\nBest wishes',
  },
  {
    'said': 'ask tom to bring the keys tomorrow',
    'subject': 'Request: bring the keys tomorrow',
    'body': 'Hello Tom,\n\nPlease bring the keys tomorrow.\n\nBest wishes',
  },
  {
    'said': 'ask Mr Brown for the invoice',
    'subject': 'Could I have the invoice',
    'body': 'Hello Mr Brown,\n\nCould I have the invoice?\n\nBest wishes',
  },
  {
    'said': 'ask the plumber when he can come',
    'subject': 'Could you tell me when you can come',
    'body': 'Hello,\n\nCould you tell me when you can come?\n\nBest wishes',
  },
  {
    'said': 'remind Sam that rent is due on the first and it is nine hundred and twenty pounds',
    'subject': 'Rent is due on the first',
    'body': 'Hello Sam,\n\nRent is due on the first and it is 920 pounds.\n\nBest wishes',
  },
  {
    'said': 'let the neighbours know that the water is off from ten to twelve on the fifth of may',
    'subject': 'The water is off',
    'body': 'Hello,\n\nThe water is off from ten to twelve on 5 May.\n\nBest wishes',
  },
  {
    'said':
      'tell my sister I arrive at twenty two oh five no I mean at nine fifteen on the twenty second of june and we we need twenty five chairs',
    'subject': 'I arrive at 9:15 on 22 June',
    'body': 'Hello,\n\nI arrive at 9:15 on 22 June and we need 25 chairs.\n\nBest wishes',
  },
  {
    'said':
      'hi everyone comma new line the meeting moved to room 12 period new paragraph please bring your laptops full stop thanks Mira',
    'subject': 'The meeting moved to room 12',
    'body': 'Hello everyone,\n\nThe meeting moved to room 12.\n\nPlease bring your laptops.\n\nThank you,\nMira',
  },
  {
    'said':
      'subject the kitchen tap dear mr silva the tap is broken please call me on oh seven seven double nine one two three four thanks',
    'subject': 'The kitchen tap',
    'body': 'Dear Mr Silva,\n\nThe tap is broken. Please call me on 077991234.\n\nThank you',
  },
  {
    'said': 'tell Bob no wait Alice that we are late',
    'subject': 'We are late',
    'body': 'Hello Alice,\n\nWe are late.\n\nBest wishes',
  },
  {
    'said': 'can you send me the report by friday I need it for the meeting',
    'subject': 'Request: send me the report by Friday',
    'body': 'Hello,\n\nCan you send me the report by Friday? I need it for the meeting.\n\nBest wishes',
  },
  {
    'said':
      'email to the tax office saying that I moved on the first of march twenty twenty six to Lindenstrasse 14 and my number is A 4471',
    'subject': 'I moved on 1 March 2026 to Lindenstrasse 14',
    'body': 'Hello,\n\nI moved on 1 March 2026 to Lindenstrasse 14 and my number is A 4471.\n\nBest wishes',
  },
  {
    'said': 'tell Ana that her mother called and she wants the keys back',
    'subject': 'Her mother called',
    'body': 'Hello Ana,\n\nHer mother called and she wants the keys back.\n\nBest wishes',
  },
  {
    'said': 'hey Tom just checking in about the invoice you sent me last week is it still open',
    'subject': 'Just checking in about the invoice you sent me',
    'body': 'Hello Tom,\n\nJust checking in about the invoice you sent me last week. Is it still open?\n\nBest wishes',
  },
  {
    'said':
      'dear sir or madam I would like to cancel my contract number 88 12 45 by the end of june yours faithfully Ruth Adler',
    'subject': 'I would like to cancel my contract number',
    'body':
      'Dear Sir or Madam,\n\nI would like to cancel my contract number 88 12 45 by the end of June.\n\nYours faithfully,\nRuth Adler',
  },
  {
    'said':
      'write an email to Doctor Silva and say that I cannot come on wednesday because my knee is bad could we do next week instead kind regards Mira',
    'subject': 'I cannot come on Wednesday',
    'body':
      'Hello Dr Silva,\n\nI cannot come on Wednesday because my knee is bad. Could we do next week instead?\n\nKind regards,\nMira',
  },
  {
    'said': 'message to grandma happy birthday I will be there at noon love Tim',
    'subject': 'Happy birthday I will be there at noon',
    'body': 'Hello Grandma,\n\nHappy birthday I will be there at noon.\n\nLove,\nTim',
  },
  {
    'said': 'I love Tim',
    'subject': 'I love Tim',
    'body': 'Hello,\n\nI love Tim.\n\nBest wishes',
  },
  {
    'said':
      'tell Ruth I want her to move the rehearsal to the big room we are thirty now and the small room takes twenty two',
    'subject': 'Request: move the rehearsal to the big room',
    'body':
      'Hello Ruth,\n\nCould you move the rehearsal to the big room? We are 30 now and the small room takes 22.\n\nBest wishes',
  },
  {
    'said':
      'Hi Jo,\n\nThanks for the notes. I read them on the train, and I like the second idea best. Could we talk on Monday at 10:30?\n\nBest,\nMira',
    'subject': 'I read them on the train',
    'body':
      'Hello Jo,\n\nThanks for the notes. I read them on the train, and I like the second idea best. Could we talk on Monday at 10:30?\n\nBest,\nMira',
  },
  {
    'said':
      'tell my boss I am ill today I will be back on thursday I can take calls after two and he can reach me at home',
    'subject': 'I am ill today',
    'body':
      'Hello,\n\nI am ill today. I will be back on Thursday. I can take calls after two and he can reach me at home.\n\nBest wishes',
  },
  {
    'said': 'the boxes I ordered came yesterday but two of them are broken can I send them back',
    'subject': 'The boxes I ordered came yesterday',
    'body':
      'Hello,\n\nThe boxes I ordered came yesterday but two of them are broken. Can I send them back?\n\nBest wishes',
  },
  {
    'said':
      "I'm writing because the heating has been off since friday and it's eight degrees in here so please send someone today",
    'subject': 'The heating has been off since Friday',
    'body':
      "Hello,\n\nI'm writing because the heating has been off since Friday and it's 8 degrees in here. So please send someone today.\n\nBest wishes",
  },
  {
    'said': "hi um this is a message for for Tom I I can't come to the the thing on saturday sorry",
    'subject': "I can't come to the thing on Saturday sorry",
    'body': "Hello Tom,\n\nI can't come to the thing on Saturday sorry.\n\nBest wishes",
  },
  {
    'said': 'send a message to the whole team saying the demo is at three no four and the room is b two',
    'subject': 'The demo is at four',
    'body': 'Hello,\n\nThe demo is at four and the room is b two.\n\nBest wishes',
  },
  {
    'said': 'tell Pat that that is fine',
    'subject': 'That is fine',
    'body': 'Hello Pat,\n\nThat is fine.\n\nBest wishes',
  },
  {
    'said': 'could you could you tell me if the flat is still free',
    'subject': 'Request: tell me if the flat is still free',
    'body': 'Hello,\n\nCould you tell me if the flat is still free?\n\nBest wishes',
  },
  {
    'said': "please tell Ana I'm late",
    'subject': "Request: tell Ana I'm late",
    'body': "Hello,\n\nPlease tell Ana I'm late.\n\nBest wishes",
  },
  {
    'said': 'tell Ana she should call her doctor',
    'subject': 'She should call her doctor',
    'body': 'Hello Ana,\n\nShe should call her doctor.\n\nBest wishes',
  },
  {
    'said': 'tell Leo his parcel is here and he can pick it up until six',
    'subject': 'Your parcel is here',
    'body': 'Hello Leo,\n\nYour parcel is here and you can pick it up until six.\n\nBest wishes',
  },
  {
    'said': 'send the parcel to Lena sorry I mean to Marta please',
    'subject': 'Send the parcel to Marta please',
    'body': 'Hello,\n\nSend the parcel to Marta please.\n\nBest wishes',
  },
  {
    'said': 'I have nine boxes no wait ten boxes and they are heavy',
    'subject': 'I have ten boxes',
    'body': 'Hello,\n\nI have ten boxes and they are heavy.\n\nBest wishes',
  },
  {
    'said': 'bring the cake scratch that bring the bread',
    'subject': 'Bring the bread',
    'body': 'Hello,\n\nBring the bread.\n\nBest wishes',
  },
  {
    'said': 'my email is ana@example.org and the site is https://example.org/a?b=1 thanks',
    'subject': 'My email is ana@example.org',
    'body': 'Hello,\n\nMy email is ana@example.org and the site is https://example.org/a?b=1.\n\nThank you',
  },
  {
    'said': 'Is Ana there? No, Maria is.',
    'subject': 'Is Ana there?',
    'body': 'Hello,\n\nIs Ana there? No, Maria is.\n\nBest wishes',
  },
  {
    'said': 'the trial period is over and the comma in my name is wrong',
    'subject': 'The trial period is over',
    'body': 'Hello,\n\nThe trial period is over and the comma in my name is wrong.\n\nBest wishes',
  },
  {
    'said': 'do you know the code I had it yesterday it is four four one nine',
    'subject': 'Do you know the code I had it yesterday',
    'body': 'Hello,\n\nDo you know the code I had it yesterday it is 4419?\n\nBest wishes',
  },
  {
    'said': 'I think that that will do and he had had enough',
    'subject': 'A short note',
    'body': 'Hello,\n\nI think that that will do and he had had enough.\n\nBest wishes',
  },
  {
    'said': 'we are between nine and ten I mean ten and eleven',
    'subject': 'We are between nine and ten',
    'body': 'Hello,\n\nWe are between nine and ten. I mean ten and eleven.\n\nBest wishes',
  },
  {
    'said': 'well water is not safe here so far so good',
    'subject': 'Well water is not safe here',
    'body': 'Hello,\n\nWell water is not safe here so far so good.\n\nBest wishes',
  },
  {
    'said': 'as far as I know you know the way',
    'subject': 'As far as I know you know the way',
    'body': 'Hello,\n\nAs far as I know you know the way.\n\nBest wishes',
  },
  {
    'said': "I'm gonna be late cos the train is stuck tell them to start",
    'subject': "I'm going to be late",
    'body': "Hello,\n\nI'm going to be late because the train is stuck tell them to start.\n\nBest wishes",
  },
  {
    'said': 'thank you so much for the flowers they are beautiful',
    'subject': 'A short note',
    'body': 'Hello,\n\nThank you so much for the flowers they are beautiful.\n\nBest wishes',
  },
  {
    'said': 'Could you bring 3 chairs on the 5th of May? We may march on Sunday.',
    'subject': 'Request: bring 3 chairs on the 5th of May',
    'body': 'Hello,\n\nCould you bring 3 chairs on the 5th of May? We may march on Sunday.\n\nBest wishes',
  },
  {
    'said': 'how are you doing I hope the move went well',
    'subject': 'How are you doing',
    'body': 'Hello,\n\nHow are you doing? I hope the move went well.\n\nBest wishes',
  },
  {
    'said': 'the total is one thousand two hundred and forty euros for twenty people',
    'subject': 'The total is 1,240 euros for 20 people',
    'body': 'Hello,\n\nThe total is 1,240 euros for 20 people.\n\nBest wishes',
  },
  {
    'said': 'okay okay so I wanted to say thank you for yesterday it was lovely',
    'subject': 'Thank you for yesterday it was lovely',
    'body': 'Hello,\n\nI wanted to say thank you for yesterday it was lovely.\n\nBest wishes',
  },
  {
    'said': 'tell Kim about the party on Saturday',
    'subject': 'Tell Kim about the party on Saturday',
    'body': 'Hello,\n\nTell Kim about the party on Saturday.\n\nBest wishes',
  },
  {
    'said': 'ER doctors say the pain er goes away',
    'subject': 'ER doctors say the pain goes away',
    'body': 'Hello,\n\nER doctors say the pain goes away.\n\nBest wishes',
  },
  {
    'said': 'is that okay thanks',
    'subject': 'Is that okay',
    'body': 'Hello,\n\nIs that okay?\n\nThank you',
  },
  {
    'said': 'say hello to Mum for me',
    'subject': 'Say hello to Mum for me',
    'body': 'Hello,\n\nSay hello to Mum for me.\n\nBest wishes',
  },
  {
    'said': "I bought the red one not the blue one and one more thing it's ten past three",
    'subject': 'I bought the red one not the blue',
    'body': "Hello,\n\nI bought the red one not the blue one and one more thing it's ten past three.\n\nBest wishes",
  },
  {
    'said': "tell Ana I'll be there at six thirty on the third of april no the fourth of april",
    'subject': "I'll be there at 6:30 on 4 April",
    'body': "Hello Ana,\n\nI'll be there at 6:30 on 4 April.\n\nBest wishes",
  },
  {
    'said': "hi Mark can we meet on may the fifth at three I'll bring the contract and the two keys love Jo",
    'subject': 'Can we meet on May 5 at three',
    'body': "Hello Mark,\n\nCan we meet on May 5 at three? I'll bring the contract and the two keys.\n\nLove,\nJo",
  },
  {
    'said':
      'dear Dr. Brown, thank you for your letter of 12 March 2026. I will pay £120.50 by Friday. Yours sincerely, A. Novak',
    'subject': 'I will pay £120.50 by Friday',
    'body':
      'Dear Dr Brown,\n\nThank you for your letter of 12 March 2026. I will pay £120.50 by Friday.\n\nYours sincerely,\nA. Novak',
  },
  {
    'said': "tell my mum I love her and I'll call on sunday",
    'subject': 'A short note',
    'body': "Hello,\n\nI love you and I'll call on Sunday.\n\nBest wishes",
  },
  {
    'said': 'ask Ana to ask Tom for the 2 keys',
    'subject': 'Request: ask Tom for the 2 keys',
    'body': 'Hello Ana,\n\nPlease ask Tom for the 2 keys.\n\nBest wishes',
  },
  {
    'said': 'I said no and he said no and that was that',
    'subject': 'A short note',
    'body': 'Hello,\n\nI said no and he said no and that was that.\n\nBest wishes',
  },
  {
    'said': 'is it true that you are closed on mondays',
    'subject': 'Is it true that you are closed on Mondays',
    'body': 'Hello,\n\nIs it true that you are closed on Mondays?\n\nBest wishes',
  },
  {
    'said': 'tell them the code is A B 1 2 no A B 1 3',
    'subject': 'Tell them the code is A B 1 3',
    'body': 'Hello,\n\nTell them the code is A B 1 3.\n\nBest wishes',
  },
  {
    'said': 'Add two eggs, no wait, three eggs, and a pinch of salt',
    'subject': 'Add three eggs',
    'body': 'Hello,\n\nAdd three eggs, and a pinch of salt.\n\nBest wishes',
  },
  {
    'said': 'we want the blue no the red one',
    'subject': 'We want the blue no the red one',
    'body': 'Hello,\n\nWe want the blue no the red one.\n\nBest wishes',
  },
  {
    'said': 'meet me at the corner of Fifth and Main at 5',
    'subject': 'Meet me at the corner of Fifth and Main',
    'body': 'Hello,\n\nMeet me at the corner of Fifth and Main at 5.\n\nBest wishes',
  },
  {
    'said':
      'hi this is for Maria Lopez, tell her the meeting is on tuesday no wait wednesday at 3 pm and we need 450 dollars for the room, thanks Ben',
    'subject': 'The meeting is on Wednesday at 3 pm',
    'body':
      'Hello Maria Lopez,\n\nThe meeting is on Wednesday at 3 pm and we need 450 dollars for the room.\n\nThank you,\nBen',
  },
  {
    'said': 'this is for Tom and tell him to bring the keys at 9:30 on friday',
    'subject': 'Request: bring the keys at 9:30 on Friday',
    'body': 'Hello Tom,\n\nPlease bring the keys at 9:30 on Friday.\n\nBest wishes',
  },
  {
    'said': 'this is for Maria. I am late. Tell her the keys are under the mat. Tell her about the new code on Friday.',
    'subject': 'I am late',
    'body':
      'Hello Maria,\n\nI am late. The keys are under the mat. This is about the new code on Friday.\n\nBest wishes',
  },
]
