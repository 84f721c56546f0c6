import { toTable } from '#app/platform/table.ts'

/**
 * Words and phrases that say the same in a claim though the dictionary keeps them apart. One group a line, "|"
 * between.
 */
const SAME = `
make a profit|profit|profitable
fail|unsuccessful|unsuccessfully|failure
go bankrupt|go bust|bankrupt|bust|insolvent|go under|go out of business
recession|downturn|slump
postpone|put off|delay|defer
truck|lorry
battery|cell
survey|ask|poll|question
fly|plane|flight
rinse|wash
sack|the sack|dismiss|fire
chief executive|ceo
phone|mobile|smartphone
next to|beside|alongside
flood|flooding
due to|because|owing to
unit|device|appliance|machine
purchase|buy
warranty|guarantee
baby|infant
whisk|beat
peak|point
keeper|goalkeeper
pack|deck
silent|quiet
neighbour|next door|neighbor
obligation|duty|oblige
verdict|ruling|decision|judgment|judgement
voter|vote
back|support
mars|martian
moon|lunar
sun|solar
mouth|oral
eye|ocular
tongue|lingual
spring|springtime
lorry|truck|hgv
flat|apartment
petrol|gasoline|gas
pavement|sidewalk
rubbish|garbage|trash|litter|waste
holidaymaker|tourist|visitor
queue|line
autumn|fall
low|depressed
shut|close
swift|quick
benefit|advantage
foe|enemy
ally|partner
critical|crucial
brave|courageous
calm|calmly|composed
hesitate|hesitation|hesitant
forbid|not allow
plentiful|abundant|abundance
scarce|scarcity|short supply
wealth|rich
victory|win
assent|approval|approve|consent
depart|departure|leave
arrive|arrival
grow|growth
survive|survival|live on
move|shift
bleed|bleeding|blood loss
burn|fire
spoil|ruin
study|trial|research
result|finding
expert|specialist
severely|seriously|badly|gravely
hurt|injured|wounded|injure|wound
lose money|make a loss|loss
empty stomach|fasting
pregnant|expecting|expecting a baby|expect
reach|make it to|get to|arrive at
summit|top|peak
work|piece|composition|opus
lack|deficiency|shortage|deprivation|absence|want
vulnerability|security hole|hole|flaw
broken|out of order|not working|defective
lift|elevator
plague|black death
retire|end career|hang up boots
independent|independence
hold|seat|accommodate|space|room|capacity
earn|salary|wage|income
win|receive|get|be awarded
wear|put on
on time|punctual|punctually|on schedule
add|put in|stir in|throw in
overturn|strike down|struck down|reverse|quash
slow|slow down
speed up|accelerate|quicken
live|home to|native to|habitat
late|delayed|behind schedule
sold out|fully booked
make up|account for
timeout|time out
oscar|oscars|academy award|academy awards
ascent|summit|climb
visa|entry permit
birthday|bear|birth
travel to|visit|enter
launch|start|startup|start-up|open
spectator|people|seat
staff|workforce|employee|worker|personnel
lay off|let go|dismiss|fire|sack|make redundant
swiss|switzerland
dutch|netherlands|holland
french|france
british|britain|uk|united kingdom
spanish|spain
danish|denmark
turkish|turkey
welsh|wales
polish|poland
finnish|finland
swedish|sweden
irish|ireland
scottish|scotland
thai|thailand
greek|greece
american|us|usa|united states|america
portuguese|portugal
czech|czechia|czech republic
chinese|china
belgian|belgium
norwegian|norway
german|germany
peruvian|peru
ukrainian|ukraine
roman|rome
english|england
european|europe
damage|harm|injure|hurt|impair
ruin|destroy|wreck|demolish
attack|assault|strike
protect|guard|shield|defend|safeguard
explain|describe|account for|clarify
believe|think|assume|hold
claim|assert|maintain|allege|argue|contend
forecast|predict|project|expect
happen|arise|occur
choose|select|pick|opt for|elect
name|call|term|dub|title|know as|know
own|hold|possess
lead|head|run|chair|direct
employ|use
hire|recruit|take on|employ
govern|rule|control|regulate
obey|follow|comply with|adhere to|observe
break|violate|breach|infringe|contravene
punish|penalise|penalize|sanction
sue|take to court|bring an action against|file suit against
appeal|challenge|contest
win|triumph|prevail|come first|take
score|net|find the net
draw|tie
train|practise|practice
injure|hurt
boil|bring to the boil|come to a boil|reach boiling point
mix|stir|combine|blend|whisk
heat|warm|preheat
chill|cool|refrigerate|cold
freeze|solidify|turn to ice
melt|liquefy|thaw
season|flavour|flavor
serve|dish up
peel|skin
soak|steep
simmer|cook gently
crash|fail|break down|go down|hang
encrypt|encode
compress|shrink
log|record|write to a log
store|save|persist|keep
load|read in
send|transmit|dispatch|deliver|forward
receive|get|be sent
install|set up|deploy
update|upgrade|refresh
compute|calculate|work out|determine
measure|gauge|assess
detect|sense|notice|find
treat|manage|therapy|treatment
cure|heal
diagnose|identify
infect|affect
vaccinate|immunise|immunize|inoculate
swallow|ingest|eat|consume|take
eat|feed on|feed|consume|diet
drink|consume
digest|break down
breathe|respire
sleep|slumber
nocturnal|active at night|night
diurnal|active during the day
hunt|prey on
hatch|emerge
mate|breed|reproduce
migrate|travel
melt|dissolve
erupt|explode|blow up
flood|inundate
locate|situate|position|base|headquarter|headquarters
surround|encircle|enclose
connect|link|join
separate|divide|split
cross|span|traverse
stretch|extend|run|span|reach
cover|span|occupy|take up
export|ship abroad|sell abroad
rich|wealthy|affluent
poor|impoverished
famous|well-known|renowned|celebrated|best known
rare|uncommon|scarce|infrequent
old|ancient|elderly
new|recent|novel
quiet|silent
smart|clever|intelligent
sick|ill|unwell
correct|right|accurate|true
wrong|incorrect|false|mistaken|inaccurate
enough|sufficient|adequate
whole|entire|complete|full
empty|vacant
famous for|known for
poisonous|toxic|venomous
transparent|see-through|clear
flexible|elastic
strong|powerful|sturdy
weak|feeble
tasty|delicious
expensive|costly|pricey|dear
cheap|inexpensive|low-cost|affordable
free|free of charge|no charge|gratis|at no cost
annual|yearly
immediately|at once|right away|straight away|instantly
approximately|about|around|roughly
mostly|mainly|primarily|largely|chiefly
nearly|almost
only|solely
together|jointly
abroad|overseas
annually|every year|each year
goal|aim|objective|purpose
reason|cause
result|outcome|consequence|effect
effect|impact|influence
benefit|advantage
drawback|disadvantage|downside
method|technique|approach|way
step|stage|phase
feature|characteristic|trait|property
kind|type|sort|form
part|component|piece|element|section
amount|quantity|volume
increase|rise|growth|surge
decrease|fall|drop|decline|reduction
start|beginning|outset|onset
end|close|conclusion|finish
size|dimension
shape|form
colour|color|hue
smell|odour|odor|scent
sound|noise
speed|pace|rate
place|location|spot|site|position
area|region|zone
road|street
house|home|dwelling
shop|store
kid|child|children
woman|female
man|male
baby|infant|newborn
teenager|adolescent
elderly|older people|seniors
mother|mum|mom
father|dad
parent|mother and father
wife|spouse
husband|spouse
boss|manager|supervisor
student|pupil
teacher|instructor|tutor
scientist|researcher
author|writer|novelist
painter|artist
singer|vocalist
leader|head|chief
president|head of state
prime minister|head of government|premier
soldier|troop
army|military|forces
police|officer|cop
judge|justice|magistrate
jury|juror
crime|offence|offense
fine|penalty
prison|jail
tax|levy|duty
salary|wage|pay
loan|credit
stock|share|equity
airplane|plane|aircraft
boat|ship|vessel
train|rail
bicycle|bike
phone|telephone
tv|television
internet|web
photo|photograph|picture
book|novel
song|track|tune
game|match
prize|award
gold medal|first place
holiday|vacation
meal|food|dish
stove|cooker|hob
oven|cooker
fridge|refrigerator
salt|sodium chloride
vitamin c|ascorbic acid
cancer|tumour|tumor|malignancy
flu|influenza
cold|common cold
fever|high temperature
stroke|brain attack
tb|tuberculosis
kidney|renal
heart|cardiac
liver|hepatic
lung|pulmonary
brain|cerebral
stomach|tummy|belly|gut
bone|skeleton
skin|dermis
nerve|neural
tooth|teeth
pain|ache|soreness
tired|fatigue|exhausted|tiredness
insomnia|sleeplessness|trouble sleeping
anxious|anxiety
memory|ram
database|data store|datastore
folder|directory
file|document
password|passcode
bandwidth|throughput
latency|delay|lag
fault|error|bug
free software|open source|open-source
statically typed|static typing
dynamically typed|dynamic typing
garbage collector|garbage collection
memory-safe|memory safety
machine learning|ml
artificial intelligence|ai
lightning|lightning bolt
sunrise|dawn
sunset|dusk
moisture|water|humidity
lawful|legal|permitted|allowed
unlawful|illegal|forbidden|banned|prohibited|against the law
overturn|reverse|quash|set aside|annul
uphold|affirm|confirm
terminate|cancel|end
expire|lapse|run out
renew|extend
amend|change|modify|alter|revise
repeal|abolish|revoke|rescind
apply|hold|be valid
exempt|excused|not subject
liable|responsible|answerable
negligence|carelessness
exist|be around
appear|emerge|show up|arise|come into being
disappear|vanish
arrive|reach|get to|come
depart|leave|set off
return|come back|go back
visit|go to
attend|go to|be present at
study|learn
graduate|finish university
marry|wed|get married to
divorce|separate
educate|teach
protest|demonstrate
vote|cast ballot|ballot
elect|vote in|choose
invade|attack
occupy|take over
surrender|give up|capitulate
conquer|take|capture|seize
free|liberate|release
flee|escape
rebel|revolt|rise up
unite|unify|merge|combine
rename|change name
speak|talk
native language|mother tongue|first language
acquire|buy|purchase|take over|bought out|snap up
increase|raise|boost|elevate|rise|grow|climb|go up|heighten|push up|drive up
decrease|reduce|lower|cut|diminish|lessen|decline|fall|drop|go down|bring down|shrink|curb|push down
begin|start|commence|launch|kick off|get underway
end|finish|conclude|terminate|stop|cease|come to an end|wrap up
help|aid|assist|support|benefit
improve|enhance|better|boost|strengthen
cause|trigger|lead to|result in|bring about|produce|induce|provoke|give rise to|cause by
cause|trigger|due to|responsible for|stem from|lead to|result in|bring about|cause by
prevent|stop|avert|avoid|block|protect against|guard against
convert|turn|transform|change into|turn into
spread|transmit|transfer|pass on
found|establish|set up|create|start|form|launch
invent|create|devise|develop|introduce|originate|come along|invention
discover|find|identify|detect|uncover|discovery
write|author|pen|compose|writer|written
build|construct|erect|construction
make|produce|manufacture|create|generate|secrete
consist|comprise|contain|make up|compose|include
require|need|necessary|must|demand|essential|call for
allow|permit|let|enable|authorize|authorise|may|entitle|lawful
ban|prohibit|forbid|outlaw|bar|disallow|illegal|unlawful
enable|turn on|switch on|activate|allow
disable|turn off|switch off|deactivate
extinct|die out|died out|become extinct|vanish|wipe out
spoil|go bad|go off|rot|expire
cancel|call off|cancellation|scrap
resign|step down|quit|leave office|stand down
release|publish|issue|launch|come out|bring out|ship|debut|appear|make available
submit|file|hand in|send in|lodge|turn in
reject|dismiss|turn down|refuse|deny|throw out|decline
approve|accept|grant|authorise|authorize|green-light
fall|come down|collapse|topple
defeat|beat|overcome|win against|triumph over
defeat|loss
kill|assassinate|murder|slay|stab to death|shoot|shoot dead
die|pass away|death|dead|decease
bear|birth|born|birthplace
live|reside|dwell|inhabit|find|home to|native to
locate|lie|situate|sit|stand|find
flow|run|drain|empty|discharge
border|share border|adjoin|neighbour|neighbor|border with
orbit|revolve|circle|go around|travel around
doctor|physician|medic|clinician
patient|sufferer
drug|medicine|medication|pharmaceutical
illness|disease|sickness|condition|disorder
risk|chance|likelihood|probability|danger|odds
blood pressure|bp
high blood pressure|hypertension
heart attack|myocardial infarction
high cholesterol|hypercholesterolemia
carbon dioxide|co2
water|h2o
glucose|sugar|blood sugar
oxygen|o2
pulse|heart rate
exercise|physical activity|work out|exercising|workout
child|kid|youngster|infant
people|person|inhabitant|resident|human|individual|citizen|population
population|inhabitant|resident|people|live
car|automobile|vehicle
app|application|program|software
fast|quick|rapid|speedy|swift
slow|sluggish
easy|simple|straightforward|effortless
difficult|hard|tough|challenging|tricky
big|large|huge|great|enormous|sizeable|vast|massive
small|little|tiny|minor
important|crucial|vital|key|essential|significant|critical
main|primary|chief|principal|major|key|central
common|widespread|frequent|prevalent|usual
often|frequently|regularly|commonly|a lot
safe|harmless|secure|not dangerous
dangerous|harmful|unsafe|hazardous|risky
effective|work|efficacious|successful|effectiveness
mandatory|compulsory|obligatory|required|require|must
optional|voluntary|not required
entitle|right|eligible|allowed
remain|stay|continue|keep
store|keep|hold|save|preserve
rest|sit|stand
slice|cut|carve|chop
bake|cook|roast
cook|prepare|make
plenty|generous|generously|lot
recommend|advise|suggest|urge|encourage
show|demonstrate|indicate|prove|reveal|find|suggest
use|utilise|utilize|employ|usage|make use of
purpose|aim|goal|objective
work|operate|function|run
get|obtain|receive|acquire|gain
provide|offer|supply|give|deliver
contain|include|hold|have
have|possess|own|feature|own|boast
begin|take effect|come into force|enter into force|apply|in force|become effective|effect
last|take|endure|continue|go on|run
happen|occur|take place|held|hold
cost|price|fee|charge
team|side|squad|club
match|game|fixture
player|athlete
country|nation|state
city|town|metropolis
sea|ocean
film|movie|picture
job|work|occupation|employment
money|cash|funds
pay|remunerate|settle|payment
company|firm|business|corporation|enterprise
court|tribunal|judge
law|statute|act|legislation
rule|regulation
contract|agreement
landlord|lessor
tenant|lessee|renter
lawyer|attorney|solicitor|counsel
void|invalid|null
guilty|convict
deadline|close|due|closing
duration|length|long|last
height|tall|high|altitude|elevation|stand|rise
depth|deep
width|wide|broad
weight|weigh|heavy|mass
age|old
speed|fast|velocity|travel|rate
temperature|hot|degree|heat
distance|far|away
capacity|store|hold|storage
top|max|maximum|highest|peak|upper
min|minimum|lowest
dose|dosage
tablet|pill
earth|globe|world|planet
sunlight|light from the sun
moon|natural satellite
wheel|tire
constant-time|constant time
package|bundle|pack
undo|revert|roll back|reverse
restart|reboot
fix|repair|resolve|patch|solve
delete|remove|erase|drop|eliminate
bug|defect|error|fault
stale|outdated|out of date
maintain|support|update
compatible|work with|run on
secure|safe|protected
quick|brief|short
notify|inform|tell|alert
supervise|oversee|monitor|control
tall|high|above sea level
near|close|nearby
near|close to|next to|beside|adjacent
autumn|fall
fall|autumn
usa|us|united states|america|u.s.
uk|united kingdom|britain|great britain
eu|european union
un|united nations
second world war|world war ii|wwii|world war 2|ww2|world war two
first world war|world war i|wwi|world war 1|ww1|world war one
new york|new york city|nyc
la|los angeles
who|world health organization|world health organisation
nasa|national aeronautics and space administration
holland|netherlands
burma|myanmar
czechia|czech republic
peking|beijing
bombay|mumbai
constantinople|istanbul
turkey|türkiye|turkiye
calcutta|kolkata
madras|chennai
bangalore|bengaluru
rangoon|yangon
saigon|ho chi minh city
kiev|kyiv
leningrad|saint petersburg|st petersburg
siam|thailand
ceylon|sri lanka
persia|iran
swaziland|eswatini
ivory coast|côte d'ivoire
cape verde|cabo verde
east timor|timor-leste
north macedonia|macedonia
danzig|gdańsk
`

