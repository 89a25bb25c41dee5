/**
 * What people ask assistants of all trades, from banks to zoos, and small talk. An agent is made for few of
 * them: the others teach it that a request is not its own just because it is a request. Those of its own trade
 * are recognised by out-of-scope.ts and ignored. Answers in a dialogue ("of course", "never mind") are left out,
 * because agents of all trades expect them.
 */
export const backgroundDomains: readonly string[] = `
my parcel should have been here on monday
where has the courier left my box
can i change the delivery address after i have paid
the shoes are too small and i want to send them back
how long do i have to return a jacket
is this lamp available in green
the zip broke the first time i wore it
you charged me for two blenders and i bought one
do you ship to iceland
when will the red one be back in stock
does the discount code work on sale items
i never got my receipt
the vase arrived in a thousand pieces
can someone wrap it as a gift
who do i speak to about a missing item
my card was swallowed by the machine
i cannot log in to my online bank
someone used my card in a shop i have never been to
what does it cost to send money abroad
raise the limit on my card
i forgot the code for my card
when does my mortgage end
open a savings account for my daughter
how much interest do i get
why was the payment declined
stop the direct debit to the gym
order new cheques
exchange dollars into pounds
send a hundred euros to my sister
i think my account has been hacked
file my taxes
how do i claim for a stolen bicycle
my car was hit in a car park
does my policy cover a burst pipe
add my son as a driver on the policy
what is my excess
cancel the travel insurance
i want to report water damage
when does the cover begin
how do i make a complaint about an adjuster
there is no signal in my street
my phone bill is twice what it was
i want to keep my number when i switch
how much data have i left
activate roaming for next week
the router blinks red all the time
the internet is slow in the evening
send me a new sim card
unlock my handset
block calls from this number
upgrade me to the faster plan
i pressed the button and the screen went blue
the printer does not print in colour
reset my password please
i need access to the shared drive
my laptop will not start after the update
the projector in room four is dead
install the new version of the editor
who can give me admin rights
the keyboard types the wrong letters
my mouse is not working
vpn keeps dropping
the app crashes as soon as i open it
how do i export my data
delete my profile
where do i find the settings for notifications
two adults and a child to lisbon in may
is there an earlier train
i missed my connection
can i bring my surfboard on board
my suitcase is lost
which platform does it leave from
how early must i be at the gate
i want an aisle seat
is breakfast included
can we check in at noon
does the room have a view of the sea
the heating in our room does not work
bring two more towels please
is there a pool
can i cancel my reservation for free
rent a van for the weekend
where do i drop off the rental car
do i need a visa for japan
my passport expires in march
book a cab for seven
how far is the hotel from the old town
is the metro running tonight
a ticket to the zoo for four
what time does the museum close
which bus goes to the university
is there a charging station on the motorway
where can i leave my bike
the lift at the station is broken
how long is the walk to the beach
a table by the window for two
do you have anything without gluten
i would like the soup and a glass of white wine
can i see the dessert menu
my steak is raw
the waiter forgot our drinks
is service included
could we have separate bills
half ham half mushroom with extra cheese
no onions on mine
do you deliver to the harbour
the food came cold
what is today's special
how hot is the curry
add fries to that
i am allergic to peanuts
what can i cook with leeks and bacon
how long do i boil an egg
how many calories are in an avocado
convert two cups into grams
suggest something for dinner with chickpeas
can i freeze this sauce
what wine goes with trout
i have had a headache for three days
i need to see the dentist
move my appointment to thursday
are the results of my blood test back
can i take this with alcohol
renew my prescription
is the doctor in on saturdays
which vaccinations do i need for kenya
my baby has a temperature
where is the nearest pharmacy that is open
how many tablets a day
does it hurt
i need a sick note
what are the visiting hours on ward six
how many days of leave do i have left
i will be off sick today
when do we get paid
i want to hand in my notice
who approves my expenses
how do i log my overtime
is friday a company holiday
my payslip is wrong
where do i sign the contract
i would like to work from home on tuesdays
who is the head of the design team
book a meeting room for ten people
send the minutes to everybody
what is on my calendar tomorrow
move the call with the team to four
invite carla to lunch
remind me about the rent
wake me at six
set a timer for the pasta
how many minutes are left
put batteries on the list
what is still on my to do list
take a note
read me my messages
tell dad that i am late
call the plumber
reply that i agree
did anybody ring
who sings this
play the album from the beginning
i do not like this track
put on some rock
go to the news channel
record the match tonight
what is on tv at eight
any good thrillers
when does the film begin
two seats in the back row
who directed it
is there a sequel
recommend a book about ships
dim the lights in the hall
it is too warm in here
close the blinds
start the washing machine at nine
lock the front door
is the oven off
show me who is at the door
vacuum the living room
what is the temperature in the cellar
water the lawn tonight
switch on the fan
make me a coffee
open the garage
do i need an umbrella
how cold will it get tonight
will there be snow in the alps
is it windy out there
when does the sun set
what do i wear today
how much is a dollar in yen
how are my shares doing
is the market up
what is gold worth
who won last night
when is the next game
how did the race end
what is the score
who plays on sunday
how many medals do we have
what happened in the world today
read me the headlines
who is leading in the polls
is the road over the pass open
how is the traffic on the ring road
take me home by the quickest way
find a parking space
how much petrol is left
the engine light is on
my tyre is flat
when is the next service due
how much is an oil change
the brakes squeak
i want to test drive the new model
what do you pay for my old car
when does the course begin
i failed my exam
where do i hand in the essay
can i change my major
how do i apply for a scholarship
is the library open on sundays
i lost my student card
who teaches chemistry
what is for homework
how do i cite a website
extend the loan of my books
when are the holidays
how do i register my child for school
where do i pay the fine
i want to register a new address
my bin was not collected
a street lamp is out
how do i get a parking permit
i need a copy of my birth certificate
when is the office open
where do i vote
how do i apply for housing
there is a pothole in our road
report graffiti
can i burn garden waste
i want to complain about noise
my dog is limping
when is the next jab for the cat
find a home for two kittens
how much do i feed a rabbit
the flat has three rooms and a balcony
is the rent with heating
can we view the house on saturday
the tap drips
the neighbours play drums at night
when do i get my deposit back
who repairs the boiler
how do i get a quote for a new roof
what does a kilowatt hour cost
i want to read my meter
the power is out in our building
switch me to green electricity
my bill for gas is too high
we are moving out in june
a haircut and a shave
is there a slot on wednesday
how much is a massage
cancel the yoga class
what times is the gym quiet
freeze my membership for a month
do you have lockers
how many lengths have i swum
how well did i sleep
count my steps
what is my heart rate
start a run
log a glass of water
translate this letter
how do you say bread in greek
what does this word mean
how do i pronounce it
spell receipt
give me another word for happy
what is twelve times twelve
how many ounces are in a pound
what day is the fourth
what time is it in sydney
how many days until easter
roll two dice
pick a number
sing me something
tell me a story
say something funny
do you like me
are you a robot
what is your name
who made you
how old are you
where do you live
can you hear me
you are wrong
you are great
good morning
good night
hello there
see you later
see you tomorrow
what's up
how are you today
i am fine
i am tired
i am sad
i am in love
happy birthday
merry christmas
whatever
why
lol
haha very funny
shut up
i hate you
you are useless
this is stupid
what do you mean
i do not understand
are you kidding
really
tell me more
test
asdf
qwertz
blah blah
xyz
foo bar
donate ten euros to the food bank
how can i volunteer
i want to adopt a whale
when is the concert
are there tickets left
where is my seat
can i resell my ticket
is there a dress code
who is playing on the main stage
how do i get a refund for the festival
my code does not scan
what is the wifi password
print my boarding pass
upload a photo
how do i share a folder
make it private
send a friend request
post this to my page
how do i get more followers
mute this group
i have been banned
my video will not load
when does my trial end
can i get an invoice with my company on it
what payment methods do you accept
is my data safe with you
how do i switch on two factor login
i did not get the email with the link
the link has expired
change my user name
which languages do you support
is there a student price
do you have an api
how do i become a partner
i am a journalist with a question
i saw your advert on the bus
are you hiring
what do you pay
i sent you my application last week
i want to leave feedback
how do i unsubscribe from the newsletter
plant tomatoes
how often do i water a cactus
when do i prune roses
what eats slugs
how do i knit a scarf
which paint for a bathroom
how do i hang a picture on concrete
what size of drill do i need
cut me four boards of two metres
how much wallpaper do i need
is this plug safe
where do you keep the nails
my sofa has a stain
assemble the wardrobe for me
do you take old mattresses away
mix me a drink with rum
what rhymes with silver
write a poem about rain
describe the taste of mango
what would you do on the moon
is there life on mars
why do cats purr
which is heavier iron or feathers
prove that the root of two is irrational
how does a plane stay up
when was paper invented
who was queen of egypt
how high is the tallest tower
what is a group of owls called
`
  .trim()
  .split('\n');
