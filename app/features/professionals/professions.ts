import { professionNames } from '#app/kits/members/businesses/profession-names.ts'

/** A profession, what it does and does not do, and the words that lead to it. */
export type Profession = {
  id: string
  name: string
  does: string
  doesNot: string
  prepare: readonly string[]
  papers: readonly string[]
  /** Phrases; a star at the end of a word stands for any ending. Strong ones weigh twice. */
  strong: readonly string[]
  weak: readonly string[]
  tool: 'therapist' | 'lawyer' | null
}

const phrases = (text: string) => text.split(',').map((phrase) => phrase.trim())

export const professions: readonly Profession[] = [
  {
    id: 'psychotherapist',
    name: professionNames['psychotherapist'],
    does: 'Treats what weighs on mind and mood, by talks over weeks or months.',
    doesNot: 'Prescribes no medicine in most countries, and is no help in an acute emergency.',
    prepare: [
      'One sentence about what has changed and since when',
      'What you have tried already',
      'When you have time, week after week',
    ],
    papers: ['Insurance card', 'List of medicines', 'Letters of earlier treatment'],
    strong: phrases(
      "depress*, anxiety, panic, panic attack*, burnout, burn-out, burnt out, trauma*, therap*, psycholog*, grief, griev*, phobia*, compulsi*, flashback*, low mood, hopeless, mental health, nightmare*, cannot sleep, not slept, haven't slept",
    ),
    weak: phrases(
      'sad, sadness, afraid, fear*, stress*, cry, crying, lonely, alone, sleep*, cannot sleep, worry, worried, worries, overwhelm*, exhaust*, self-esteem, mood*, feel empty, feelings',
    ),
    tool: 'therapist',
  },
  {
    id: 'doctor',
    name: professionNames['doctor'],
    does: 'Looks at the body first, treats, writes sick notes and sends you to the right specialist.',
    doesNot: 'Does not judge quarrels with insurers or employers, and has little time in one visit.',
    prepare: ['Since when, how often, how strong', 'What makes it better or worse', 'What you are afraid it might be'],
    papers: ['Insurance card', 'List of medicines with doses', 'Earlier findings'],
    strong: phrases(
      'pain, pains, hurts, fever, symptom*, cough*, dizzy, dizziness, rash, bleeding, headache*, migraine*, vaccin*, blood pressure, sick note, prescription, medication, ill, illness, lump, swollen, infection, chest',
    ),
    weak: phrases('doctor, tired, fatigue, sick, weight, stomach, sleep*, nausea, body, back'),
    tool: null,
  },
  {
    id: 'lawyer',
    name: professionNames['lawyer'],
    does: 'Says what the law gives you, writes for you and speaks for you in court.',
    doesNot: 'Cannot promise an outcome, and may not act for both sides.',
    prepare: [
      'What happened, in order, with dates',
      'What you want to reach',
      'Every letter with a date by which you must answer',
    ],
    papers: [
      'The contract or decision it is about',
      'All letters and messages',
      'Insurance for legal costs, if you have one',
    ],
    strong: phrases(
      'lawyer, attorney, solicitor, sue, sued, suing, lawsuit, court, summons, legal, dismiss*, fired, sacked, redundan*, evict*, police, accus*, charged with, arrest*, divorce*, custody, injunction, compensation, damages, defam*, unfair dismissal, legal action, contract dispute, criminal',
    ),
    weak: phrases(
      'contract, employer, boss, landlord, accident, rights, claim, deadline, refuses to pay, breach, neighbour, neighbor, threat*, dispute, liable',
    ),
    tool: 'lawyer',
  },
  {
    id: 'notary',
    name: professionNames['notary'],
    does: 'Puts promises into a form that holds: house sales, wills, gifts, powers of attorney, founding a company.',
    doesNot: 'Takes no side and does not fight for you.',
    prepare: [
      'Who gives what to whom',
      'Full names, birth dates and addresses of everybody',
      'What should happen if things turn out otherwise',
    ],
    papers: ['Identity papers', 'Land register or company register extract', 'Marriage contract, if there is one'],
    strong: phrases(
      'notary, notari*, testament, last will, my will, write a will, make a will, power of attorney, deed, land register, house purchase, buying a house, buy a house, selling a house, sell my house, sell our house, buying a flat, buy a flat, prenup*, marriage contract, living will, certified copy, inheritance contract',
    ),
    weak: phrases('inherit*, heir*, estate, property, house, found a company, certify, certified, signature, gift'),
    tool: null,
  },
  {
    id: 'mediator',
    name: professionNames['mediator'],
    does: 'Helps two sides find an agreement they can both sign, without a judge.',
    doesNot: 'Decides nothing, gives no legal advice, and cannot make anybody come.',
    prepare: ['What you could live with, and what not', 'What the other side may need', 'Whether both want to talk'],
    papers: ['Earlier agreements', 'A list of what is open'],
    strong: phrases(
      'mediat*, quarrel*, settle without court, out of court, agree on, find an agreement, compromise, argue with my neighbour, argument with my neighbour, conflict with*, dispute with*, falling out, not talking to each other, co-parent*',
    ),
    weak: phrases(
      'argue*, argument*, conflict*, dispute*, neighbour*, neighbor*, noise, separat*, team, fight*, divorce*, brother, sister, hedge, fence',
    ),
    tool: null,
  },
  {
    id: 'tax-adviser',
    name: professionNames['tax-adviser'],
    does: 'Prepares returns and accounts, deals with the tax office and finds what you may deduct.',
    doesNot: 'Does not keep you out of a penalty for what was left out on purpose.',
    prepare: ['Which years it is about', 'All kinds of income', 'Letters with a date to answer'],
    papers: ['Wage statements', 'Bank and rent statements', 'Receipts', 'Earlier assessments'],
    strong: phrases(
      'tax, taxes, taxed, taxation, vat, tax return*, tax office, irs, hmrc, deduct*, income tax, bookkeep*, accountant, annual accounts, self-employed, freelanc*, invoice number*, tax bill',
    ),
    weak: phrases('income, invoice*, receipts, business, bonus, rental income, abroad, side job'),
    tool: null,
  },
  {
    id: 'debt-adviser',
    name: professionNames['debt-adviser'],
    does: 'Sorts what you owe, stops what can be stopped and plans a way out. Often free of charge.',
    doesNot: 'Lends no money, and serious ones take no fee in advance.',
    prepare: ['What comes in and goes out each month', 'Who wants how much', 'Which letter is the newest'],
    papers: ['Reminders and court letters', 'Loan contracts', 'Bank statements of three months'],
    strong: phrases(
      "debt*, in debt, bailiff*, insolven*, bankrupt*, collection agency, debt collector*, overdraft, payday loan*, cannot pay, can't pay, can’t pay, repossess*, garnish*, enforcement, instalments, owe too much, arrears, owe money",
    ),
    weak: phrases('loan*, owe*, reminder*, bills, credit card*, rent arrears, money problems, gambl*'),
    tool: null,
  },
  {
    id: 'social-worker',
    name: professionNames['social-worker'],
    does: 'Knows the offices, helps with forms for benefits, care and housing, and goes along.',
    doesNot: 'Cannot decide on benefits and replaces no lawyer in an appeal.',
    prepare: ['What is most urgent this week', 'Who lives with you', 'Which offices you have been to'],
    papers: ['Decisions of offices', 'Proof of income and rent', 'Papers on illness or disability'],
    strong: phrases(
      'benefit*, welfare, homeless*, social worker, disability*, care home, carer*, caring for my*, universal credit, housing benefit, food bank, social services, refugee*, asylum, shelter, nursing care, unemployment benefit*',
    ),
    weak: phrases('unemploy*, forms, application, office*, care, elderly, rent, poor, support, form, alone with'),
    tool: null,
  },
  {
    id: 'family-counsellor',
    name: professionNames['family-counsellor'],
    does: 'Talks with couples, parents and children about living together and about parting.',
    doesNot: 'Is no judge over who is right and does not replace therapy for an illness.',
    prepare: [
      'What each of you would like to be different',
      'Who should come to the first talk',
      'What went well once',
    ],
    papers: ['None for a first talk'],
    strong: phrases(
      'marriage, couple*, relationship*, my partner, teenager*, parenting, puberty, upbringing, stepchild*, stepfamily, affair, jealous*, cheated, cheating on me, bring up, tantrum*',
    ),
    weak: phrases(
      'husband, wife, daughter, son, child*, family, separat*, argue*, school, mother-in-law, kids, parents',
    ),
    tool: null,
  },
  {
    id: 'consumer-adviser',
    name: professionNames['consumer-adviser'],
    does: 'Checks contracts, bills, rents and refunds, and writes the first letter, for a small fee.',
    doesNot: 'Does not go to court for you in most places.',
    prepare: ['What was promised and what came', 'When you complained and how', 'What would settle it for you'],
    papers: ['Order, contract or lease', 'Bill and proof of payment', 'Photos of the damage'],
    strong: phrases(
      'refund*, warranty, guarantee, faulty, broken product, online shop, subscription*, cancel my contract, cancel the contract, phone contract, rent increase, raised the rent, mould, mold, deposit, heating does not work, heating bill, boiler, service charge*, overcharg*, scam*, tenants, return the, airline, delayed flight, flight was',
    ),
    weak: phrases(
      'landlord, landlady, rent, tenan*, flat, apartment, bill, seller, shop, delivery, parcel, gym, heating, energy, contract, internet provider, lease',
    ),
    tool: 'lawyer',
  },
  {
    id: 'insurance-adviser',
    name: professionNames['insurance-adviser'],
    does: 'Finds which risks you should cover and compares what policies really pay.',
    doesNot: 'Often lives on commission: ask who pays the advice.',
    prepare: ['Who depends on your income', 'Which policies you have', 'What you could bear yourself'],
    papers: ['All policies', 'Health questions answered so far', 'The insurer’s last letter'],
    strong: phrases(
      'insurance*, insurer*, insured, policy, policies, premium*, life insurance, liability insurance, occupational disability, no-claims, cover me, pension plan, underinsured',
    ),
    weak: phrases('claim, water damage, accident, burglary, retirement, pension, storm'),
    tool: null,
  },
  {
    id: 'surveyor',
    name: professionNames['surveyor'],
    does: 'Looks at a house, finds damage and its cause, plans work and says what it costs.',
    doesNot: 'Does not build, and an opinion bought by one side is not proof by itself.',
    prepare: ['Where and since when the damage shows', 'What was built or changed', 'Whether somebody may have to pay'],
    papers: ['Plans', 'Photos with dates', 'Offers and bills of the builders'],
    strong: phrases(
      'crack*, surveyor, architect, damp, damp wall*, subsidence, roof leak*, leaking roof, extension, renovat*, building permit, planning permission, structural, construction, building defect*, foundation, loft conversion, mould in the wall*, insulation',
    ),
    weak: phrases(
      'wall*, roof, cellar, basement, builder*, leak*, house, kitchen, bathroom, mould, mold, floor, heating',
    ),
    tool: null,
  },
  {
    id: 'career-adviser',
    name: professionNames['career-adviser'],
    does: 'Helps with the next step in work: strengths, applications, training, a change of trade.',
    doesNot: 'Finds no job for you and is no therapist.',
    prepare: [
      'What you liked about your last three tasks',
      'What you will not do again',
      'How far you would travel or move',
    ],
    papers: ['CV', 'Certificates', 'Two adverts you liked'],
    strong: phrases(
      'career*, cv, résumé, resume, job application*, applying for, job interview*, interview, retrain*, change of job, change my job, new job, find a job, which job, what to study, apprentice*, promotion, salary negotiation, job search, looking for work, return to work',
    ),
    weak: phrases('job, work, unemploy*, degree, study, university, boss, school, bored'),
    tool: null,
  },
  {
    id: 'midwife',
    name: professionNames['midwife'],
    does: 'Looks after you in pregnancy, at birth and in the weeks at home with the baby.',
    doesNot: 'Does not treat illness: then a doctor takes over.',
    prepare: ['When the baby is due', 'Where you would like to give birth', 'Who will be with you'],
    papers: ['Maternity record', 'Insurance card', 'List of medicines'],
    strong: phrases(
      'pregnan*, midwife, birth plan, breastfeed*, breast-feed*, newborn, giving birth, give birth, expecting a baby, labour pains, antenatal, postnatal, due date, maternity, having a baby, morning sickness, the baby is due',
    ),
    weak: phrases('baby, birth, feeding, nursing, infant'),
    tool: null,
  },
  {
    id: 'patent-attorney',
    name: professionNames['patent-attorney'],
    does: 'Protects inventions, names and designs, and says whether somebody was first.',
    doesNot: 'Does not sell your idea, and cannot help once you have shown it to everybody.',
    prepare: ['What is new about it, in three sentences', 'Who has seen it so far', 'In which countries you will sell'],
    papers: ['Drawings', 'Dates of the first sketches', 'Contracts with people who helped'],
    strong: phrases(
      'patent*, invent*, trademark*, trade mark*, brand name, copied my, copyright*, design right*, infring*, intellectual property, plagiar*, stole my design, logo protected, protect my idea, counterfeit*',
    ),
    weak: phrases('idea, brand, logo, prototype, design, licence, license, app name'),
    tool: null,
  },
  {
    id: 'translator',
    name: professionNames['translator'],
    does: 'Translates papers so that offices and courts accept them, and speaks for you at appointments.',
    doesNot: 'Gives no advice on what the paper means for you.',
    prepare: ['For which office it is meant', 'By which date you need it', 'How names are spelled in your passport'],
    papers: ['The original or a good scan', 'The office’s letter'],
    strong: phrases(
      "translat*, interpreter*, sworn translation, certified translation, birth certificate, foreign certificate, foreign diploma, in another language, in my language, apostille, do not speak, don’t speak, don't speak",
    ),
    weak: phrases('language, certificate, diploma, embassy, passport, abroad, foreign'),
    tool: null,
  },
]