function groupsByWord(table: string): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [i, line] of table.trim().split('\n').entries()) {
    for (const word of line.split('|')) groups.set(word, [...(groups.get(word) ?? []), i])
  }
  return groups
}

const SAME_GROUPS = groupsByWord(SAME)

const SAME_LINES = SAME.trim().split('\n')

/** Single words that say the same as a phrase in claims. */
export function saidInClaims(phrase: string): string[] {
  const words = (SAME_GROUPS.get(phrase) ?? []).flatMap((group) => (SAME_LINES[group] ?? '').split('|'))
  return words.filter((word) => word !== phrase && !word.includes(' '))
}

/** Whether a dictionary form or phrase stands in any group of claim words. */
export function isInClaims(word: string): boolean {
  return SAME_GROUPS.has(word)
}

/** Whether two dictionary forms or phrases stand in one group of claim words. */
export function areSameInClaims(a: string, b: string): boolean {
  const groups = SAME_GROUPS.get(a)
  return groups !== undefined && (SAME_GROUPS.get(b)?.some((group) => groups.includes(group)) ?? false)
}

/** Phrases of the table with a space, longest first: they are read as one word. */
export const phrases: readonly string[] = [...SAME_GROUPS.keys()]
  .filter((word) => word.includes(' '))
  .toSorted((a, b) => b.length - a.length)

