/**
 * Sentences that hardly any agent is made for: questions about the world, requests to others, small talk.
 * They teach a classifier that "how do I" or "I want to" are not evidence for an intent. The more such
 * sentences there are, the lower unrelated texts score.
 */
export const backgroundRequests: readonly string[] = `
how do bees make honey
how does a microwave oven heat water
how many bones does an adult have
how far away is the nearest star
how deep is the deepest lake in the world
how old is the oldest tree alive
how fast can a cheetah run
how high do geese fly
how tall was napoleon
how heavy is a blue whale
how long do turtles live
how often do volcanoes erupt in iceland
how is glass made
how was paper invented
how are diamonds formed
how come cats always land on their feet
how did the roman empire fall
how would you describe a sunset to a blind person
how can birds sleep while they fly
how do i get rid of moss on my roof
how do i sharpen a kitchen knife
how do i tie a bowline
how do i teach my parrot to talk
how do i fold a paper crane
how do i stop my nose from bleeding
how do i patch a bicycle tube
how do i grow mushrooms in a cellar
how do i learn to juggle
how do i write a sonnet
how do i become a firefighter
how do i get candle wax out of a carpet
how do i keep squirrels out of the attic
how do i train for a marathon
how do i whistle with two fingers
how do i read sheet music
how do i draw a horse
how do i bleed a radiator
how do i build a treehouse
how do i raise chickens in a city
how do i remove a splinter
how much does an elephant weigh
how much wood is needed for a campfire
how much of the earth is covered by water
how much rain falls in the amazon
how much did the titanic cost to build
how many languages are spoken in india
how many moons does jupiter have
how many strings does a harp have
how many people lived in ancient athens
how many legs does a centipede really have
how many seats are in the parliament
how many stars are on that flag
what is the capital of mongolia
what is the boiling point of mercury
what is the longest river in africa
what is the difference between a crocodile and an alligator
what is the meaning of life
what is dark matter
what is the plot of hamlet
what is photosynthesis
what is a good name for a puppy
what is the tallest building in asia
what is the national animal of scotland
what is the chemical symbol for gold
what is the origin of chess
what is inflation in economics
what is the strongest muscle in the body
what is the best way to clean a violin
what is the point of modern art
what is a black hole made of
what is the moral of that fable
what are clouds made of
what are the rules of cricket
what are the symptoms of measles
what are the largest deserts on earth
what are northern lights
what are quarks
what are the seven wonders of the ancient world
what are good exercises for the lower back
what causes earthquakes
what causes hiccups
what makes the sky blue
what makes a violin sound different from a cello
what happens when you swallow gum
what happened at the battle of waterloo
what happens to stars when they die
what do owls eat
what do you think about ghosts
what do vegetarians eat in japan
what do lawyers learn at university
what did people use before toothpaste
what did aristotle say about friendship
what does a beaver dam look like
what does the heart of a whale sound like
what does it feel like to be weightless
what kind of wood is best for a guitar
what kind of snake is that
what kind of clothes did vikings wear
what colour is a polar bear's skin
what colour were the first carrots
what animal has the biggest eyes
what instrument did mozart play first
what language do they speak in brazil
what year did the berlin wall come down
what religion is common in nepal
what planet is closest to the sun
what sport was invented in a gym in massachusetts
what should i feed a baby hedgehog
what should i wear to a funeral
what should a beginner know about sailing
what would happen if the moon disappeared
what would you do on a desert island
what was the first programming language
what was the name of darwin's ship
what was the great depression
what were crusades about
what keeps satellites from falling down
what stops bridges from shaking in the wind
what if dinosaurs had never died out
what else can a magnet attract
why is the sea salty
why is venus hotter than mercury
why is the dead sea called dead
why is yawning contagious
why is latin a dead language
why are flamingos pink
why are bananas curved
why are plants green
why are there so many kinds of beetles
why do leaves fall in autumn
why do zebras have stripes
why do we dream
why do onions make you cry
why do dogs chase their tails
why do people believe in horoscopes
why do knees crack
why does ice float
why does the moon change its shape
why does bread rise
why does my knee hurt when it is cold
why did mammoths die out
why did van gogh cut off his ear
why did rome have two consuls
why can't penguins fly
why can we not hear sounds in space
why was the eiffel tower built
why were castles built on hills
why would anyone climb everest
why has my tomato plant got yellow leaves
why should children learn history
who painted the ceiling of the sistine chapel
who discovered penicillin
who was the first woman in space
who was cleopatra's brother
who wrote war and peace
who invented the printing press
who is the patron saint of ireland
who is the strongest man in the world
who is buried in that pyramid
who won the world cup in 1966
who built stonehenge
who designed the opera house in sydney
who played the villain in that old western
who makes the best violins
who were the aztecs
who ruled russia before the revolution
who named the continents
who killed the archduke
whose portrait is on that coin
whose idea was daylight saving time
when did the first humans reach australia
when did the ice age end
when was the bicycle invented
when was the french revolution
when was the last eclipse of the sun
when do frogs lay their eggs
when do hedgehogs wake up
when does a caterpillar become a butterfly
when will the sun burn out
when should i prune apple trees
when is a whale not a fish
when are strawberries ripe
where do swallows spend the winter
where do salmon spawn
where do eels come from
where did the pilgrims land
where did coffee plants first grow
where does the danube begin
where does the word robot come from
where is the tomb of alexander
where is mount kilimanjaro
where is the spleen
where was shakespeare born
where was the first underground railway
where were the first olympic games
where can i see wild horses
where can i learn glass blowing
where can dolphins be found in europe
where in the brain is memory stored
which country has the most islands
which planet has the largest volcano
which bird lays the largest egg
which metal is liquid at room temperature
which king had six wives
which is heavier a ton of feathers or a ton of iron
which is older buddhism or christianity
which mushrooms are poisonous
which composer was deaf
which side did italy join in the first world war
which trees keep their needles
which wood burns the longest
which of the apostles denied him
is a tomato a fruit
is a spider an insect
is it true that goldfish forget everything
is it possible to travel faster than light
is it dangerous to swim in a thunderstorm
is it bad to crack your knuckles
is it cruel to keep birds in cages
is there life on other planets
is there gold in sea water
is there a cure for baldness
is there such a thing as free will
is pluto a planet
is whale milk thick
is greenland part of europe
is jazz older than blues
is honey vegan
is my dog too fat
is the earth really round
is god real
is art always political
are sharks older than trees
are bats blind
are there tigers in africa
are there still wolves in germany
are vikings and normans the same people
are mushrooms plants
are aliens watching us
are humans still evolving
are my houseplants dead
was einstein bad at school
was the wild west really so wild
was there ever a woman pope
was atlantis real
were the pyramids built by slaves
were there horses in america before columbus
does a snail have teeth
does hair grow faster in summer
does the queen bee ever leave the hive
does chicken soup help against a cold
does lightning strike twice
does anybody still speak aramaic
does sound travel faster in water
does evil exist
do fish sleep
do trees feel pain
do cows have four stomachs
do identical twins have the same fingerprints
do ghosts exist
do ants have leaders
do you believe in love at first sight
do people in iceland eat puffins
do squids have bones
do oysters make pearls on purpose
do rabbits need company
did neanderthals speak
did columbus know where he was
did cave people have dogs
did the titanic sink because of a fire
did anyone survive pompeii
can camels swim
can you cry underwater
can plants grow without soil
can a horse sleep standing up
can octopuses see colours
can money buy happiness
can a vegetarian eat cheese
can i keep a fox as a pet
can i paint over wallpaper
can i dye wool with onion skins
can i learn to sing at my age
can dogs eat grapes
can you explain relativity to a child
can you explain the offside rule
can you explain what a sonata is
can you name the great lakes
can you recite a poem by keats
can you tell me about the black death
can you tell me about the life of gandhi
can you tell me how rainbows form
can you tell me why glaciers move
can you show me pictures of old steam engines
can you write an essay about bees
can you draw a cat
can you feel pain
can you help me with my greek homework
can you solve this riddle
could a human live on mars
could we bring back mammoths
could you summarise the iliad
could you describe how a loom works
could you explain the theory of evolution
could you teach me some swedish grammar
could you prove the theorem of pythagoras
would a feather fall faster on the moon
would you rather fly or be invisible
would socrates have used a telephone
will robots replace poets
will the polar ice melt completely
will there ever be peace
should whales be hunted
should i learn the flute or the oboe
should i shave before or after a shower
should museums return stolen statues
should zoos be closed
has anyone ever been to the centre of the earth
has the tower of pisa always leaned
have scientists found the gene for courage
have you read any russian novels
had the greeks any knowledge of america
tell me about the history of porcelain
tell me about the mating habits of seahorses
tell me how steel is made
tell me how to grow tulips
tell me who the pharaohs were
tell me why the dodo died out
tell me what a haiku is
tell me something about medieval monks
tell me the story of romulus and remus
tell me which way the nile flows
explain how vaccines work
explain the rules of rugby
explain quantum physics in simple words
explain the ending of that film
explain why the sun rises in the east
describe the taste of durian
describe how a piano makes its sound
define irony
define entropy
give me a summary of the odyssey
give me some facts about volcanoes
give me the names of all roman emperors
give me tips for carving wood
give me an example of a metaphor
give me advice about raising twins
show me how to knit socks
show me how to do a handstand
show me paintings by monet
show me a map of ancient greece
show me the skeleton of a bat
find out who invented the zip
find photos of snow leopards
find a pattern for a wool sweater
find me a book about bridges
find information about coral reefs
search for fossils near the coast
look up the speed of sound
look up the word serendipity
list all the planets in order
list the plays of sophocles
list the bones of the hand
name three rivers in spain
name an animal that hibernates
name the author of don quixote
compare the sparta and athens of that time
compare wool and cotton
translate this inscription from latin
write a poem about the autumn
write a letter to my grandmother
write me a story about a dragon
draw a triangle with equal sides
teach me how to dance the tango
teach me the names of the constellations
recommend a good museum for children
recommend a novel about the sea
suggest a topic for my thesis
suggest names for twin girls
calculate the height of a pyramid from its shadow
prove that there are infinitely many primes
imagine a world without money
guess what i found in the attic
i want to know how rockets work
i want to know who wrote the bible
i want to learn about the bronze age
i want to learn how to carve a spoon
i want to be a ballet dancer
i want to build a raft
i want to see a whale
i want to understand opera
i need a recipe for moth repellent
i need help with my biology homework
i need to know how to skin a rabbit
i need a costume for the carnival
i need to write a speech for a wedding
i need to fix a leaking roof
i need to lose weight before the summer
i would like to know why cats purr
i would like to hear about the samurai
i would like to grow my own wheat
i wonder how long snow can stay on the ground
i wonder whether plants can hear
i wonder who first ate an oyster
i think the book was better than the film
i think my neighbour is a spy
i think it looks like a duck
i do not believe in luck
i do not understand why people like golf
i do not like spinach
i have a splinter in my thumb
i have never seen the ocean
i have three brothers and a twin sister
i saw a fox in the garden last night
i saw an owl sitting on the fence
i read an article about deep sea fish
i dreamed about my old school
i dropped my glasses in the river
i was born on a farm near the mountains
i was stung by a wasp
i am afraid of spiders
i am reading a novel about pirates
i am painting the kitchen yellow
i am so bored today
i am tired of winter
i am in love with my best friend
i love the smell of rain
i hate mosquitoes
i miss my grandmother
i feel sad when the leaves fall
i wish i could play the trumpet
i hope the team wins on sunday
i forgot how to do long division
i found a fossil on the beach
i used to collect butterflies
i once met a famous painter
i cannot stop thinking about the universe
my cat refuses to eat
my cat has brought in a mouse
my dog barks at the moon
my son wants to become an astronaut
my daughter lost her first tooth
my grandfather fought in the war
my grandmother makes the best soup
my uncle was a sailor
my aunt believes in fairies
my teacher said that atoms are mostly empty
my neighbour keeps goats
my roses have greenfly
my tooth hurts
my feet are cold
my hands smell of garlic
my favourite colour is green
my hamster has escaped
my piano is out of tune
my bicycle has a flat tyre
my hair is turning grey
where can i buy a beehive
where can i get my saxophone repaired
where can i donate old spectacles
where can i find a good tailor
where can i report a stolen goat
where can i practise archery
where do i register a newborn child
where do i put the broken bottles
where do i apply for a fishing licence
where should i hang this mirror
where should i plant the lavender
where was this photograph taken
where is my other shoe
where is the nearest lighthouse
where is the fuse box in this house
where are you hiding the biscuits
where are the old maps kept
how do i apply for a patent
how do i adopt a child
how do i contest a will
how do i divorce my husband
how do i get rid of an old fridge
how do i get my ball back from the roof
how do i file a complaint about noisy neighbours
how do i start a book club
how do i stop my baby from crying
how do i stop biting my nails
how do i clean a fish tank
how do i clean suede boots
how do i change the strings of a banjo
how do i change the oil of a tractor
how do i set up a tent
how do i find the owner of a lost dog
how do i find out who my ancestors were
how do i open a jar that is stuck
how do i remove rust from a saw
how do i make a candle
how do i make soap
how do i make friends in a new town
how do i make my hedge grow faster
how do i use a sewing machine
how do i use a compass
how do i know if an egg is fresh
how do i know whether a diamond is real
how do i say thank you in hungarian
how do i write a will
how do i join the navy
how do i convert a barn into a house
how do i train a puppy
how do i prepare a sheep for the fair
how do i protect my strawberries from slugs
how do i cure a ham
how do i look after an orchid
how can i improve my handwriting
how can i lose my accent
how can i help a bird with a broken wing
how can i get rid of wrinkles
how can i keep my hedgehog warm
how can i find inner peace
how can i tell if my horse is lame
how can i become taller
how can i avoid jury duty
how should i address a bishop
how should i store potatoes
how should i hold a cello bow
how long should i boil an ostrich egg
how long does it take for concrete to dry
how long does a pregnancy last for elephants
how long does a sheep live
how long does a court case usually take
how long does wine keep once it is open
how long was the hundred years war really
how long can a submarine stay under water
how long until the baby can walk
how often should i wash my jeans
how often should i water a cactus
how often should a horse see the dentist
how often do comets come back
how much does a hot air balloon cost
how much does a notary charge
how much do astronauts earn
how much should a baby sleep
how much salt is in the human body
how much is that painting worth
how much time did they spend in the trench
how many people fit into a canoe
how many people live in that valley
how many eggs does a hen lay in a year
how many words does a baby know
how many hours should a puppy sleep
how many litres does a bathtub hold
how many times did she marry
how many teaspoons are in a cup
how far can a flea jump
how far is it to the summit
how far did marco polo go
how big is an atom
how big was the biggest dinosaur
how loud is a jet engine
how hot is the inside of the earth
how cold was the coldest winter
how good is your french
how bad is smoking for the skin
how important is latin for doctors
how safe is bungee jumping
how strong is an ant
how hard is it to learn the accordion
how true is that legend
what should i do about a wasp nest
what should i do if my canary does not sing
what should i do with old paint
what should i say to a friend in mourning
what should i plant next to carrots
what should i name my boat
what can i do against snoring
what can i do with stale bread
what can i use instead of yeast
what can cats see in the dark
what do you call a group of crows
what do you need to make a kite
what do i need to keep bees
what do i do when a tooth falls out
what do they speak in andorra
what does this rune mean
what does a notary do
what does a judge wear in england
what does the fox say in that story
what does my zodiac sign say about my character
what is this insect with long red legs
what is the score in the rugby match
what is the record for holding one's breath
what is the minimum age for a pilot
what is the fine for fishing without a licence
what is the penalty for perjury
what is the price of a grand piano
what is the best bait for trout
what is the best age to start violin lessons
what is the best saddle for a pony
what is the best soil for roses
what is the best book about napoleon
what is the fastest way to peel garlic
what is the easiest instrument to learn
what is the oldest university in the world
what is the largest mammal
what is the smallest bone
what is the highest waterfall
what is the scientific name of the daisy
what is the name of that actor with the scar
what is the name of the muse of history
what is the number of chromosomes in a cat
what is the atomic weight of lead
what is the area of portugal
what is the population of tuvalu
what is the square root of nine thousand
what is the cube of seven
what is the opposite of brave
what is the plural of octopus
what is the past tense of swim
what is the french word for hedgehog
what is the role of the liver
what is the function of a catalyst
what is the theme of this symphony
what is the weather like on neptune
what is the history of this church
what is the law on keeping snakes
what is the custom at weddings in korea
what is a fair price for a used kayak
what is a leap second
what is a healthy pulse for a runner
what is an oxbow lake
what is so funny about that cartoon
what is wrong with my begonia
what is behind that wall
what is your opinion on bullfighting
what is your favourite opera
what time do the monkeys get fed
what time does the sun rise in lapland
what time did the earthquake strike
what time does the choir practise
what day was caesar murdered
what day does hanukkah start
what size of hook do i need for pike
what size are sparrow eggs
what type of paint should i use on stone
what type of rock is granite
what type of government does bhutan have
who should i ask about the haunted house
who is the prime minister of norway
who is the author of this psalm
who is the lead singer of that band
who is the goalkeeper of the national team
who is that woman in the portrait
who is in charge of the lighthouse
who is to blame for the flood
who is knocking at the door
who has the most goals this season
who has eaten my porridge
who can adopt a child
who can repair an accordion
who owns the moon
who lives in that castle
who taught alexander the great
who took my umbrella
who do i talk to about a neighbour's tree
when do the tulips bloom in holland
when do babies start to walk
when do i have to pick the grapes
when did they build this bridge
when did the last wolf die in england
when did jazz begin
when does hunting season start
when does the comet return
when does a kitten open its eyes
when is the tide high
when is the next full moon
when is the feast of saint nicholas
when is the derby
when was the last time a glacier reached here
when was this song composed
when will the cherry trees blossom
when should a baby get its first shoes
when can puppies leave their mother
which team won the rowing race
which vitamin is in carrots
which saw should i use for plywood
which fish can live together in one tank
which knot is best for climbing
which museum has the rosetta stone
which university did newton go to
which street was this picture painted in
which chapter explains genetics
which one is the north star
is it legal to pick wild flowers
is it healthy to eat raw eggs
is it okay to feed ducks
is it rude to point in china
is it normal for a baby to have hiccups
is it cheaper to heat with wood
is it worth restoring an old tractor
is it going to be a harsh winter for the sheep
is that a buzzard or an eagle
is this mushroom edible
is this stone a fossil
is this lake deep enough to dive
is the museum of natural history worth a visit
is the king of sweden married
is the election already decided
is my goat pregnant
is my grandmother's vase valuable
is my heart rate too high after running
is there a bear in these woods
is there a choir for beginners
is there a good way to learn calligraphy
is there a word for fear of heights
is there any proof that yetis exist
is anybody allowed to fish here
are these berries poisonous
are there seals on this coast
are there any famous people from luxembourg
are there more men than women in the world
are the dinosaurs in the museum real
are my tyres too old for the race
are you a morning person
are you left handed
are you going to the carnival
are you scared of thunder
do i need a licence for a crossbow
do i need a permit to cut down a tree
do i have to declare gold coins
do i have to wear a helmet on a horse
do you know a good plumber
do you know how to milk a cow
do you know any sea shanties
do you know who shot kennedy
do you know the way to the waterfall
do you think it will snow in the mountains
do you think my poem is any good
do you remember the summer of the flood
do you like baroque music
do you have any pets
do you have to be tall to be a model
do wild boars attack people
does this plant need much light
does this hat suit me
does the choir sing at christmas
does my rabbit have fleas
does your uncle still sell tractors
does it hurt to get a tattoo
does garlic keep vampires away
does anyone here speak finnish
did the chicken lay any eggs
did you see the comet
did the home team score
did mozart really write that
can i eat snow
can i plant garlic in spring
can i bring my ferret into the theatre
can i put a wooden spoon in the dishwasher
can i take cuttings from a fig tree
can i use olive oil on leather
can i have a look at the telescope
can i get a tan through glass
can i get arrested for that
can i change my name to zorro
can i become a nun
can i see the kittens
can i ride the donkey
can you milk my goats
can you hear the nightingale
can you hold your breath for a minute
can you find my grandfather's grave
can you help me tune the harpsichord
can you help me carry this wardrobe
can you help me with the crossword
can you paint my fence
can you fix my typewriter
can you show me how to waltz
can you show me your stamp collection
can you tell me the rules of backgammon
can you tell me who lives next door
can you tell me how old this coin is
can you tell me when the apple harvest starts
can you tell me where the old mill is
can you recommend a book on astronomy
can you recommend a dentist for my horse
can you give me a haircut
can you give me the formula for density
can you give my regards to your mother
can you check whether the bull is in the field
can you look after my parrot
can you move your car out of my drive
can you pass me the hammer
can you please stop whistling
can you write my essay on macbeth
can you translate this letter into welsh
can you identify this bird
can we go to the zoo
can someone explain chaos theory
could you sew on this button
could you water my tomatoes while i am away
could you name a famous sculptor
could you take our picture
could you tell me what year magna carta was signed
could i borrow your ladder
would you like to join our choir
would you look at this rash
would it be possible to climb that tower
will you marry me
will my hair grow back
will it hurt
will the harvest be good
please feed the cat
please write down your grandmother's recipe
please explain the difference between a fugue and a canon
please bring me the ladder from the barn
please tell me who built this castle
please close the gate behind you
please do not step on the flowers
please help me find my contact lens
please draw a map of the island
please read me the first chapter of moby dick
i want to adopt a greyhound
i want to learn judo
i want to climb the north face
i want to report a fallen tree
i want to complain about the smell from the farm
i want to buy a harp
i want to sell my stamp collection
i want to restore an old rocking chair
i want to join the fire brigade
i want to write a musical
i want to find my birth mother
i want to change the locks of the shed
i want to cancel my subscription to the gardening magazine
i want to make a rag doll
i want to get a divorce
i want to go mushroom picking
i want to know if my dog has worms
i want to know how much a pound of saffron costs
i want to know the score of the hockey game
i want to know when the swallows come back
i need a lawyer for my inheritance
i need a babysitter
i need a plaster for my knee
i need a rhyme for orange
i need a new bow for my cello
i need a babysitter who speaks danish
i need to renew my hunting licence
i need to get the chimney swept
i need to return the library books
i need to find a vet for my iguana
i need to change the strings on my guitar
i need to learn the lines for the play
i need to remove a tree stump
i need to report a swarm of bees
i need an idea for a science project
i need some advice about my mother in law
i need information about the russian tsars
i would like to book the tennis court
i would like to order a tombstone
i would like to buy some hay
i would like to speak to the headmaster
i would like to adopt a donkey
i would like to know more about plankton
i have a question about medieval armour
i have a problem with moles in my lawn
i have a sore throat
i have an exam in anatomy
i have lost my wedding ring in the garden
i have to write an essay about plato
i can't find my trombone
i can't get the stain out of this shirt
i can't sleep when the moon is full
i can't open the window in the attic
i don't know what to do with my old dolls
i don't know how to skate
i don't think the bridge will hold
i don't get the joke about the parrot
i don't want to go to school
i am looking for a second hand loom
i am looking for my sheepdog
i am looking for a tutor in geometry
i am trying to learn the cello
i am trying to grow a beard
i am allergic to bees
i am learning to weave
i am not going to the funeral
i am making a quilt
i just planted an oak
i just finished reading a biography of bach
i got bitten by a tick
i got a bad mark in physics
i was wondering how pearls are formed
i was at the theatre yesterday
i broke my arm skating
i heard a strange noise in the cellar
i thought the concert was wonderful
i like to sketch old churches
i'd like to learn to fence
i'd like to know how a compass works
i'm writing a novel about a lighthouse
i'm building a model railway
i'm worried about my grandson
i'm the king of the castle
my horse has lost a shoe
my sister plays the bassoon
my brother is a shepherd
my father was born in the war
my mother says that i am lazy
my wife wants a swimming pool
my husband snores
my baby has a rash
my neighbours make too much noise
my chimney is blocked
my violin needs new strings
my goldfish died
my apple tree has a disease
my knee has been swollen since the match
my favourite poet is rilke
my boat has a leak
there is a bat in my bedroom
there is a wasp nest under the roof
there is a strange smell in the barn
there is nothing more beautiful than a frosty morning
there are mice in the pantry
there were thousands of people at the parade
that was the best play i have ever seen
that dog has been barking all night
that is what my grandmother always said
this soup needs more pepper
this statue is older than the town
this is a beautiful piece of music
these shoes are killing me
those clouds look like sheep
it was a dark and stormy night
it never snows here at christmas
it is impossible to divide by zero
it looks like the river is going to flood
it takes two to tango
the pond is full of tadpoles
the barn caught fire last week
the referee was blind
the mayor gave a long speech
the last chapter made me cry
the exhibition about vikings was crowded
the choir sang beautifully
the theatre was half empty
the earth goes around the sun
the swallows are back
the rent is due and the roof leaks
the best things in life are free
we saw dolphins from the ferry
we are going to have a baby
we need more firewood
we went hiking in the alps
we have been friends since kindergarten
we should plant more trees
you should have seen the fireworks
you remind me of my uncle
you look like my old teacher
they say that the castle is haunted
they have never agreed about politics
he plays chess like a master
he broke the window with a ball
he is taller than his father
she sings in the opera
she has knitted a scarf for everyone
she wants to be a marine biologist
people used to believe the world was flat
nobody understands my paintings
everyone in the village knows the story
somebody has stolen the statue
if i mix blue and yellow what do i get
if a tree falls in the forest does it make a sound
before the war there was a windmill here
after the rain the snails come out
thanks for the lovely evening at the lake
look at that rainbow
look after your little sister
listen to the nightingale
come and see the baby goats
go and fetch the ladder
let us build a snowman
let me tell you about my childhood
let me know how the operation went
bring your wellingtons
take the cat to the vet
put the kettle on
turn the soil before you plant the beans
turn the horse around
open the gate for the cows
close your eyes and think of the sea
set the trap for the mouse
start digging at the corner of the field
stop teasing your brother
play a minor chord
play hide and seek with the children
call a vet
send a wreath to the funeral
send my love to your parents
buy some nails and a hammer
order more hay for the horses
pay the piper
check the oil of the tractor
check if the hens have laid
change the water in the vase
cancel the bullfight
add a pinch of nutmeg
make a wish
make a snow angel
make sure that the goats are inside
create a family tree
book a box at the opera
read the old inscription to me
get the splinter out
get off my lawn
get well soon
keep the change old friend
increase the distance between the poles
update the church register
track the footprints in the snow
locate the leak in the hull
schedule the sheep shearing
reserve a pew for the bride's family
what about the wolves
how about a game of dominoes
why not try a different bait
how so
beautiful sunset
old photographs of sailing ships
best telescope for beginners
cheap oboe for children
history of the samurai
symptoms of scurvy
capital of bolivia
recipe for elderflower syrup
lyrics of that old lullaby
difference between moss and lichen
distance from the earth to the moon
meaning of the word zeitgeist
winner of the chess championship
population of medieval london
pictures of sea otters
life expectancy of a parrot
knitting pattern for mittens
latest research on bees
cure for seasickness
rules of croquet
weight of a cubic metre of sand
football results
world record in pole vault
presidents of france
names of the norse gods
birthday of beethoven
i'm thirsty
i'm freezing
i'm exhausted after the climb
i'm in a hurry
i'm late for the concert
i'm so happy about the snow
i'm getting old
i'm stuck in the attic
i'm new in this village
i'm not angry with my brother
i'm on a diet
i'm sorry for the mess
i'm proud of my daughter
i'm at the lake
i'm going for a walk
i'm out of breath
i'm sick of winter
i'm watching the birds
i'm done with the dishes
i'm almost forty
i'm the youngest of four
i'm not a morning person
this is unfair
this is my grandfather's watch
this is so exciting
this is not what the prophet said
this is where the battle took place
that is a shame
that is very kind of the farmer
it is getting dark
it is snowing
it is a pity about the old oak
it is not far to the summit
it is my brother's birthday
nobody came to the play
nobody told the queen
somebody call a plumber
everybody is asleep
come inside
come to the barn
go away
stop shouting
hurry up
wait for the ferry
leave the cat alone
put on your boots
put the hay in the barn
take a deep breath
take off your hat
sit down by the fire
stand up straight
turn left at the mill
watch out for the goat
be quiet in the library
do your homework
call it a miracle
call the fire brigade
thank you for the flowers
thanks to the rain the grass is green
sorry about the broken vase
excuse my french
good luck with the exam
no idea what the oracle meant
nothing beats a sauna
what a lovely meadow
what a mess in the stable
so much for the truce
not in front of the children
for heaven's sake
on the other hand he may be right
at the end of the day it is a game
to be fair the referee was good
in my opinion the book is better
by the way the roses are in bloom
as far as i know bats are mammals
the early bird catches the worm
the phone booth is gone
the lift is out of order
the road to the monastery is closed
the children ran across the meadow
the soup is too hot
the band was too loud
the kitten is hiding under the bed
the boat is full of water
the dog sat by the fire
the news of the king's death spread quickly
the price of freedom is high
it depends on the wind
time flies
money is not everything
everything is relative
once upon a time there was a princess
lorem ipsum dolor
la la la
ha ha very funny
how do i compress a folder into an archive
how do i print on both sides of the paper
how do i take a screenshot on a tablet
how do i get ink out of a printer cartridge
how do i wire a light switch
how do i calibrate a telescope
how do i learn assembly language
how do i make a website for my band
how do i write a cover letter
how do i ask my boss to let me work from home
how do i get over a broken heart
how do i deal with a jealous colleague
how do i explain death to a toddler
how do i parallel park a lorry
how do i jump start a motorbike
how do i get better at drawing hands
how do i stop procrastinating
how do i solve a quadratic equation
how do i cite a newspaper in my thesis
how do i convince my parents to get a dog
how do i clean the filter of a dishwasher
how do i descale a kettle
how do i put up a shelf
how do i hide cables behind the wall
how do i start a petition
how do i report a pothole
how do i vote from abroad
how do i enrol at the community college
how do i nominate someone for a prize
how do i invest in real estate in japan
how do i trademark a logo
how do i run for mayor
how do i get my child into that school
how do i prevent blisters
how do i do a proper push up
how do i lower my cholesterol
how do i treat a burn
how do i get water out of my ear
how does a hybrid engine work
how does a touch screen know where my finger is
how does the stock exchange of tokyo differ from ours
how does blockchain work
how does natural selection work
how does a bill become a law
how does the electoral college work
how does that magician do the trick
how does the movie end
how did she become so famous
how did the two actors meet
how did the match between france and croatia end
how is the economy of norway doing
how is the president elected
how is plastic recycled
how is your family
how many goals did pele score
how many oscars did that film win
how many calories does an hour of rowing burn
how many episodes does that series have
how many megabytes are in a terabyte
how many people work for nasa
how many books did agatha christie write
how many protons does carbon have
how many wives did the sultan have
how much do teachers earn in switzerland
how much is a vintage guitar worth
how much protein is in a lentil
how much does it cost to build a house
how much money does the pope have
how much is seventeen squared
how long is the great wall of china
how long is a light year
how long does it take to learn japanese
how long did the queen reign
how long is a hockey match
how long before paint is dry enough for a second coat
how old do you have to be to run for senator
how old is the actor from that pirate film
how tall is the tallest basketball player
how far is mars
how close are we to curing cancer
how likely is another earthquake
how popular is the prime minister
how reliable are electric cars
how expensive is it to live in oslo
what is the capital gains rule for foreigners in chile
what is the best camera for birdwatching
what is the best college for architecture
what is the best film of the eighties
what is the best football club in the world
what is the best way to learn to code
what is the best way to ask someone out
what is the best treatment for acne
what is the fastest animal
what is the latest model of that tractor
what is the longest film ever made
what is the main export of chile
what is the net worth of that singer
what is the currency of vietnam made of
what is the gdp of argentina
what is the crime rate in that city
what is the average income in denmark
what is the dosage of aspirin for a dog
what is the side effect of that vaccine
what is the legal drinking age in canada
what is the maximum weight of a truck
what is the speed limit on german motorways
what is the ideal temperature of a greenhouse
what is the right pressure for racing tyres
what is the difference between a virus and a bacterium
what is the difference between java and javascript
what is the difference between a senator and a congressman
what is the definition of a prime number
what is the formula of sulphuric acid
what is the meaning of this painting
what is the motto of the academy
what is the most expensive watch ever sold
what is the most dangerous sport
what is the most beautiful beach in thailand
what is the most common surname in korea
what is the next film of that director
what is the purpose of a thesis statement
what is the reason for the war
what is the secret of a long marriage
what is the story behind that song title
what is the value of pi
what is the world record for the mile
what is a quantum computer
what is a good hobby for retired people
what is a good present for a ten year old
what is a good topic for a blog
what is a hedge fund
what is a semicolon used for
what is the internet of things
what is artificial intelligence
what is global warming
what is existentialism
what is gluten
what is malware
what is mindfulness
what is your stance on nuclear power
what are the benefits of yoga
what are the causes of depression
what are the ingredients of gunpowder
what are the lyrics to the national anthem
what are the main religions of the world
what are the requirements to become a pilot
what are the steps of the scientific method
what are the top ten universities
what are tectonic plates
what are you doing after work
what are you wearing
what did the senator say about the border
what did the doctor mean by that
what did you do last summer
what do critics say about the new musical
what do the colours of the olympic rings mean
what do dreams about teeth mean
what do i need to study to become a vet
what do i wear to a job interview
what does the supreme court do
what does a project manager do
what does that emoji mean
what does it take to be a good parent
what does it cost to adopt a child
what does the word ubiquitous mean
what movie won best picture that year
what movie has the line about the boat
what university should my daughter go to
what language should i learn next
what phone does the president use
what car does that spy drive
what band had the most hits
what diet do boxers follow
what vitamins should a vegan take
what muscles does rowing train
what programming language is this
what file format is best for photos
what software do architects use
what score did the home side get
what channel shows the cup final
what exercises help against a stiff neck
what happens after we die
what happens if i eat mouldy bread
what happened to that airplane over the ocean
what happened in the last episode
what made dinosaurs so big
what should i study at university
what should i do with my life
what should i put in a time capsule
what was the cause of the second world war
what was the best day of your childhood
what was that noise
what were the results of the election
what's the big deal about that film
what's the deal with daylight saving
what's a synonym for happy
what's the answer to question seven
what's the best excuse for being late
what's it like to be a nurse
what's the point of all this
what's that smell
what's your take on modern art
who is running for governor
who is the richest person alive
who is the ceo of that car maker
who is the best guitarist of all time
who is the current champion in heavyweight boxing
who is the director of that horror film
who is the mother of dragons
who is winning the race
who is he dating now
who invented the internet
who plays the doctor in that series
who sang at the halftime show
who scored the winning goal
who should i vote for
who was president during the cold war
who was the voice of the donkey
who would win a lion or a tiger
who did the soundtrack for that film
who do you think will win the cup
who came up with the periodic table
who started the war
who pays for the roads
when did the first mobile phone come out
when did they get divorced
when did women get the vote
when does the next season of that show come out
when does the new model get released
when does school start again
when does a fetus have a heartbeat
when is the world cup
when is the next election
when is mother's day in poland
when is the best time to visit patagonia
when is the best time to plant bulbs
when was the constitution signed
when was the internet invented
when was the last time our team won
when will humans land on mars
where did i leave my glasses
where did the actor grow up
where did that rumour start
where does chocolate come from
where does the president live
where do astronauts train
where do politicians get their money
where do i learn about wine making
where do i find old issues of the magazine
where can i study marine biology
where can i volunteer
where can i watch the eclipse
where can i get vaccinated against rabies
where can i download the lecture notes
where can i find statistics about obesity
where can i sell my old vinyl records
where can i learn salsa dancing
where can i hide a key
where can i buy cheap fabric
where can i get a birth certificate
where are diamonds mined
where are the best waves for surfing
where are the headquarters of that bank located
where is that accent from
where is the best place to see gorillas
where is the film set
where is the off switch of the generator
where is the liver
where was the president born
where was that film shot
which actor has played the most villains
which country has the best schools
which country won the most medals
which credit did the author give
which diet is best for diabetics
which operating system is safer
which party is in power in canada
which phone has the best camera
which laptop should a student buy
which came first the chicken or the egg
which instrument is hardest to learn
which painter cut off his ear
which player has the most assists
which running shoes are best for flat feet
which vaccine do i need for kenya
which subjects do i need for medicine
which book should i read next
which elements are noble gases
why is the internet so slow on trains
why is my printer printing blank pages
why is my laptop so loud
why is my baby not sleeping
why is gold so valuable
why is he so popular
why is politics so nasty
why is english spelling so strange
why is there a war
why is the pound losing value
why are lawyers so expensive
why are house prices rising
why are teenagers always tired
why are there time zones
why do companies advertise
why do we have leap years
why do men go bald
why do cats knead
why do we need sleep
why do countries go to war
why do i sneeze in the sun
why do actors get paid so much
why do my plants keep dying
why does my back hurt
why does my engine make that noise
why does coffee make me tired
why does time only go forward
why does the dollar matter
why does nobody like me
why did they cancel that show
why did the bridge collapse
why did the chicken cross the road
why did she leave the band
why did the stock exchange crash in 1929
why can't i lose weight
why can't we all get along
why should i trust the government
why won't my lawn mower start
why hasn't anyone invented that
is it a good time to buy a house
is it better to run in the morning
is it legal to record a conversation
is it safe to swim after eating
is it true what they say about the mayor
is it worth learning the ukulele
is it too late to become a doctor
is it hard to be a parent
is my computer infected with a virus
is my sister older than yours
is that actor still alive
is that film suitable for children
is the book better than the series
is the economy getting better
is the earth getting warmer
is the hotel in that horror film real
is this sentence grammatically correct
is this painting a forgery
is there a cure for loneliness
is there a formula for the volume of a cone
is there a scholarship for musicians
is there a vaccine against malaria
is there any good news for bees
is there a limit to how much one can learn
is there a shortage of nurses
is there a dress code for the opera
is soccer more popular than baseball
is coding difficult
is sugar addictive
is meat bad for the planet
are electric cars really clean
are eggs healthy
are we alone in the universe
are we there yet
are twins more common now
are taxes higher in sweden
are cats smarter than dogs
are there any jobs for historians
are there any marathons in autumn
are there any scholarships for nurses
are there side effects of melatonin
are the playoffs on tonight
are you allowed to vote at sixteen
are you good at maths
are you happy with the election
do antibiotics work against a virus
do i have a fever
do i need a visa to work on a cruise ship
do i need a degree to be a programmer
do i have to pay tax on a gift
do i look fat in this
do judges wear wigs
do you believe in astrology
do you know how to fix a zip
do you know what the weather was like in 1816
do you think robots will rule the world
do you think she likes me
do plants breathe at night
does money make people happy
does the president get paid
does he still play for that club
does she have children
does anyone know a good plumber
does anyone want to go hiking
does this medicine make you sleepy
does homework help children learn
did the governor resign
did they catch the thief
did the rocket launch succeed
did you vote
can you make money by blogging
can you become rich by investing in wine
can you be allergic to water
can you get a sunburn through clouds
can you do a backflip
can you beat me at scrabble
can you solve for x
can you edit my essay
can you proofread my application
can you count to a million
can you diagnose a rash
can you predict the future
can you teach me guitar
can you tell me who won the election
can you tell me who wrote that play
can you tell me a fact about space
can you tell me how to write a resume
can you tell me the plot of that film
can you tell me what to do about my teenager
can you tell me the difference between ale and lager
can you help me lose weight
can you help me with my science fair project
can you help me write a eulogy
can you give me the history of the telephone
can you give me relationship advice
can you find me an apprenticeship
can you find the square root of that
can you find out what happened to the missing hikers
can you recommend a good documentary on sharks
can you suggest exercises for my abs
can you explain the stock market crash
can you explain how interest rates affect housing
can you explain cloud computing
can you walk me through solving a rubik's cube
can you show me how to braid hair
can you show me what a uvula looks like
can you show me the results of the primary
can i become a citizen
can i get fired for that
can i run a marathon without training
can i deduct my studio
can i learn to code in a month
can i get a dog in a flat
can i reuse a stamp
can i see a picture of a quasar
can pregnant women eat sushi
can babies swim
can machines think
could you explain what inflation does to wages
could you give me an overview of the french revolution
could you tell me how tides work
could you fix the leaking tap
could you imagine living in antarctica
would a cat survive that fall
would you vote for a robot
should i go to college
should i get a divorce
should i invest in gold
should i buy or lease a tractor
should i quit my job
should i text him back
should i wear a tie
should the voting age be lowered
tell me about yourself and your childhood in the village
tell me about the new law on drones
tell me about quantum mechanics
tell me about the civil rights movement
tell me about the candidates for governor
tell me about the best ski slopes
tell me how to fix a running toilet
tell me how to change a diaper
tell me how to get rid of acne
tell me how to improve my golf swing
tell me how the lottery works
tell me the score of the final
tell me the names of the apostles
tell me the best way to learn spanish verbs
tell me what happened in the election
tell me what the symptoms of diabetes are
tell me what a derivative is
tell me when the civil war started
tell me where oil comes from
tell me which candidate is ahead
tell me who won the super bowl
tell me why my car smells of oil
tell me if this mole looks dangerous
i want to learn how to code
i want to learn about investing in art
i want to lose ten pounds
i want to quit smoking
i want to move to new zealand
i want to start my own brewery
i want to apply for a job at the museum
i want to rent a castle
i want to sue my neighbour
i want to know about the new tax on sugar
i want to know how to get a green card
i want to know if the senator voted
i want to know what the pope said
i want to find a good therapist
i want to watch paint dry
i need to write a resume
i need to find a job as a welder
i need to print a poster
i need to study for the bar exam
i need to replace the brakes on my bicycle
i need to unclog the sink
i need a good workout for my legs
i need a ride to the monastery
i need a diet for diabetics
i need instructions for assembling a wardrobe
i need tips for a first date
i would like to learn about the stock exchange
i would like to volunteer at the shelter
i would like to know who owns that newspaper
i would like some information on adoption
i'm looking for a summer camp
i'm looking for a job in forestry
i'm looking for a used piano
i'm looking for information about tornadoes
i'm having trouble with my mother in law
i'm trying to fix my dishwasher
i'm trying to quit sugar
i'm thinking of becoming a vegetarian
i'm studying for my chemistry exam
i have a job interview tomorrow at the zoo
i have a cough that won't go away
i have a crush on my teacher
i've got a flat tire on my tandem
i've been feeling dizzy lately
i think the election was unfair
i think i broke my toe
i just bought a new house by the lake
i lost my job last week
i got married yesterday
show me the latest fashion in paris
show me the way to build a shed
show me how photosynthesis works
show me some yoga poses
show me jobs for electricians
show me houses with a garden
show me pictures of the royal baby
show me the standings of the league
show me a video of a volcano
find me a tutor for algebra
find me the cheapest petrol
find me a used car under five thousand
find apartments in the old town
find a babysitter for friday
find the nearest polling station
find the derivative of x squared
find the best school for my son
look up the side effects of ibuprofen
look up the roster of the team
look for jobs in marketing
search the web for vintage lamps
search for symptoms of the flu
give me the latest on the trial
give me a quote by oscar wilde
give me a list of prime numbers
give me the pros and cons of solar panels
give me an easy exercise for my back
give me directions for knitting a hat
list the presidents since the war
list the side effects of chemotherapy
list all films by that director
name the first five books of the bible
name a famous physicist
define photosynthesis
define democracy for a child
describe the water cycle
describe how a bill passes the senate
explain the pythagorean theorem
explain bitcoin to my grandmother
explain how to install a ceiling fan
explain the plot of inception
write an essay on climate change
write a haiku
write a program that sorts numbers
solve this equation for y
convert this pdf to a text
download the user manual of the drill
install the new antivirus
open the hood of the car
fix the broken link on the page
delete all my old photos from the attic
upload the photo of the cat
print the minutes of the meeting
share the video with my grandmother
vote for me
follow that car
hire a lawyer
rate my outfit
order of the planets
election results in ohio
jobs for teenagers
homes for sale in the valley
used tractors
best colleges for engineering
workout for beginners
movie theaters in the nineties
top ten video games of all time
news about the royal family tree
side effects of penicillin
symptoms of pneumonia
cast of that vampire film
height of the tallest skyscraper
age of the universe
founder of the red cross
net worth of the oil baron
stats of the goalkeeper
score of the game last night at the rink
tv series about lawyers
vegan sources of iron
phone with the longest battery life
divorce lawyers
`
  .trim()
  .split('\n');
