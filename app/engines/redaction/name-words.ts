const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words before a name. They stay readable: "Dr [Name 1]". */
export const titles = list(`
  mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend father fr frau herr mme m mlle monsieur madame madam señor señora
  senor senora sr sra signor signora judge justice magistrate inspector officer detective sergeant constable nurse aunt auntie uncle
  grandma grandpa grandad granny nana nan oma opa cousin brother sister coach captain oberarzt med counsel attorney rabbi imam pastor
  messrs hon
`)

/** Words that make the next word a name: "my wife Ines", "signed, Ruth". */
export const nameCues = list(`
  named called client husband wife son daughter brother sister mother father mum mom dad friend partner boyfriend girlfriend neighbour
  neighbor colleague boss cousin nephew niece dear hi hello signed name surname patient sincerely regards yours tenant landlord executor
  witness claimant defendant plaintiff holder ex v vs versus fiancé fiancée fiance tell told ask asked
`)

/** Small words inside a name. */
export const particles = list(
  'van von der den de da del della di du des la le el al bin ibn ben ter ten zu zum dos das y af av st',
)

/** First names that are everyday words as well; small, or at the start of a sentence, they are taken as the word. */
export const doubtful = list(`
  will mark may grace rose hope bill pat frank art bob drew chase dean dale gene grant guy jack jay joy june august april faith dawn eve
  ivy iris lily daisy violet olive pearl ruby amber ginger holly penny sandy sunny sky miles max rich rob ray ross reed rusty skip sue sally
  tad trey van victor wade ward woody christian angel basil blaze brook carol cat charity chance cliff clay cookie crystal destiny
  ernest flora forest gay harmony heath honey hunter jade jean jewel kit lane lance leaf major mercy melody merry misty page paris peg
  precious prince queen rain randy reason robin rod sage scarlet skye stone storm summer tiny tom trinity trust young long love star early
  read case pace price power hall cook king leo else art see
`)

/** Written with a capital and no name of a person. */
export const capitalised = list(`
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
  december i gp nhs dna hiv adhd ptsd ocd cbt emdr gad asd iq tv uk usa us eu un vat pin pdf ok cv hr ceo ngo aids covid ssri lgbt id ref dob
  re cc ps nb asap tba bc ad am pm gdpr a&e
  christmas easter ramadan eid hanukkah passover diwali lent advent pentecost thanksgiving halloween whitsun yom kippur
  english german french spanish italian portuguese dutch polish russian ukrainian turkish arabic hebrew chinese mandarin cantonese japanese
  korean hindi urdu punjabi bengali tamil greek swedish norwegian danish finnish czech slovak hungarian romanian bulgarian serbian croatian
  albanian persian farsi kurdish swahili yoruba igbo amharic somali welsh irish scottish gaelic latin british american canadian australian
  european african asian indian pakistani nigerian kenyan mexican brazilian swiss austrian belgian christian muslim jewish catholic
  protestant hindu buddhist sikh
  england scotland wales ireland britain germany france spain italy portugal poland russia ukraine turkey greece sweden norway denmark
  finland netherlands holland belgium switzerland austria hungary romania bulgaria serbia croatia albania czechia slovakia slovenia estonia
  latvia lithuania iceland luxembourg malta cyprus europe africa asia america australia canada mexico brazil argentina chile peru colombia
  china japan korea india pakistan bangladesh nepal thailand vietnam indonesia malaysia singapore philippines israel palestine lebanon syria
  iraq iran afghanistan egypt morocco algeria tunisia libya sudan ethiopia somalia kenya uganda tanzania rwanda ghana nigeria senegal
  cameroon zimbabwe zambia
  london manchester birmingham leeds liverpool glasgow edinburgh cardiff belfast dublin bristol berlin hamburg munich münchen cologne köln
  frankfurt vienna wien zurich zürich geneva basel bern paris lyon marseille brussels amsterdam rotterdam madrid barcelona lisbon porto rome
  milan naples athens istanbul ankara moscow kyiv warsaw krakow prague budapest bucharest sofia belgrade zagreb stockholm oslo copenhagen
  helsinki boston chicago toronto montreal vancouver sydney melbourne auckland delhi mumbai beijing shanghai tokyo seoul hanoi bangkok
  jakarta manila cairo lagos nairobi accra johannesburg york springfield
  court police act parliament government ministry council hospital clinic university school church bank office department city county state
  housing high supreme crown family children social services health home internet google whatsapp zoom teams facebook instagram word excel
  microsoft apple amazon netflix youtube bible koran quran god lord note subject attachment encl enclosure draft letter client patient
  tenant landlord claimant defendant plaintiff respondent applicant party parties section article clause schedule appendix annex exhibit
  partners sons associates all colleague colleagues team everyone sirs phase session week day part chapter level
`)

/** Common first words of a note that no word list needs to be fetched for. */
export const openings = list(`
  a an the this that these those my your his her its our their we you he she it they who what which when where why how there here and but or
  so if then than as at by for from in into of off on onto out over to up with within without about above after again against all also
  although always any anyone are around ask back be because been before being below best between both call called came can card case child
  client clients code come conflict contact conversation could counsel couple custody date day days deadline dear debt did discussed do does
  draft due during e-mail each early either email enclosed ever every everyone father feels file first follow follow-up former friend further
  general gets goal goals good great group had has have hearing hello hi history home homework house how however husband i'm intake insurance issue
  judge just kind last late later lawyer left less let letter like lives look made make many may maybe medication meeting met mild mood more
  most mother mr mrs much must name names near need needs never new next nice no none not notary note notes nothing now number of offer often
  old once one only other our own parents part partner patient payment phone plan please policy possible practice pre private problem question
  questions rang re reason received recent referral referred regarding regards report reports request rest risk said same saw says school
  second see seems seen sent separated session sessions she should signed since sister sleep some son soon spoke start statement still summary
  supervision sure take takes talk talked tell thank thanks therapy they thing think third though three time today together told tomorrow
  tonight too topic transfer treatment two under until urgent use very wants was went were whether while wife will wish witness work would
  write wrote year yes yesterday yet sincerely yours best kindly warm cheers born reference subject attended autism assessment account offer
  interview witnesses counselling mediation tenancy eviction employment divorce settlement invoice contract agreement insomnia panic anxiety
  depression grief couple's trauma worried tired sad angry calm quiet nothing rent judgment judgement evidence mum dad child's aunt uncle
  adoption appeal breach consent consultation court damages diagnosis discharge estate executor fee fees guardianship hospital identity
  inheritance injunction landlord lease mortgage observation order pension prescription probate progress prognosis reminder schedule symptoms
  tenant testimony update verdict visa voicemail warrant
`)