const OPPOSITE = `
make_a_profit lose_money make_a_loss loss|profit lose_money make_a_loss|profitable lose_money make_a_loss
optional oblige require obligatory|pass vote_down reject defeat|carry vote_down reject|liable clear|on_time delay delayed|cancel go_ahead proceed|call_off go_ahead proceed|extinct survive|work broken out_of_order|working broken out_of_order|open closed|accept turn_down|retreat advance|guilty acquit clear|convict acquit|stiff runny|unbeaten lose beaten defeated|lose survive|perish survive|miss catch|cracked intact|broken intact
sleep wake|asleep awake|wake sleep|exothermic endothermic|release absorb|emit absorb|give_off absorb|give_off take_in
empty_stomach food meal|fasting food meal
adult child minor|man woman|men women|boy girl
improve impair harm hurt damage|enhance impair diminish|boost impair reduce harm
left right|late on_time punctual|uphold strike_down|slow speed_up accelerate|slow_down speed_up|ascending descending
speed_up slow
absorb reflect emit|free charge|warm-blooded cold-blooded|vegetable fruit|nocturnal diurnal|predator prey|win lose
host visit|grant refuse|charge waive
retain lose|keep lose|gain shed|attract deter|encourage discourage deter|fail pass|float sink|contract lengthen
tighten loosen|ease worsen|speed slow|quicken slow
permit forbid prohibit|recommend discourage|endorse oppose|favour oppose|favor oppose|praise criticise criticize
welcome reject|celebrate mourn|love hate|like dislike
clockwise anticlockwise counterclockwise|inland coastal|edible poisonous inedible toxic|solid liquid gas|odd even
rational irrational|prime composite|linear nonlinear
renewable nonrenewable|recyclable disposable|permanent temporary provisional|mandatory optional voluntary
public confidential private|final provisional|current former
domestic foreign wild|native invasive foreign|extinct extant alive|endangered common|thriving declining
growing shrinking declining|rising falling|improving worsening
spicy mild|sweet savoury savory|crunchy soft|fresh frozen canned|whole ground|room-temperature chilled
uncovered covered lid|boiling cold|hot iced
defeat victory|loss win profit|home away|offside onside|professional amateur|starter substitute
flat mountainous hilly|flat steep|stateless stateful|mutable immutable|compiled interpreted|synchronous asynchronous
static dynamic
up down|rise fall|upstream downstream|uphill downhill|strengthen weaken|loosen tighten|widen narrow|lengthen shorten
help harm hinder hurt|benefit harm damage|useful harmful|sweet sour bitter|salty bland|lenient strict
tolerant intolerant|accelerate delay
stable unstable volatile|dense sparse|thick thin|wide narrow|deep shallow|loud quiet silent|bright dark dim
sharp blunt|smooth rough
legal illegal criminal|valid void invalid null|binding nonbinding|liable immune|guilty acquitted|plaintiff defendant
civil criminal
uphold overturn reverse|ratify reject|pass reject fail|enact repeal|adopt reject abandon|arrest release
tighten relax|open closed shut
stimulate suppress inhibit|activate inhibit|promote inhibit|excite inhibit|dilate constrict|swell shrink
acute chronic
healthy unhealthy|infectious noninfectious|fertile infertile|thaw freeze|evaporate condense|rotate still
inhale exhale
attract repel|contract expand dilate|shrink grow expand|lengthen shrink|profit loss|bull bear|inflation deflation
boom bust
boil freeze|drain fill|tender tough|lean fat fatty|covered uncovered|raw cooked|peeled unpeeled|melted solid
salted unsalted
free paid|expensive cheap inexpensive affordable|open-source proprietary|wired wireless|online offline|local remote
lossy lossless
win lose draw|amateur professional|home away|attack defend|ahead behind|lead trail|promote relegate
wet dry|humid arid dry|hot cold cool|warm cold cool|rainy dry sunny|cloudy clear|drought flood|inhabited uninhabited
populous uninhabited
crowded empty|full empty|busy quiet|densely sparsely|heavily lightly|strongly weakly|quickly slowly|early late
prematurely late
rapidly slowly gradually|widely rarely|directly indirectly|entirely partly|fully partially|voluntarily forcibly
publicly privately
sooner later|earlier later|longer shorter|higher lower|better worse|more less fewer|most least fewest|bigger smaller
larger smaller
larger smaller|greater lesser smaller|older younger newer|first last|maximum minimum|upper lower|inside outside
above below|over under
before after|prior following|precede follow|predecessor successor|ancestor descendant|north south|east west
northern southern|eastern western
doubled halved|double halve|multiply divide|add remove subtract|add omit|include exclude|keep discard|start end stop
live die
exceed fall|succeed fail|cure worsen|soothe irritate aggravate|calm excite|relieve worsen aggravate
sufficient insufficient|adequate inadequate
correct wrong incorrect|right wrong|true false|proven disproven|accurate inaccurate|clear unclear|likely unlikely
possible impossible
strong weak|rich poor|hard soft|tall short|long short|fast slow|easy difficult hard|simple complex complicated
big small little|major minor
import export|buy sell|borrow lend|deposit withdraw|hire dismiss fire|appoint dismiss|elect appoint|join leave
merge split|unite divide
`

