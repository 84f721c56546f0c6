/** Everyday words for drawings that go by another name. The drawing stands first. */
const lists = `
automobile: car, auto, sedan, vehicle
sport-utility-vehicle: suv, jeep
fire-engine: fire truck, firetruck
delivery-truck: truck, lorry, van
bicycle: bike, cycle, mountain bike
motorcycle: motorbike
motor-scooter: scooter, vespa, moped
airplane: plane, aeroplane, jet, aircraft
flying-saucer: ufo, spaceship, alien ship, spacecraft, starship
rocket: rocket ship, space shuttle
sailboat: boat, sailing boat, yacht, wooden boat, fishing boat, paper boat
ship: cruise ship, steamship, ocean liner
pirate-ship: pirate ship, galleon, sailing ship, tall ship, viking ship, old ship
canoe: kayak, rowboat, rowing boat
locomotive: steam train, steam engine
train: railway
high-speed-train: fast train
cat: maine coon, calico cat, sphynx cat, tabby cat, siamese cat, persian cat, kitten, kitty, tabby, ginger cat
dog: shiba inu, shiba, akita, pug, dalmatian, greyhound, pomeranian, rottweiler, spaniel, cocker spaniel, great dane, samoyed, doberman, sheepdog, golden retriever, german shepherd, husky, beagle, bulldog, dachshund, terrier, border collie, chihuahua, puppy, pup, hound, corgi, labrador, doggy
rabbit: bunny, hare
horse: horse drawn, pony, stallion, mare, foal, racehorse
cow: calf, cattle
ewe: sheep, lamb
ram: bighorn
rooster: cockerel, chicken, hen
front-facing-baby-chick: chick, duckling
bird: robin, sparrow, hummingbird, canary, kingfisher, blue jay, crow, raven, swallow, songbird, cardinal, finch
dove: pigeon, seagull, gull
fox: red fox
eagle: hawk, falcon
whale: orca
tropical-fish: clownfish, goldfish
fish-bowl: fishbowl, goldfish bowl, fish bowl, fish tank, aquarium
turtle: tortoise, terrapin
lady-beetle: ladybug, ladybird
honeybee: bee, bumblebee
butterfly: moth
dragon: wyvern
t-rex: dinosaur, tyrannosaurus, trex, t rex
sauropod: brontosaurus, diplodocus
chipmunk: squirrel
leopard: cheetah, jaguar, snow leopard, panther
mouse: field mouse
hippopotamus: hippo
rhinoceros: rhino
crocodile: alligator
lizard: gecko, chameleon
polar-bear: ice bear
teddy-bear: teddy, plush toy, stuffed animal
panda: panda bear, giant panda
deciduous-tree: tree, oak, oak tree, apple tree, maple tree, bush, lemon tree, orange tree, willow, willow tree, birch, cherry tree, olive tree
evergreen-tree: pine, pine tree, fir, fir tree, spruce, conifer
palm-tree: palm, coconut tree
cherry-blossom: blossom flower, sakura, cherry blossom
blossom: flower, daisy, wildflower, bloom
hibiscus: tropical flower
mushroom: toadstool
rock: stone, boulder
house: cottage, cabin, home house, hut house
houses: village
office-building: building, skyscraper, tower block
castle: palace, fortress, tower, citadel
derelict-house: haunted house
tokyo-tower: eiffel tower, radio tower
church: chapel
classical-building: temple, museum
ferris-wheel: big wheel, fairground
bridge: bridge, stone bridge, footbridge, arched bridge
mountain: hilltop
christmas-tree: decorated tree, xmas tree
wrapped-gift: gift, present, gift box
red-paper-lantern: lantern, paper lantern, lamp, chinese lantern
light-bulb: bulb, lightbulb
couch-and-lamp: sofa, couch, armchair
bench: bench, park bench, wooden bench
potted-plant: plant, houseplant, pot plant, flower pot, flowerpot, plant pot
framed-picture: painting, picture frame
closed-book: book, novel
open-book: storybook
books: pile of books, stack of books
laptop: computer, laptop computer, notebook computer
desktop-computer: monitor, screen, pc
mobile-phone: phone, smartphone, cellphone, iphone
television: tv
package: box, cardboard box, parcel, crate
basket: picnic basket
bucket: pail
hot-beverage: coffee, cup, cup of coffee, coffee cup, coffee mug, tea cup, mug of coffee, mug, cup of tea, hot chocolate, cocoa, espresso, latte
teacup-without-handle: tea, green tea, teacup
glass-of-milk: milk, glass
tropical-drink: cocktail, juice, smoothie, lemonade
wine-glass: wine, glass of wine
beer-mug: beer
bubble-tea: boba
red-apple: apple
tangerine: orange, mandarin
cherries: cherry
grapes: grape
blueberries: blueberry, berry
ear-of-corn: corn, maize
hot-pepper: chili, chilli, pepper
leafy-green: lettuce, cabbage
doughnut: donut
birthday-cake: cake, chocolate cake, wedding cake
shortcake: slice of cake, piece of cake
cupcake: muffin
hamburger: burger, cheeseburger
french-fries: fries, chips
spaghetti: pasta
steaming-bowl: noodles, ramen, soup, bowl of noodles, noodle, bowl of soup, bowl of ramen
bowl: fruit bowl, empty bowl, salad bowl
cheese-wedge: cheese
cooked-rice: rice, bowl of rice
baguette-bread: baguette
soft-ice-cream: ice cream cone, icecream
ice-cream: sundae, bowl of ice cream
candy: sweet, sweets
chocolate-bar: chocolate
honey-pot: honey, jar of honey
balloon: party balloon
party-popper: party, birthday party, celebration, confetti
hot-air-balloon: hot air ballon, hot air balloon, air balloon
bamboo-stalk: bamboo, bamboo stalk, bamboo shoot, bamboo stick, bamboo leaf
soccer-ball: football, ball, soccer, beach ball
tennis: tennis racket
video-game: game controller, gamepad
game-die: dice, die
guitar: electric guitar, ukulele
musical-keyboard: piano, keyboard piano
violin: cello, fiddle
drum: drums, drum kit
microphone: mic
lighthouse: lighthouse, light tower, beacon
circus-tent: circus, big top
waterfall: waterfalls, cascade
cube: block
sphere: orb
cone: traffic pylon, cone
submarine: submarine, u boat
windmill: windmill, wind mill, wind turbine, mill
musical-notes: music, melody, song
headphone: headphones, headset
sunglasses: shades, cool glasses
glasses: spectacles, eyeglasses, reading glasses
womans-hat: hat, straw hat, sun hat
top-hat: tophat, tall hat, magician hat
billed-cap: cap, baseball cap
graduation-cap: mortarboard
crown: tiara
scarf: shawl
ribbon: bow, bow tie
umbrella: parasol
umbrella-on-ground: beach umbrella
magic-wand: wand
crystal-ball: magic ball
gem-stone: gem, diamond, jewel, crystal
coin: gold coin, coins
money-bag: money, bag of money, treasure
old-key: golden key
dagger: blade
crossed-swords: sword, swords
bow-and-arrow: bow and arrow
telescope: spyglass
globe-showing-europe-africa: earth, globe, world, planet earth
ringed-planet: planet, saturn
crescent-moon: half moon
comet: meteor, asteroid, falling star
shooting-star: wishing star
fire: flame, bonfire, campfire, camp fire
fireplace: hearth, open fire
candle: candlelight
camping: campsite
tent: small tent
snowman-without-snow: snowman
snowflake: snowflakes
couple: lovers, newlyweds, bride and groom, husband and wife, man and woman
knight: armoured knight, armored knight, paladin, crusader
person: football player, soccer player, basketball player, tennis player, player, athlete, hiker, tourist, traveller, traveler, worker, neighbour, neighbor, villager, customer, driver, shopkeeper, fisherman, sailor, soldier, lumberjack, human, somebody, someone, friend, adult
man: guy, father, dad, husband, boyfriend, gentleman
woman: lady, mother, mom, mum, wife, girlfriend
old-man: grandfather, grandpa, old person
old-woman: grandmother, grandma, granny
boy: son, schoolboy
girl: daughter, schoolgirl
child: kid, toddler
baby: infant
princess: queen
prince: king
astronaut: spaceman, cosmonaut
cook: chef, pastry chef, cook, baker
farmer: gardener
artist: painter
scientist: chemist
police-officer: policeman, policewoman, cop
health-worker: doctor, nurse
office-worker: businessman, businesswoman, manager
singer: rock star
detective: spy, sherlock
woman-mage: witch, sorceress
man-mage: old wizard, wizard, magician, sorcerer
woman-fairy: fairy, pixie
man-superhero: superhero, hero
woman-superhero: superwoman
man-vampire: vampire, dracula
man-elf: elf
man-zombie: zombie
man-genie: genie
woman-dancing: dancer, ballerina
person-in-lotus-position: yogi, meditating person, yoga, man doing yoga, person doing yoga, yoga pose, monk
woman-in-lotus-position: woman doing yoga, girl doing yoga, woman meditating
person-surfing: surfer
person-climbing: climber
santa-claus: santa, father christmas
alien: martian, extraterrestrial
ghost: spirit, phantom
robot: android, droid, cyborg
heart-suit: love heart
red-heart: heart, love
jack-o-lantern: pumpkin, halloween pumpkin
carp-streamer: koi flag
bouquet: bunch of flowers, bouquet of flowers
sheaf-of-rice: wheat, grain
four-leaf-clover: clover
maple-leaf: leaf
fallen-leaf: fallen leaves
seedling: sprout
lily-pad: lily pad, water lily, lotus leaf
treasure-chest: treasure chest, chest of gold, pirate chest
spouting-whale: blue whale
spiral-shell: shell, seashell
alarm-clock: clock
mantelpiece-clock: grandfather clock
wastebasket: bin, trash can
bathtub: bath, tub
knot: rope
sled: sleigh, sledge
skis: ski
ice-skate: skate, skates
skateboard: longboard, skate board
person-running: runner, jogger
donkey: mule
bison: buffalo, wisent
llama: alpaca
snail: slug
worm: earthworm
snake: serpent, cobra, python
cricket: grasshopper
swan: cygnet
gorilla: ape
kangaroo: wallaby
pancakes: pancake, stack of pancakes, crepe
cut-of-meat: steak
hot-dog: hotdog, sausage, frankfurter
stuffed-flatbread: kebab, gyro
flatbread: pita, naan
dumpling: pierogi, gyoza, empanada
custard: pudding
bowl-with-spoon: cereal, oatmeal, porridge
pot-of-food: stew
shallow-pan-of-food: paella
cup-with-straw: soda, cola
tumbler-glass: whiskey, whisky
cocktail-glass: martini
bread: loaf, toast, loaf of bread
eggplant: aubergine
peanuts: peanut
hyacinth: lavender
wheel: tire, tyre
luggage: suitcase
backpack: rucksack, school bag
jeans: trousers, pants
coat: jacket, overcoat
running-shoe: sneaker, trainer
mans-shoe: shoe
trophy: prize, award
sports-medal: medal
flashlight: torch
axe: hatchet
tornado: twister, whirlwind
headstone: grave, gravestone, tombstone
metro: subway
motor-boat: motorboat
moai: stone statue, easter island head
camera: photo camera
video-camera: camcorder
nesting-dolls: doll, matryoshka
bullseye: dartboard, target
gear: cog, cogwheel
puzzle-piece: jigsaw, puzzle
wood: log, firewood, pile of logs
racing-car: race car, sports car, racecar
fuel-pump: gas station, petrol station
tanabata-tree: wish tree
toolbox: tool box
locked-with-key: padlock
flying-disc: frisbee
sandcastle: sand castle
carousel-horse: carousel, merry go round
pool-8-ball: billiard ball
sun-with-face: smiling sun
mermaid: merman, siren
parachute: paraglider
desert-island: small island
`

const rows = lists
  .trim()
  .split('\n')
  .map((line) => {
    const [icon = '', words = ''] = line.split(': ')
    return { icon, words: words.split(', ') }
  })

/** From a word or phrase to the name of its drawing; a drawing goes by its own name too. */
export const thingWords: ReadonlyMap<string, string> = new Map([
  ...rows.map(({ icon }): [string, string] => [icon.replaceAll('-', ' '), icon]),
  ...rows.flatMap(({ icon, words }) => words.map((word): [string, string] => [word, icon])),
])