const OPPOSITE_PAIRS: ReadonlySet<string> = new Set(
  OPPOSITE.trim()
    .split(/[|\n]/)
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ').map((word) => word.replaceAll('_', ' '))
      return others.flatMap((other) => [`${first}|${other}`, `${other}|${first}`])
    }),
)

const UPWARD = new Set(
  (
    'increase|rise|raise|grow|climb|go up|heighten|push up|drive up|boost|elevate|soar|surge|jump|gain|ascend|escalate|' +
    'expand|appreciate|swell|mount|rocket|send up|put up|up|pick up|step up|speed up|strengthen|lengthen|warm|upward|higher'
  ).split('|'),
)
const DOWNWARD = new Set(
  (
    'decrease|fall|drop|decline|reduce|lower|cut|diminish|lessen|go down|bring down|push down|drive down|shrink|curb|sink|' +
    'plunge|plummet|tumble|slump|dip|dwindle|slide|descend|contract|depreciate|ease|slow|slow down|weaken|shorten|cool|down|' +
    'downward|lower|halve|decline|subside|wane|taper off|come down|cut back|scale back'
  ).split('|'),
)

/** Pairs of opposites that meet in claims, over dictionary forms and comparatives. */
export function areOppositeInClaims(a: string, b: string): boolean {
  return OPPOSITE_PAIRS.has(`${a}|${b}`) || (UPWARD.has(a) && DOWNWARD.has(b)) || (DOWNWARD.has(a) && UPWARD.has(b))
}

const GOOD = new Set(
  (
    'good great excellent wise safe best beneficial healthy fine ideal perfect wonderful smart ' +
    'fantastic superb sensible recommended advisable brilliant helpful outstanding positive favourable ' +
    'favorable amazing'
  ).split(' '),
)
const BAD = new Set(
  (
    'bad terrible awful unwise dangerous worst poor harmful unhealthy horrible dreadful foolish ' +
    'stupid risky inadvisable poorly dire appalling negative unfavourable unfavorable useless disastrous'
  ).split(' '),
)

/** Praise against blame: "a great idea" and "a terrible idea". */
export function areOppositeJudgements(a: string, b: string): boolean {
  return (GOOD.has(a) && BAD.has(b)) || (BAD.has(a) && GOOD.has(b))
}

/** Verbs rewritten as their converse: which role becomes which. "A sells to B" is "B buys from A". */
type Converse = { lemma: string; needs?: string; roles: Readonly<Record<string, string>> }
export const converses: Readonly<Record<string, Converse>> = toTable<Converse>({
  sell: { lemma: 'buy', roles: { S: 'from', to: 'S' } },
  lend: { lemma: 'borrow', roles: { S: 'from', to: 'S' } },
  loan: { lemma: 'borrow', roles: { S: 'from', to: 'S' } },
  lose: { lemma: 'beat', needs: 'to', roles: { S: 'O', to: 'S' } },
  receive: { lemma: 'give', needs: 'from', roles: { S: 'to', from: 'S' } },
  get: { lemma: 'give', needs: 'from', roles: { S: 'to', from: 'S' } },
  teach: { lemma: 'learn', roles: { S: 'from', O: 'S' } },
  belong: { lemma: 'own', needs: 'to', roles: { S: 'O', to: 'S' } },
  work: { lemma: 'employ', needs: 'for', roles: { S: 'O', for: 'S' } },
  follow: { lemma: 'precede', needs: 'O', roles: { S: 'O', O: 'S' } },
  succeed: { lemma: 'precede', needs: 'O', roles: { S: 'O', O: 'S' } },
  result: { lemma: 'cause', needs: 'from', roles: { S: 'O', from: 'S' } },
  stem: { lemma: 'cause', needs: 'from', roles: { S: 'O', from: 'S' } },
  arise: { lemma: 'cause', needs: 'from', roles: { S: 'O', from: 'S' } },
  lead: { lemma: 'cause', needs: 'to', roles: { to: 'O' } },
  report: { lemma: 'supervise', needs: 'to', roles: { S: 'O', to: 'S' } },
  inherit: { lemma: 'bequeath', needs: 'from', roles: { S: 'to', from: 'S' } },
  'home to': { lemma: 'live', roles: { S: 'in', O: 'S', C: 'S', to: 'S' } },
  student: { lemma: 'learn', needs: 'of', roles: { of: 'from' } },
  pupil: { lemma: 'learn', needs: 'of', roles: { of: 'from' } },
  disciple: { lemma: 'learn', needs: 'of', roles: { of: 'from' } },
  successor: { lemma: 'predecessor', roles: { S: 'of', of: 'S' } },
  employee: { lemma: 'employ', needs: 'of', roles: { S: 'O', of: 'S' } },
  descendant: { lemma: 'ancestor', roles: { S: 'of', of: 'S' } },
})

/** Who does it, and what he does: "is the employer of" says "employs". */
export const agents: Readonly<Record<string, string>> = toTable({
  teacher: 'teach',
  tutor: 'teach',
  mentor: 'teach',
  instructor: 'teach',
  killer: 'kill',
  murderer: 'kill',
  assassin: 'kill',
  employer: 'employ',
  owner: 'own',
  supervisor: 'supervise',
  boss: 'supervise',
  conqueror: 'conquer',
  lender: 'lend',
  buyer: 'buy',
  seller: 'sell',
  supplier: 'supply',
  predecessor: 'precede',
})

/** Verbs that may take who gets it before what is given: "lent her brother a car". */
export const giving: ReadonlySet<string> = new Set(
  (
    'give send lend sell teach show tell offer pay owe hand pass bring award grant promise donate loan leave buy ' +
    'write read throw serve feed cost deny refuse bequeath'
  ).split(' '),
)

/** Relations that hold both ways: changing sides says nothing new. */
export const symmetric: ReadonlySet<string> = new Set(
  (
    'marry border equal resemble meet differ adjoin neighbour neighbor touch intersect divorce ' +
    'wed spouse same similar identical share adjacent sibling brother sister cousin partner ally ' +
    'compare mix combine date wife husband married near close different'
  ).split(' '),
)

/** Deeds and offices with one doer: another name in the same place is a rival answer. */
export const exclusive: ReadonlySet<string> = new Set(
  (
    'discover invent paint write compose create found design develop direct author coin formulate ' +
    'introduce kill assassinate win host appoint own build sculpt sing lead head govern sign publish ' +
    'conquer establish construct devise pen star play cause pay elect bear head command launch ' +
    'patent pioneer produce regulate control issue set'
  ).split(' '),
)

/** Words before a noun that make it another thing: a dwarf planet is no planet, a former king no king. */
export const privative: ReadonlySet<string> = new Set(
  (
    'dwarf former ex fake false mock toy honorary vice deputy acting would-be so-called pseudo ' +
    'quasi artificial imitation failed alleged supposed self-proclaimed unofficial non'
  ).split(' '),
)

/** What only one can take: "took pole position", "scored the winning goal". */
export const prizes: ReadonlySet<string> = new Set(
  (
    'pole title trophy crown gold silver bronze medal championship cup place prize presidency lead ' +
    'victory seat goal try record award election race gold_medal'
  ).split(' '),
)

/** Words that carry little of a claim's meaning, by dictionary form. */
export const lightWords: ReadonlySet<string> = new Set(
  (
    'be have do make take get give go come use include involve exist lie locate situate stand occur ' +
    'consist contain measure amount cover hold find call name know consider become remain keep ' +
    'let put see say tell thing people person way fact kind type sort form part number total size ' +
    'level place time case area city river period record real proper certain own other such same ' +
    'various several different whole entire actual current modern today present now approximately ' +
    'exactly precisely also very quite so too just even still well indeed actually really basically ' +
    'simply already yet then there here however therefore thus main generally officially commonly ' +
    'widely known main process able order term word mean describe refer represent serve act set ' +
    'some any world earth human value answer total adult'
  ).split(' '),
)

/** Words without any meaning of their own for comparing claims. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its he she they them him her his their theirs we us our ' +
    'you your i me my mine who whom whose which what be am is are was were been being have has ' +
    'had having do does did doing done will would shall should can could may might must ought and ' +
    'or but nor so as if than then of in on at by for to from with within into onto upon about ' +
    'over under between among through during against toward towards along across around per via ' +
    "'s ' also very quite really actually just even still too indeed such there here not n't no " +
    'never ever yet one ones each every all both any some most many much several own same other ' +
    "another than rather etc e.g. i.e. it's let's self itself himself herself themselves yourself " +
    'get got out up down off'
  ).split(' '),
)

/** Kinds whose members shut each other out: a thing is one of them. Used to tell rival values from added detail. */
export const rivalKinds: readonly string[] = [
  'animal',
  'plant',
  'fungus',
  'bacteria',
  'virus',
  'chemical element',
  'color',
  'country',
  'city',
  'organ',
  'body part',
  'disease',
  'food',
  'metal',
  'gas',
  'planet',
  'star',
  'continent',
  'language',
  'religion',
  'musical instrument',
  'sport',
  'vehicle',
  'building',
  'fruit',
  'vegetable',
  'drug',
  'profession',
  'month',
  'day of the week',
  'season',
  'compass point',
  'rock',
  'organism',
  'material',
  'shape',
  'vitamin',
  'hormone',
  'party',
  'army',
  'legislature',
  'official',
  'leader',
  'ocean',
  'body of water',
  'relative',
  'worker',
  'herb',
  'beverage',
  'dairy product',
  'meat',
  'legume',
  'government',
  'substance',
  'solid',
]
